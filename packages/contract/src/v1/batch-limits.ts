export const MAX_BATCH_SHIPMENTS = 1_000;
/** Pages of one file with labels. */
export const MAX_BATCH_LABELS = 400;

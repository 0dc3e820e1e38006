/**
 * `reading`: the worker reads the file. `mapping`: a person assigns the columns. `checking`: every row is
 * checked. `ready`: nothing is entered yet. `running`, `stopped` and `done`: of entering.
 */
export const BULK_STATES = [
  'reading',
  'unreadable',
  'mapping',
  'checking',
  'ready',
  'running',
  'stopped',
  'done',
] as const;
export type BulkState = (typeof BULK_STATES)[number];

/** `good` and `bad` after a check, `entered` and `refused` after a run. */
export type BulkOutcome = 'good' | 'bad' | 'entered' | 'refused';

/** Why a file cannot be read at all, or what ended its check or run. */
export const BULK_FILE_FAULTS = [
  'not_utf8',
  'not_a_table',
  'too_many_rows',
  'too_many_columns',
  'cell_too_long',
  'too_large_inside',
  'no_rows',
  'row_numbers',
  'not_accepted',
] as const;
export type BulkFileFault = (typeof BULK_FILE_FAULTS)[number];

/** What is wrong with one cell. */
export const BULK_CELL_FAULTS = [
  'missing',
  'too_short',
  'too_long',
  'characters',
  'not_an_email',
  'not_a_phone',
  'not_a_number',
  'ambiguous_number',
  'not_an_amount',
  'not_a_count',
  'out_of_range',
  'over_max_piece_weight',
  'nothing_to_price',
  'not_carried',
  // of uploads checked when a parcel was always one piece
  'one_piece',
  'too_many_parcels',
  'service_unknown',
  'country_unknown',
  'incoterm_unknown',
  'payment_unknown',
  'customer_unknown',
  'customer_needed',
  'no_credit',
  'over_credit_limit',
  'price_not_allowed',
  'reason_needed',
  'reference_too_short',
  'reference_mistyped',
  'reference_taken',
  'reference_repeated',
] as const;
export type BulkCellFault = (typeof BULK_CELL_FAULTS)[number];

/** First digit of the status of an answer. */
export const STATUS_CLASSES = ['2', '3', '4', '5'] as const;

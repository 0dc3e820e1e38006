/** The `handle` of a route that is read more than filled in: its scripts start after it is painted. */
export const READ_FIRST = { readFirst: true } as const;

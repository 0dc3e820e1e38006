/** Days from Monday on, as the fields of the form are numbered. */
export const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

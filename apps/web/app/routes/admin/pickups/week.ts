/** Days from Monday on, as the fields of the form are numbered. */
export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

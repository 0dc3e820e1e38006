/** The currency of tariffs and accounts. */
export const BOOKS_CURRENCY = 'EUR';

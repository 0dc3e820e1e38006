/** What tariffs charge in, and so what accounts are billed in. */
export const BOOKS_CURRENCY = 'EUR';

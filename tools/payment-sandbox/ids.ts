import { randomBytes } from 'node:crypto';

const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** As Stripe's: a prefix that names the kind, and symbols that nobody can guess. */
export function newId(prefix: string, length = 24): string {
  let id = `${prefix}_`;
  for (const byte of randomBytes(length)) id += SYMBOLS[byte % SYMBOLS.length];
  return id;
}

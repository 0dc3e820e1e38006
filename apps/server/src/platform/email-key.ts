import type { Ctx } from './context.ts';

/**
 * An address as it is compared. Only ASCII letters are lower-cased: lower-casing all would give two
 * mailboxes one key (the Kelvin sign becomes a k).
 */
export function emailKey(email: string): string {
  return email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Identifies addresses in effect keys and opt-outs without storing them. */
export function addressHash({ secrets }: Ctx, email: string): Buffer {
  return secrets.keyedHash('email', emailKey(email));
}

/** The same for a telephone number in E.164. */
export function phoneHash({ secrets }: Ctx, number: string): Buffer {
  return secrets.keyedHash('phone', number);
}

/**
 * An address as it is compared. Only ASCII letters are lower-cased: lower-casing all would give two
 * mailboxes one key (the Kelvin sign becomes a k).
 */
export function emailKey(email: string): string {
  return email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

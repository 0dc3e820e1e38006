/**
 * An address as it is compared. Only ASCII letters are lowered: lowering all would give two
 * mailboxes one key (the Kelvin sign becomes a k), and the second would answer for the first.
 */
export function emailKey(email: string): string {
  return email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

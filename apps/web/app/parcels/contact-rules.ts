import { writtenLength } from '@waypost/domain/written-length';

/** The rules of the contract's fields, for forms that validate before sending. */
const EMAIL =
  /^[^\s@\p{Cc}",:;<>()[\]\\]+@[^\s@\p{Cc}",:;<>()[\]\\]+\.[^\s@\p{Cc}",:;<>()[\]\\.]{2,}$/u;
const PHONE = /^[+0-9 ().\-/]{0,40}$/;

export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

export function isPhoneOrEmpty(text: string): boolean {
  return PHONE.test(text);
}

export function isName(text: string): boolean {
  return text.length >= 2 && text.length <= 120;
}

/** Longer than five characters. */
export function isStreetAddress(text: string): boolean {
  return writtenLength(text) > 5 && text.length <= 300;
}

import { initials, maskEmail, publicAddress } from '@waypost/domain/masking';

/** How an email shows what is personal: in full when it is sent, masked or without links to staff. */
export type Redaction = {
  name(text: string): string;
  email(text: string): string;
  address(text: string): string;
  /** Links carry rights. */
  link(url: string): string;
  /** What only the reader may say to a courier. */
  code(digits: string): string;
};

const hiddenCode = (digits: string): string => '•'.repeat(digits.length);
const asItIs = (text: string): string => text;
/** A link in an email is a right of its reader, never of staff who look at the outbox. */
const hiddenLink = (url: string): string => `${new URL(url).origin}/•••`;

export const NOT_REDACTED: Redaction = {
  name: asItIs,
  email: asItIs,
  address: asItIs,
  link: asItIs,
  code: asItIs,
};
export const REVEALED: Redaction = { ...NOT_REDACTED, link: hiddenLink, code: hiddenCode };
export const MASKED: Redaction = {
  name: initials,
  email: maskEmail,
  address: publicAddress,
  link: hiddenLink,
  code: hiddenCode,
};

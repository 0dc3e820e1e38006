import { initials, maskEmail, publicAddress } from '@waypost/domain/masking';

/** How an email shows what is personal: in full when it is sent, masked or without links to staff. */
export type Redaction = {
  name(text: string): string;
  email(text: string): string;
  address(text: string): string;
  /** Links carry rights. */
  link(url: string): string;
};

const asItIs = (text: string): string => text;
/** A link in an email is a right of its reader, never of staff who look at the outbox. */
const hiddenLink = (url: string): string => `${new URL(url).origin}/•••`;

export const NOT_REDACTED: Redaction = {
  name: asItIs,
  email: asItIs,
  address: asItIs,
  link: asItIs,
};
export const REVEALED: Redaction = { ...NOT_REDACTED, link: hiddenLink };
export const MASKED: Redaction = {
  name: initials,
  email: maskEmail,
  address: publicAddress,
  link: hiddenLink,
};

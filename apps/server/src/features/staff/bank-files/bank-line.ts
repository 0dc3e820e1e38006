import { createHash } from 'node:crypto';

/** A transfer that came in, as the bank's file says it. */
export type BankLine = {
  bookedOn: string;
  cents: number;
  currency: string;
  payer: string;
  text: string;
  /** The bank's own name of the entry; empty where the file has none. */
  bankReference: string;
};

export type ReadFile = {
  lines: BankLine[];
  /** Money that went out, and what is not booked yet. */
  otherEntries: number;
};

/** More are several months of a large carrier. */
export const MAX_LINES = 20_000;
const MAX_TEXT = 1_000;
const MAX_NAME = 200;

export function shortened(line: BankLine): BankLine {
  const clean = (text: string, most: number) =>
    text
      .toWellFormed()
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, most);
  return {
    ...line,
    payer: clean(line.payer, MAX_NAME),
    text: clean(line.text, MAX_TEXT),
    bankReference: clean(line.bankReference, MAX_NAME),
  };
}

/**
 * What makes a line the same line in another file: the bank's reference with the amount, or all that it
 * says. Lines of one file that are alike are told apart by their number.
 */
export function keysOf(lines: readonly BankLine[]): Buffer[] {
  const seen = new Map<string, number>();
  return lines.map(({ bookedOn, cents, currency, payer, text, bankReference }) => {
    const said = bankReference === '' ? [bookedOn, payer, text] : [bankReference];
    const words = JSON.stringify([...said, cents, currency]);
    const alike = (seen.get(words) ?? 0) + 1;
    seen.set(words, alike);
    return createHash('sha256').update(`${words} ${alike}`).digest();
  });
}

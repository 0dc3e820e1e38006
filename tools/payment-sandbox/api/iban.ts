import { createHash } from 'node:crypto';

/** Where Stripe opens virtual accounts, and how long an IBAN is there without country and check. */
const IBAN_TAILS: Record<string, { bank: string; digits: number }> = {
  BE: { bank: '', digits: 12 },
  DE: { bank: '', digits: 18 },
  ES: { bank: '', digits: 20 },
  FR: { bank: '', digits: 23 },
  IE: { bank: 'WPST', digits: 14 },
  NL: { bank: 'WPST', digits: 10 },
};

export function hasVirtualAccounts(country: string): boolean {
  return country in IBAN_TAILS;
}

/** ISO 13616: the check digits make the rearranged number leave 1 when divided by 97. */
export function ibanOf(customerId: string, country: string): string {
  const { bank, digits } = IBAN_TAILS[country] ?? { bank: '', digits: 18 };
  const hash = createHash('sha256').update(customerId).digest('hex');
  const account = BigInt(`0x${hash}`).toString().slice(0, digits);
  const numeric = `${bank}${account}${country}00`.replaceAll(
    /[A-Z]/g,
    (letter) => `${letter.charCodeAt(0) - 55}`,
  );
  const check = 98n - (BigInt(numeric) % 97n);
  return `${country}${`${check}`.padStart(2, '0')}${bank}${account}`;
}

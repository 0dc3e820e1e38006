import { postalCodeRule } from './country-rules.ts';
import { writePostalCode } from './postal-code.ts';

/** Spaced otherwise than in the metadata, by people in that country. */
const SPACED: Readonly<Record<string, string>> = {
  IN: '\\d{3} ?\\d{3}',
  PT: '\\d{4}[- ]\\d{3}',
};
/** "CEP 80020-310", "C.P. 68000", "PIN: 560001", "Τ.Κ. 11526", a Japanese postal mark. */
const LABEL = String.raw`(?:(?:cep|c\.?\s?p\.?|pin(?:\s?code)?|zip(?:\s?code)?|τ\.?\s?κ\.?|plz|cap)\s*[:.]?\s*|〒\s*|\()?`;

export type FoundCode = { code: string; start: number; end: number };

/** Every part of a text that has the shape of a postal code of the country. */
export function findPostalCodes(country: string, text: string): FoundCode[] {
  const rule = postalCodeRule(country);
  if (rule.zip === undefined) return [];
  const shape = SPACED[country] ?? rule.zip;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}./-])${LABEL}(?:[A-Z]{1,3}[-\u2013](?=\\d))?(?<code>${shape})\\)?(?![\\p{L}\\p{N}/-])`,
    'giu',
  );
  return [...text.matchAll(pattern)].flatMap((match) => {
    const code = writePostalCode(rule, match.groups?.['code'] ?? '');
    return code === null ? [] : [{ code, start: match.index, end: match.index + match[0].length }];
  });
}

import { type CountryRules, countryRules } from './country-rules.ts';

/** What a form and the api ask of a postal code: its shape, an example, and whether it may be left out. */
export type PostalCodeRule = Pick<CountryRules, 'zip' | 'examples'> & { required: boolean };

export function postalCodeRule(country: string): PostalCodeRule {
  const { zip, examples, required = '' } = countryRules(country);
  return {
    ...(zip !== undefined && { zip }),
    ...(examples !== undefined && { examples: oneOfEachShape(examples) }),
    required: required.includes('Z'),
  };
}

export type PostalCodeFault = 'missing' | 'invalid';

export function postalCodeFault(rule: PostalCodeRule, typed: string): PostalCodeFault | null {
  if (typed.trim() === '') return rule.required ? 'missing' : null;
  return writePostalCode(rule, typed) === null ? 'invalid' : null;
}

/**
 * A postal code as its country writes it, however it was typed: "sw1a2aa" is SW1A 2AA, "B-1000" is
 * 1000. Null if it has another shape. A country without codes takes any text.
 */
export function writePostalCode(rule: PostalCodeRule, typed: string): string | null {
  const text = asciiDigits(typed).trim().toUpperCase();
  if (rule.zip === undefined) return text;
  const shape = new RegExp(`^(?:${rule.zip})$`);
  const symbols = text.replace(/^[A-Z]{1,3}[-\u2013 ](?=\d)/, '').replaceAll(/[^A-Z\d]/g, '');
  for (const spaced of [spacedLike(rule.examples ?? [], symbols), text, symbols]) {
    if (shape.test(spaced)) return spaced;
  }
  return null;
}

/** Puts the spaces and hyphens of an example into a code of the same length and kind. */
function spacedLike(examples: readonly string[], symbols: string): string {
  const example = examples.find((known) => kindOf(known.replaceAll(/[ -]/g, '')) === kindOf(symbols));
  if (example === undefined) return symbols;
  let at = 0;
  return [...example].map((mark) => (/[ -]/.test(mark) ? mark : symbols[at++])).join('');
}

function kindOf(code: string): string {
  return code.replaceAll(/\d/g, '9').replaceAll(/[A-Z]/g, 'A');
}

function oneOfEachShape(examples: readonly string[]): string[] {
  return [...new Map(examples.map((example) => [kindOf(example), example])).values()];
}

/** Digits of every script, such as those of a Japanese, Hindi or Arabic keyboard. */
export function asciiDigits(text: string): string {
  return text
    .replaceAll(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replaceAll(/(?<=\d)[\u2010-\u2015\u2212\uff0d\u30fc](?=\d)/g, '-');
}

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

/** What a form and the api ask of a postal code. Browsers get the rules of the countries they show. */
export type PostalCodeRule = {
  /** Its shape, as the source of a regular expression; absent where a country has no codes. */
  zip?: string;
  /** One of each shape. */
  examples?: readonly string[];
  required: boolean;
};

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
  const example = examples.find(
    (known) => kindOf(known.replaceAll(/[ -]/g, '')) === kindOf(symbols),
  );
  if (example === undefined) return symbols;
  let at = 0;
  return [...example].map((mark) => (/[ -]/.test(mark) ? mark : symbols[at++])).join('');
}

/** "A9 9AA": letters and digits alone. */
export function kindOf(code: string): string {
  return code.replaceAll(/\d/g, '9').replaceAll(/[A-Z]/g, 'A');
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

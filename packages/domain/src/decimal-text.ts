type DecimalText = { whole: string; fraction: string };

/** A number as people type it, with the digits and decimal sign of any of our languages. */
export function readDecimal(text: string): DecimalText | null {
  // NFKC covers full-width digits; the zeros are Arabic-Indic, Persian and Devanagari.
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, asciiDigit)
    .replaceAll(/[,\u066b]/g, '.');
  const [, whole = '', fraction = ''] = /^(\d*)\.?(\d*)$/.exec(plain) ?? [];
  return whole + fraction === '' ? null : { whole, fraction };
}

function asciiDigit(digit: string): string {
  const point = digit.charCodeAt(0);
  const zero = point >= 0x966 ? 0x966 : point >= 0x6f0 ? 0x6f0 : 0x660;
  return String(point - zero);
}

/** Digits as a number, null when it would not be exact. */
export function scaled(digits: string): number | null {
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : null;
}

/**
 * Cents of an amount as banks and spreadsheets write it: `1234.5`, `1.234,50`, `-12,00`, `+3`. The last dot
 * or comma with one or two digits after it separates the cents. Undefined when it is no amount, and for
 * `1.234`, which is one in one country and a thousand in another.
 */
export function decimalCents(text: string): number | undefined {
  const bare = text.replaceAll(/[\s\u00A0'’]/g, '').replace('\u2212', '-');
  const read = /^([+-]?)(\d{1,3}([.,])\d{3}(?:\3\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/.exec(bare);
  if (read === null) return undefined;
  const [, sign, whole = '', grouped, separator, fraction = ''] = read;
  const isAmbiguous = whole.split(/[.,]/).length === 2 && separator === undefined;
  if (grouped !== undefined && (grouped === separator || isAmbiguous)) return undefined;
  const cents = Number(`${whole.replaceAll(/[.,]/g, '')}${fraction.padEnd(2, '0')}`);
  if (!Number.isSafeInteger(cents)) return undefined;
  return sign === '-' ? -cents : cents;
}

/** Escapes values for COPY. */
export const NULL = String.raw`\N`;

export function freeText(text: string): string {
  return /[\\\t\n\r]/.test(text)
    ? text.replaceAll(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character)
    : text;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const DAY_MS = 24 * 60 * 60 * 1000;
const dayTexts = new Map<number, string>();
const TWO_DIGITS = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

/** Same result as `toISOString` in a third of the time: bulk data has twenty million timestamps. */
export function timestamp(at: number): string {
  const day = Math.floor(at / DAY_MS);
  let dayText = dayTexts.get(day);
  if (dayText === undefined) {
    dayText = new Date(day * DAY_MS).toISOString().slice(0, 11);
    dayTexts.set(day, dayText);
  }
  const ms = at - day * DAY_MS;
  const seconds = Math.floor(ms / 1000);
  const hour = TWO_DIGITS[Math.floor(seconds / 3600)];
  const minute = TWO_DIGITS[Math.floor(seconds / 60) % 60];
  const fraction = String(ms % 1000).padStart(3, '0');
  return `${dayText}${hour}:${minute}:${TWO_DIGITS[seconds % 60]}.${fraction}Z`;
}

/** By formatter, then by value: `{ "NumberFormat en-GB {}": { "12345": "12,345" } }`. */
export type FormattedTexts = Record<string, Record<string, string>>;

type Listener = (formatter: string, value: string, text: string) => void;

let known: FormattedTexts = {};
let listener: Listener | undefined;

/** What the server formatted for a page, so that its browser need not. */
export function knowFormatted(texts: FormattedTexts): void {
  known = texts;
}

/** Hears of every text that is formatted. */
export function onFormatted(listen: Listener): void {
  listener = listen;
}

/**
 * The first use of Intl takes a phone a tenth of a second, and would fall into the moment in which the page
 * becomes the browser's. A text that the server has told is taken as it is.
 */
export function formatted(formatter: string, value: string, format: () => string): string {
  const told = known[formatter]?.[value];
  if (told !== undefined) return told;
  const text = format();
  listener?.(formatter, value, text);
  return text;
}

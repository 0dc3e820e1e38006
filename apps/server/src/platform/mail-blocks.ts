import type { Locale } from '@waypost/i18n';
import type { SafeText } from './mail-text.ts';

/**
 * An email is a list of blocks. The plain text and the HTML are both made from them, so they always say
 * the same.
 */
export type Block<Text extends string = SafeText> =
  | { heading: Text }
  /** The first thing to read about a shipment: the day, then what happened, then how far it is. */
  | { headline: Text; event?: Text | undefined; progress?: Progress<Text> | undefined }
  | { paragraph: Text }
  | { code: Text }
  /** Text by someone else: quoted line by line. */
  | { quote: Text }
  /** Names and values. */
  | { facts: readonly (readonly [name: Text, value: Text])[] }
  /** The button: one in an email. */
  | { link: Link<Text> }
  /** What else can be done, quieter than the button. */
  | { links: readonly Link<Text>[] }
  | { smallPrint: Text; links?: readonly Link<Text>[] };

export type Link<Text extends string = SafeText> = { label: Text; url: string };

/** `reached` counts the stations of the route line from 0. */
export type Progress<Text extends string = SafeText> = {
  reached: number;
  station: Text;
  /** The same as words: "In transit, step 3 of 5". */
  words: Text;
};

/** For any address. */
export type Email<Text extends string = SafeText> = {
  locale: Locale;
  subject: Text;
  blocks: readonly Block<Text>[];
  /** What mail programs may show as a card. */
  parcel?: ParcelCard | undefined;
};

/** Of a shipment: no name, no address but the country, and the public page instead of the reader's link. */
export type ParcelCard = {
  trackingNumber: string;
  trackUrl: string;
  destinationCountry: string;
  expected: { earliest: string; latest: string } | null;
};

/** For a verified address: it may contain what its owner typed. */
export type OwnEmail = Email<string>;

/** Unicode has its own line ends, which would begin a line without a quote mark. */
export function quotedLines(text: string, mark: (line: string) => string): string[] {
  return text.split(/\r?\n|[\u2028\u2029]/).map(mark);
}

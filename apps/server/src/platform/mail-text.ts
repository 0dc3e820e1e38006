import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { maskEmail } from '@waypost/domain/masking';
import { plainName } from '@waypost/domain/plain-name';
import { type Locale, type Translate, translator } from '@waypost/i18n';
import {
  formatCountry,
  formatDayAndTime,
  formatMoney,
  formatShortDay,
} from '@waypost/i18n/formats';
import { directionOf } from '@waypost/i18n/locales';

declare const SAFE: unique symbol;
declare const PROVED: unique symbol;

/**
 * Text that no stranger typed. An email to an unverified address takes nothing else, so text from a form
 * does not compile into it.
 */
export type SafeText = string & { readonly [SAFE]: true };

/** An address whose owner has entered a code from it, or our own inbox. */
export type ProvedAddress = string & { readonly [PROVED]: true };

/** The catalog of emails for any address: values must be safe, and so is the result. */
export function mailTexts(locale: Locale): Translate<'mail', SafeText> {
  return translator(locale, 'mail') as Translate<'mail', SafeText>;
}

/** The same for emails to staff about their own account, which are English. */
export function staffMailTexts(): Translate<'console-letters', SafeText> {
  return translator('en', 'console-letters') as Translate<'console-letters', SafeText>;
}

/** Every way around the type, by why the text is safe. */
export function vouchedText(text: string, _by: 'gazetteer' | 'staff' | 'our code'): SafeText {
  return text as SafeText;
}

export function provedAddress(email: string, _by: 'account' | 'our inbox'): ProvedAddress {
  return email as ProvedAddress;
}

export function trackingNumberText(trackingNumber: string): SafeText {
  return formatTrackingNumber(trackingNumber) as SafeText;
}

export function countryText(code: string, locale: Locale): SafeText {
  return formatCountry(code, locale) as SafeText;
}

export function moneyText(cents: number, currency: string, locale: Locale): SafeText {
  return formatMoney(cents, currency, locale) as SafeText;
}

export function dayAndTimeText(at: Date, locale: Locale, timeZone: string): SafeText {
  return formatDayAndTime(at, locale, timeZone) as SafeText;
}

/** A calendar day such as 2026-11-19. */
export function dayText(day: string, locale: Locale): SafeText {
  return formatShortDay(day, locale) as SafeText;
}

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const END_OF_ISOLATE = '\u2069';

/** At most three letters of it. In Arabic text the dots at its end would move to its beginning. */
export function maskedAddressText(email: string, locale: Locale): SafeText {
  return isolated(maskEmail(email), locale);
}

/** The beginning of an API key, which may end in a hyphen or an underscore. */
export function keyHintText(hint: string, locale: Locale): SafeText {
  return isolated(hint, locale);
}

function isolated(text: string, locale: Locale): SafeText {
  const isAmongArabic = directionOf(locale) === 'rtl';
  const shown = isAmongArabic ? `${LEFT_TO_RIGHT_ISOLATE}${text}${END_OF_ISOLATE}` : text;
  return shown as SafeText;
}

/** Letters of a name only: no mail program turns them into a link. Undefined when nothing is left. */
export function nameText(name: string): SafeText | undefined {
  const plain = plainName(name);
  return plain === '' ? undefined : (plain as SafeText);
}

import { type Locale, translator } from '@waypost/i18n';
import { browserName } from '@waypost/i18n/browser-name';
import type { Block, Letter, OwnLetter } from '../../../platform/mail-layout.ts';
import {
  dayAndTimeText,
  mailTexts,
  maskedAddressText,
  type SafeText,
} from '../../../platform/mail-text.ts';

export function codeLetter(locale: Locale, code: SafeText): Letter {
  const t = mailTexts(locale);
  return {
    locale,
    subject: t('codeSubject', { code }),
    blocks: [
      { heading: t('codeHeading') },
      { code },
      { paragraph: t('codeText') },
      { paragraph: t('codeWarning') },
      footer(locale),
    ],
  };
}

export function alreadyRegisteredLetter(locale: Locale, origin: string, name: string): OwnLetter {
  const t = translator(locale, 'mail');
  return {
    locale,
    subject: t('alreadyRegisteredSubject'),
    blocks: [
      { heading: t('alreadyRegisteredSubject') },
      { paragraph: t('greeting', { name }) },
      { paragraph: t('alreadyRegisteredText') },
      { paragraph: t('alreadyRegisteredNext') },
      { link: { label: t('signInLink'), url: `${origin}/auth/login` } },
      footer(locale),
    ],
  };
}

export function resetLetter(
  locale: Locale,
  origin: string,
  name: string,
  token: string,
): OwnLetter {
  const t = translator(locale, 'mail');
  return {
    locale,
    subject: t('resetSubject'),
    blocks: [
      { heading: t('resetSubject') },
      { paragraph: t('greeting', { name }) },
      { paragraph: t('resetText') },
      { link: { label: t('resetLink'), url: `${origin}/auth/reset?token=${token}` } },
      { paragraph: t('resetWarning') },
      footer(locale),
    ],
  };
}

/** To an address that is not verified yet: only the account claims it. */
export function confirmEmailLetter(
  locale: Locale,
  origin: string,
  account: { email: string },
  token: string,
): Letter {
  const t = mailTexts(locale);
  return {
    locale,
    subject: t('confirmEmailSubject'),
    blocks: [
      { heading: t('confirmEmailSubject') },
      { paragraph: t('confirmEmailText', { account: maskedAddressText(account.email, locale) }) },
      {
        link: { label: t('confirmEmailLink'), url: `${origin}/auth/confirm-email?token=${token}` },
      },
      { paragraph: t('confirmEmailWarning') },
      footer(locale),
    ],
  };
}

export function emailChangeLetter(locale: Locale, origin: string, name: string): OwnLetter {
  const t = translator(locale, 'mail');
  return {
    locale,
    subject: t('emailChangeSubject'),
    blocks: [
      { heading: t('emailChangeSubject') },
      { paragraph: t('greeting', { name }) },
      { paragraph: t('emailChangeText') },
      { paragraph: t('emailChangeNext') },
      { link: { label: t('resetLink'), url: `${origin}/auth/forgot` } },
      footer(locale),
    ],
  };
}

export function newSignInLetter(
  locale: Locale,
  origin: string,
  name: string,
  seen: { browser: string; at: Date },
): OwnLetter {
  const t = translator(locale, 'mail');
  const time = dayAndTimeText(seen.at, locale, 'UTC');
  const browser = browserName(seen.browser, translator(locale, 'account'));
  return {
    locale,
    subject: t('newSignInSubject'),
    blocks: [
      { heading: t('newSignInSubject') },
      { paragraph: t('greeting', { name }) },
      { paragraph: t('newSignInText', { browser, time }) },
      { paragraph: t('newSignInNext') },
      { link: { label: t('resetLink'), url: `${origin}/auth/forgot` } },
      footer(locale),
    ],
  };
}

export function passwordChangedLetter(
  locale: Locale,
  origin: string,
  name: string,
  change: { at: Date; byReset: boolean },
): OwnLetter {
  const t = translator(locale, 'mail');
  const time = dayAndTimeText(change.at, locale, 'UTC');
  return {
    locale,
    subject: t('passwordChangedSubject'),
    blocks: [
      { heading: t('passwordChangedSubject') },
      { paragraph: t('greeting', { name }) },
      { paragraph: t('passwordChangedText', { time }) },
      { paragraph: t(change.byReset ? 'passwordChangedByReset' : 'passwordChangedHere') },
      { paragraph: t('passwordChangedNext') },
      { link: { label: t('resetLink'), url: `${origin}/auth/forgot` } },
      footer(locale),
    ],
  };
}

function footer(locale: Locale): Block {
  return { smallPrint: mailTexts(locale)('accountFooter') };
}

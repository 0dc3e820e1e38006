import { type Locale, type Translate, translator } from '@waypost/i18n';
import { browserName } from '@waypost/i18n/browser-name';
import { formatDayAndTime } from '@waypost/i18n/formats';
import type { Block, Letter } from '../../platform/mail-layout.ts';

export function codeLetter(locale: Locale, code: string): Letter {
  const t = translator(locale, 'mail');
  return {
    locale,
    subject: t('codeSubject', { code }),
    blocks: [
      { heading: t('codeHeading') },
      { code },
      { paragraph: t('codeText') },
      { paragraph: t('codeWarning') },
      footer(t),
    ],
  };
}

export function alreadyRegisteredLetter(locale: Locale, origin: string, name: string): Letter {
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
      footer(t),
    ],
  };
}

export function resetLetter(locale: Locale, origin: string, name: string, token: string): Letter {
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
      footer(t),
    ],
  };
}

export function confirmEmailLetter(
  locale: Locale,
  origin: string,
  name: string,
  token: string,
): Letter {
  const t = translator(locale, 'mail');
  return {
    locale,
    subject: t('confirmEmailSubject'),
    blocks: [
      { heading: t('confirmEmailSubject') },
      { paragraph: t('greeting', { name }) },
      { paragraph: t('confirmEmailText') },
      {
        link: { label: t('confirmEmailLink'), url: `${origin}/auth/confirm-email?token=${token}` },
      },
      { paragraph: t('confirmEmailWarning') },
      footer(t),
    ],
  };
}

export function emailChangeLetter(locale: Locale, origin: string, name: string): Letter {
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
      footer(t),
    ],
  };
}

export function newSignInLetter(
  locale: Locale,
  origin: string,
  name: string,
  seen: { browser: string; at: Date },
): Letter {
  const t = translator(locale, 'mail');
  const time = formatDayAndTime(seen.at, locale, 'UTC');
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
      footer(t),
    ],
  };
}

function footer(t: Translate<'mail'>): Block {
  return { smallPrint: t('accountFooter') };
}

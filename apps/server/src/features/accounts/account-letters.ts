import { translator } from '@waypost/i18n';
import { formatDayAndTime } from '@waypost/i18n/formats';
import type { Block, Letter } from '../../platform/mail-layout.ts';

const t = translator('en', 'mail');

const footer: Block = { smallPrint: t('accountFooter') };

export function codeLetter(code: string): Letter {
  return {
    subject: t('codeSubject', { code }),
    blocks: [
      { heading: t('codeHeading') },
      { code },
      { paragraph: t('codeText') },
      { paragraph: t('codeWarning') },
      footer,
    ],
  };
}

export function alreadyRegisteredLetter(origin: string, name: string): Letter {
  return {
    subject: t('alreadyRegisteredSubject'),
    blocks: [
      { heading: t('alreadyRegisteredSubject') },
      { paragraph: t('greeting', { name }) },
      { paragraph: t('alreadyRegisteredText') },
      { paragraph: t('alreadyRegisteredNext') },
      { link: { label: t('signInLink'), url: `${origin}/auth/login` } },
      footer,
    ],
  };
}

export function resetLetter(origin: string, name: string, token: string): Letter {
  return {
    subject: t('resetSubject'),
    blocks: [
      { heading: t('resetSubject') },
      { paragraph: t('greeting', { name }) },
      { paragraph: t('resetText') },
      { link: { label: t('resetLink'), url: `${origin}/auth/reset?token=${token}` } },
      { paragraph: t('resetWarning') },
      footer,
    ],
  };
}

export function confirmEmailLetter(origin: string, name: string, token: string): Letter {
  return {
    subject: t('confirmEmailSubject'),
    blocks: [
      { heading: t('confirmEmailSubject') },
      { paragraph: t('greeting', { name }) },
      { paragraph: t('confirmEmailText') },
      {
        link: { label: t('confirmEmailLink'), url: `${origin}/auth/confirm-email?token=${token}` },
      },
      { paragraph: t('confirmEmailWarning') },
      footer,
    ],
  };
}

export function emailChangeLetter(origin: string, name: string): Letter {
  return {
    subject: t('emailChangeSubject'),
    blocks: [
      { heading: t('emailChangeSubject') },
      { paragraph: t('greeting', { name }) },
      { paragraph: t('emailChangeText') },
      { paragraph: t('emailChangeNext') },
      { link: { label: t('resetLink'), url: `${origin}/auth/forgot` } },
      footer,
    ],
  };
}

export function newSignInLetter(
  origin: string,
  name: string,
  seen: { browser: string; at: Date },
): Letter {
  const time = formatDayAndTime(seen.at, 'en', 'UTC');
  return {
    subject: t('newSignInSubject'),
    blocks: [
      { heading: t('newSignInSubject') },
      { paragraph: t('greeting', { name }) },
      { paragraph: t('newSignInText', { browser: seen.browser, time }) },
      { paragraph: t('newSignInNext') },
      { link: { label: t('resetLink'), url: `${origin}/auth/forgot` } },
      footer,
    ],
  };
}

import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { Letter } from '../../../platform/mail-layout.ts';
import { staffMailTexts } from '../../../platform/mail-text.ts';

export type StaffNotice = 'password' | 'recovery_codes';

const t = staffMailTexts();

export function staffPasswordUrl(origin: string, secret: string): string {
  return `${origin}/admin/password?token=${secret}`;
}

export function staffPasswordLetter(url: string): Letter {
  return {
    locale: DEFAULT_LOCALE,
    subject: t('passwordLinkSubject'),
    blocks: [
      { heading: t('passwordLinkSubject') },
      { paragraph: t('passwordLinkText') },
      { link: { label: t('passwordLink'), url } },
      { paragraph: t('passwordLinkWarning') },
      { smallPrint: t('signature') },
    ],
  };
}

export function staffNoticeLetter(notice: StaffNotice): Letter {
  return {
    locale: DEFAULT_LOCALE,
    subject: t(`subject.${notice}`),
    blocks: [
      { heading: t(`subject.${notice}`) },
      { paragraph: t(`text.${notice}`) },
      { paragraph: t('notYou') },
      { smallPrint: t('signature') },
    ],
  };
}

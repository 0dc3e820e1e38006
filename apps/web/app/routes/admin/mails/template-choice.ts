import { MAIL_TEMPLATES, type MailTemplate } from '@waypost/contract/mail-templates';

/** The languages that mails are written in. */
export const MAIL_LOCALES = ['en'] as const;
type MailLocale = (typeof MAIL_LOCALES)[number];

export function templateIn(name: string | null | undefined): MailTemplate {
  return MAIL_TEMPLATES.find((known) => known === name) ?? MAIL_TEMPLATES[0];
}

export function localeIn(params: URLSearchParams): MailLocale {
  return MAIL_LOCALES.find((known) => known === params.get('locale')) ?? 'en';
}

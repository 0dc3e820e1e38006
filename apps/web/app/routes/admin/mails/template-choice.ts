import { MAIL_TEMPLATES, type MailTemplate } from '@waypost/contract/mail-templates';
import { completeLocale, type Locale } from '@waypost/i18n/locales';

export function templateIn(name: string | null | undefined): MailTemplate {
  return MAIL_TEMPLATES.find((known) => known === name) ?? MAIL_TEMPLATES[0];
}

export function localeIn(params: URLSearchParams): Locale {
  return completeLocale(params.get('locale') ?? '');
}

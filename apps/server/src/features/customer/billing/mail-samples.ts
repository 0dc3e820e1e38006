import type { Locale } from '@waypost/i18n';
import type { OwnLetter } from '../../../platform/mail-layout.ts';
import { statementLetter } from './send-statement-mail.ts';

const STATEMENT = {
  ym: '2026-10',
  currency: 'EUR',
  due_at: new Date('2026-11-30T12:00:00Z'),
  charged_cents: 124_050,
  credited_cents: 0,
  name: 'Ada Example',
};

export const billingMailSamples = {
  statement: (locale: Locale, origin: string): OwnLetter =>
    statementLetter(
      locale,
      { PUBLIC_ORIGIN: origin, SELLER_TIME_ZONE: 'Europe/Brussels' },
      STATEMENT,
      STATEMENT.charged_cents,
    ),
};

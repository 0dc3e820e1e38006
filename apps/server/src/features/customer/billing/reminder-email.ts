import { translator } from '@waypost/i18n';
import { formatDay, formatMoney, formatMonth } from '@waypost/i18n/formats';
import { defineOwnEmail, toAccount } from '../../../platform/emails.ts';
import { transferBlocks } from './transfer-blocks.ts';
import { readInvoiceNumber, readOpen, readStatementForMail } from './statements.queries.ts';

type Reminder = 1 | 2 | 3;

type Reminded = {
  name: string;
  reminder: Reminder;
  ym: string;
  currency: string;
  dueAt: Date;
  onAccountCents: number;
  /** Of the carrier. */
  timeZone: string;
  iban: string;
  invoiceNumber: string;
};

const isReminder = (step: number): step is Reminder => step === 1 || step === 2 || step === 3;

/** Not sent once it is paid, however long its job has waited. */
export const reminderEmail = defineOwnEmail({
  template: 'statement_reminder',
  key: ({ statementId, reminder }: { statementId: string; reminder: number }) =>
    `statement_reminder:${statementId}:${reminder}`,
  async read(ctx, { statementId, reminder }, redaction) {
    const statement = await readStatementForMail(ctx.db, statementId);
    const { onAccountCents } = await readOpen(ctx.db, statementId);
    if (statement === undefined || onAccountCents === 0 || !isReminder(reminder)) return undefined;
    const facts = {
      ...statement,
      name: redaction.name(statement.name),
      reminder,
      onAccountCents,
      timeZone: ctx.config.SELLER_TIME_ZONE,
      iban: ctx.config.SELLER_IBAN,
      invoiceNumber: await readInvoiceNumber(ctx.db, statementId),
    };
    return toAccount(statement, facts, redaction);
  },
  words(locale, reminded: Reminded, origin) {
    const t = translator(locale, 'mail');
    const { name, reminder } = reminded;
    const month = formatMonth(reminded.ym, locale);
    const amount = formatMoney(reminded.onAccountCents, reminded.currency, locale);
    const day = formatDay(reminded.dueAt, locale, reminded.timeZone);
    return {
      locale,
      subject: t(`reminderSubject.${reminder}`, { month }),
      blocks: [
        { heading: t('reminderHeading', { month }) },
        { paragraph: t('greeting', { name }) },
        { paragraph: t(`reminderText.${reminder}`, { amount, month, day }) },
        ...transferBlocks(locale, { ...reminded, cents: reminded.onAccountCents }),
        { link: { label: t('statementLink'), url: `${origin}/dashboard/billing` } },
        { paragraph: t('reminderCrossed') },
        { smallPrint: t('accountFooter') },
      ],
    };
  },
  sample: () => ({
    name: 'Ada Example',
    reminder: 1 as const,
    ym: '2026-09',
    currency: 'EUR',
    dueAt: new Date('2026-10-31T12:00:00Z'),
    onAccountCents: 124_050,
    timeZone: 'Europe/Brussels',
    iban: 'BE71 0961 2345 6769',
    invoiceNumber: 'WP-2026-000042',
  }),
  subjectOfKey: (_ctx, { ids: [statementId = '', reminder = ''] }) => ({
    statementId,
    reminder: Number(reminder),
  }),
});

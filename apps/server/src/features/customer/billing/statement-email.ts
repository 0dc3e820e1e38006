import { translator } from '@waypost/i18n';
import { formatDay, formatMoney, formatMonth } from '@waypost/i18n/formats';
import { defineOwnEmail, toAccount } from '../../../platform/emails.ts';
import { readInvoiceNumber, readOpen, readStatementForMail } from './statements.queries.ts';
import { transferBlocks } from './transfer-blocks.ts';

type MailedStatement = {
  name: string;
  ym: string;
  currency: string;
  dueAt: Date;
  chargedCents: number;
  creditedCents: number;
  openCents: number;
  onAccountCents: number;
  /** Of the carrier. */
  timeZone: string;
  iban: string;
  invoiceNumber: string;
};

export const statementEmail = defineOwnEmail({
  template: 'statement',
  key: ({ statementId }: { statementId: string }) => `statement:${statementId}`,
  async read(ctx, { statementId }, redaction) {
    const statement = await readStatementForMail(ctx.db, statementId);
    if (statement === undefined) return undefined;
    const facts = async () => ({
      ...statement,
      name: redaction.name(statement.name),
      ...(await readOpen(ctx.db, statementId)),
      timeZone: ctx.config.SELLER_TIME_ZONE,
      iban: ctx.config.SELLER_IBAN,
      invoiceNumber: await readInvoiceNumber(ctx.db, statementId),
    });
    return toAccount(statement, facts, redaction);
  },
  words(locale, statement: MailedStatement, origin) {
    const t = translator(locale, 'mail');
    const { name, openCents } = statement;
    const month = formatMonth(statement.ym, locale);
    const money = (cents: number) => formatMoney(cents, statement.currency, locale);
    const day = formatDay(statement.dueAt, locale, statement.timeZone);
    const amount = money(statement.chargedCents - statement.creditedCents);
    const open = t('statementOpen', { amount: money(openCents), day });
    return {
      locale,
      subject: t('statementSubject', { month }),
      blocks: [
        { heading: t('statementHeading', { month }) },
        { paragraph: t('greeting', { name }) },
        { paragraph: t('statementText', { month, amount }) },
        { paragraph: openCents > 0 ? open : t('statementPaid') },
        ...transferBlocks(locale, { ...statement, cents: statement.onAccountCents }),
        { link: { label: t('statementLink'), url: `${origin}/dashboard/billing` } },
        { smallPrint: t('accountFooter') },
      ],
    };
  },
  sample: () => ({
    name: 'Ada Example',
    ym: '2026-10',
    currency: 'EUR',
    dueAt: new Date('2026-11-30T12:00:00Z'),
    chargedCents: 124_050,
    creditedCents: 0,
    openCents: 124_050,
    onAccountCents: 124_050,
    timeZone: 'Europe/Brussels',
    iban: 'BE71 0961 2345 6769',
    invoiceNumber: 'WP-2026-000042',
  }),
  subjectOfKey: (_ctx, { ids: [statementId = ''] }) => ({ statementId }),
});

import { type Locale, translator } from '@waypost/i18n';
import { formatDay, formatMoney, formatMonth } from '@waypost/i18n/formats';
import type { Config } from '../../../config.ts';
import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import type { OwnLetter } from '../../../platform/mail-layout.ts';
import { provedAddress } from '../../../platform/mail-text.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { type Rewrite, sendOnce, type Writing } from '../../../platform/outbox.ts';
import { NO_VEIL, type Veil } from '../../../platform/veil.ts';
import { readOpenCents, readStatementForMail } from './statements.queries.ts';

export async function sendStatementMail(
  ctx: Ctx,
  mailer: Mailer,
  statementId: string,
): Promise<void> {
  const statement = await readStatementForMail(ctx.db, statementId);
  if (statement === undefined) return;
  const effect = {
    effectKey: `mail:statement:${statementId}`,
    shard: statement.shard,
    template: 'statement',
  } as const;
  await sendOnce(ctx, mailer, effect, () => write(ctx, statementId, statement, NO_VEIL));
}

export const rewriteStatementMail: Rewrite = async (ctx, { ids: [statementId = ''] }, veil) => {
  const statement = await readStatementForMail(ctx.db, statementId);
  return statement && write(ctx, statementId, statement, veil);
};

type MailedStatement = NonNullable<Awaited<ReturnType<typeof readStatementForMail>>>;

async function write(
  ctx: Ctx,
  statementId: string,
  statement: MailedStatement,
  veil: Veil,
): Promise<Writing> {
  const openCents = await readOpenCents(ctx.db, statementId);
  const named = { ...statement, name: veil.name(statement.name) };
  return {
    to: provedAddress(veil.email(statement.email), 'account'),
    letter: statementLetter(completeLocale(statement.locale), ctx.config, named, openCents),
  };
}

export function statementLetter(
  locale: Locale,
  { PUBLIC_ORIGIN, SELLER_TIME_ZONE }: Pick<Config, 'PUBLIC_ORIGIN' | 'SELLER_TIME_ZONE'>,
  statement: Omit<MailedStatement, 'shard' | 'email' | 'locale' | 'paid_at'>,
  openCents: number,
): OwnLetter {
  const t = translator(locale, 'mail');
  const month = formatMonth(statement.ym, locale);
  const money = (cents: number) => formatMoney(cents, statement.currency, locale);
  const day = formatDay(statement.due_at, locale, SELLER_TIME_ZONE);
  return {
    locale,
    subject: t('statementSubject', { month }),
    blocks: [
      { heading: t('statementHeading', { month }) },
      { paragraph: t('greeting', { name: statement.name }) },
      {
        paragraph: t('statementText', {
          month,
          amount: money(statement.charged_cents - statement.credited_cents),
        }),
      },
      {
        paragraph:
          openCents > 0
            ? t('statementOpen', { amount: money(openCents), day })
            : t('statementPaid'),
      },
      { link: { label: t('statementLink'), url: `${PUBLIC_ORIGIN}/dashboard/billing` } },
      { smallPrint: t('accountFooter') },
    ],
  };
}

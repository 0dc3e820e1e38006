import { translator } from '@waypost/i18n';
import { formatDay, formatMoney, formatMonth } from '@waypost/i18n/formats';
import type { Ctx } from '../../platform/context.ts';
import type { Letter } from '../../platform/mail-layout.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { sendOnce } from '../../platform/outbox.ts';
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
  };
  await sendOnce(ctx, mailer, effect, async () => ({
    to: statement.email,
    letter: statementLetter(ctx, statement, await readOpenCents(ctx.db, statementId)),
  }));
}

type MailedStatement = NonNullable<Awaited<ReturnType<typeof readStatementForMail>>>;

function statementLetter(ctx: Ctx, statement: MailedStatement, openCents: number): Letter {
  const t = translator('en', 'mail');
  const { PUBLIC_ORIGIN, SELLER_TIME_ZONE } = ctx.config;
  const month = formatMonth(statement.ym, 'en');
  const money = (cents: number) => formatMoney(cents, statement.currency, 'en');
  const day = formatDay(statement.due_at, 'en', SELLER_TIME_ZONE);
  return {
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

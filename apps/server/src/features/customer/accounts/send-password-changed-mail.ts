import { completeLocale } from '@waypost/i18n/locales';
import { readCustomerShard } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { provedAddress } from '../../../platform/mail-text.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { sendOnce } from '../../../platform/outbox.ts';
import { newRowId } from '../../../platform/random.ts';
import { passwordChangedLetter } from './account-letters.ts';
import { readAddressee } from './customers.queries.ts';
import { type PasswordNotice, passwordChangedMailQueue } from './queues.ts';

/** In the transaction that changes the password. */
export async function noticePasswordChange(
  ctx: Ctx,
  tx: Db,
  change: { customerId: string; byReset: boolean },
): Promise<void> {
  const shard = await readCustomerShard(tx, change.customerId);
  const notice = { ...change, shard, noticeId: newRowId(), changedAt: new Date().toISOString() };
  await ctx.jobs.enqueue(tx, passwordChangedMailQueue, notice);
}

export async function sendPasswordChangedMail(
  ctx: Ctx,
  mailer: Mailer,
  { customerId, noticeId, changedAt, byReset }: PasswordNotice,
): Promise<void> {
  const customer = await readAddressee(ctx.db, customerId);
  if (customer === undefined) return;
  const effect = {
    effectKey: `mail:password_changed:${noticeId}`,
    shard: customer.shard,
    template: 'password_changed',
  } as const;
  const locale = completeLocale(customer.locale);
  await sendOnce(ctx, mailer, effect, async () => ({
    to: provedAddress(customer.email, 'account'),
    letter: passwordChangedLetter(locale, ctx.config.PUBLIC_ORIGIN, customer.name, {
      at: new Date(changedAt),
      byReset,
    }),
  }));
}

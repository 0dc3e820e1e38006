import type { Ctx } from '../../../platform/context.ts';
import { type Job, scheduled } from '../../../platform/feature.ts';
import { eraseOfAccount } from './erase-test-data.ts';
import { advanceMagicShipments } from './magic-recipients.ts';
import { forgetAccount, selectAccountsAfter } from './test-accounts.queries.ts';
import { deleteMailsBefore } from './test-mails.queries.ts';

const KEPT_DAYS = 90;
const ACCOUNTS = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** In the live database there is nothing to erase, and no function that could. */
async function eraseOldTestData(ctx: Ctx): Promise<void> {
  if (ctx.mode === 'live') return;
  const before = new Date(Date.now() - KEPT_DAYS * 86_400_000);
  for await (const accounts of everyAccount(ctx)) {
    for (const { id } of accounts) await eraseOfAccount(ctx, id, before);
  }
  await deleteMailsBefore(ctx.db, before);
}

/** An account that was erased leaves test mode within minutes. */
async function eraseEndedTestAccounts(ctx: Ctx): Promise<void> {
  if (ctx.mode === 'live') return;
  for await (const accounts of everyAccount(ctx)) {
    for (const id of await ctx.identity.selectEnded(accounts.map((account) => account.id))) {
      await eraseOfAccount(ctx, id, null);
      await forgetAccount(ctx.db, id);
    }
  }
}

async function* everyAccount({ db }: Ctx) {
  for (let after = FIRST; ;) {
    const accounts = await selectAccountsAfter(db, after, ACCOUNTS);
    if (accounts.length === 0) return;
    yield accounts;
    after = accounts.at(-1)?.id ?? after;
  }
}

export const testModeJobs: readonly Job[] = [
  scheduled('erase_old_test_data', '20 3 * * *', eraseOldTestData),
  scheduled('advance_magic_shipments', '* * * * *', (ctx) => advanceMagicShipments(ctx)),
  scheduled('erase_ended_test_accounts', '*/5 * * * *', eraseEndedTestAccounts),
];

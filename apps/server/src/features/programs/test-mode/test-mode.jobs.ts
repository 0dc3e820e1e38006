import type { Ctx } from '../../../platform/context.ts';
import { type Job, scheduled } from '../../../platform/feature.ts';
import { eraseOfAccount } from './erase-test-data.ts';
import { advanceMagicShipments } from './magic-recipients.ts';
import {
  forgetAccount,
  selectAccountsAfter,
  selectAccountsBookedBefore,
} from './test-accounts.queries.ts';
import { deleteMailsBefore } from './test-mails.queries.ts';

const KEPT_DAYS = 90;
const ACCOUNTS = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** In the live database there is nothing to erase, and no function that could. */
async function eraseOldTestData(ctx: Ctx): Promise<void> {
  if (ctx.mode === 'live') return;
  const before = new Date(Date.now() - KEPT_DAYS * 86_400_000);
  await deleteMailsBefore(ctx.db, before);
  const pages = pagesOf((after) => selectAccountsBookedBefore(ctx.db, before, after, ACCOUNTS));
  await forEach(pages, async (id) => void (await eraseOfAccount(ctx, id, before)));
}

/** An account that was erased leaves test mode within minutes. */
async function eraseEndedTestAccounts(ctx: Ctx): Promise<void> {
  if (ctx.mode === 'live') return;
  await forEach(endedAccounts(ctx), async (id) => {
    await eraseOfAccount(ctx, id, null);
    await forgetAccount(ctx.db, id);
  });
}

async function* endedAccounts(ctx: Ctx) {
  for await (const ids of pagesOf((after) => selectAccountsAfter(ctx.db, after, ACCOUNTS))) {
    yield ctx.identity.selectEnded(ids);
  }
}

async function* pagesOf(select: (after: string) => Promise<{ id: string }[]>) {
  for (let after = FIRST; ;) {
    const ids = (await select(after)).map(({ id }) => id);
    if (ids.length === 0) return;
    yield ids;
    after = ids.at(-1) ?? after;
  }
}

/** An account that cannot be erased keeps no other from it. */
async function forEach(
  pages: AsyncIterable<string[]>,
  erase: (id: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const ids of pages) {
    for (const id of ids) {
      try {
        await erase(id);
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'accounts could not be erased');
}

export const testModeJobs: readonly Job[] = [
  scheduled('erase_old_test_data', '20 3 * * *', eraseOldTestData),
  scheduled('advance_magic_shipments', '* * * * *', (ctx) => advanceMagicShipments(ctx)),
  scheduled('erase_ended_test_accounts', '*/5 * * * *', eraseEndedTestAccounts),
];

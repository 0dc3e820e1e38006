import { completeLocale } from '@waypost/i18n/locales';
import type { AccountCopy, Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { waitForTurn } from '../../../platform/sweeps.ts';
import { insertCustomer } from '../../customer/accounts/index.ts';
import { storeLimit } from '../../customer/credit/index.ts';
import { hasAccount } from './test-accounts.queries.ts';

/** Enough for thousands of labels; nobody ever pays it. */
const CREDIT_CENTS = 1_000_000;

/** Mail for it is kept under the account, and would reach nobody (RFC 2606). */
function testAddressOf(customerId: string): string {
  return `${customerId}@test.invalid`;
}

/** The account that an address of `testAddressOf` belongs to. */
export function accountOfTestAddress(address: string): string | undefined {
  return /^([0-9a-f-]{36})@test\.invalid$/.exec(address)?.[1];
}

/**
 * Asked before each call of test mode, so that a test database which was made anew fills itself. False for an
 * account that has ended.
 */
export async function ensureTestAccount(ctx: Ctx, customerId: string): Promise<boolean> {
  if (await hasAccount(ctx.db, customerId)) return true;
  const account = await ctx.identity.readAccount(customerId);
  if (account === undefined) return false;
  await inTransaction(ctx.db, async (tx) => {
    // many first calls at once are as likely as one
    await waitForTurn(tx, `account:${customerId}`);
    if (await hasAccount(tx, customerId)) return;
    await insertCopy(tx, customerId, account);
    await storeLimit(tx, { customerId, shard: account.shard, limitCents: CREDIT_CENTS });
  });
  return true;
}

/** Nobody can sign in to it: it has no password, and no mail is ever sent to its address. */
async function insertCopy(tx: Db, customerId: string, account: AccountCopy): Promise<void> {
  const { shard, locale, ...copied } = account;
  const email = testAddressOf(customerId);
  await insertCustomer(tx, {
    id: customerId,
    shard,
    emailKey: email,
    termsAcceptedAt: new Date(),
    registration: {
      ...copied,
      email,
      passwordHash: '',
      accountType: account.company === '' ? 'individual' : 'business',
      phone: '',
      vatId: '',
      addressLine1: '',
      addressLine2: '',
      city: '',
      region: '',
      postalCode: '',
      newsletter: false,
      heardFrom: null,
      locale: completeLocale(locale),
    },
  });
}

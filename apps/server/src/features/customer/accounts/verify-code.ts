import type { Customer } from '@waypost/contract';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { giveBack, takeOrRefuse } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashSecret, newRowId } from '../../../platform/random.ts';
import { noteAccount } from '../../core/directory/index.ts';
import { askAsCustomer } from '../../public/newsletter/index.ts';
import { CODE_TRIES } from './account-limits.ts';
import { deleteAttempt, findLiveAttempt, type TriedAttempt, tryCode } from './codes.queries.ts';
import { insertCustomer, readCustomer } from './customers.queries.ts';
import { openSession } from './open-session.ts';
import { presentCustomer } from './present-customer.ts';
import { deleteSessionBySecret } from './sessions.queries.ts';

export type CodeEntry = {
  attemptSecret: string | undefined;
  email: string;
  code: string;
  userAgent: string | undefined;
  /** The previous session of this browser, which the new one replaces. */
  oldSessionSecret: string | undefined;
};

/** The right code, in the browser that asked for it, for the address it was mailed to. */
export async function verifyCode(
  ctx: Ctx,
  entry: CodeEntry,
): Promise<{ sessionSecret: string; customer: Customer }> {
  if (entry.attemptSecret === undefined) throw new Problem('code_invalid');
  const key = emailKey(entry.email);
  const secretHash = hashSecret(entry.attemptSecret);
  const emailHash = ctx.secrets.keyedHash('email', key);
  const attempt = await findLiveAttempt(ctx.db, secretHash, emailHash);
  // a stranger without the attempt must not use up the tries of the account
  if (attempt === undefined) throw new Problem('code_invalid');
  const triesKey = `${attempt.purpose} ${key}`;
  await takeOrRefuse(ctx, CODE_TRIES, triesKey);

  const codeHashes = ctx.secrets.acceptedHashes('code', secretHash, entry.code);
  const signedIn = await inTransaction(ctx.db, async (tx) => {
    const tried = await tryCode(tx, attempt.id, codeHashes);
    if (tried === undefined || !tried.isRight) return undefined;
    await deleteAttempt(tx, tried.id);
    return finish(ctx, tx, tried, key, entry);
  });
  if (signedIn === undefined) throw new Problem('code_invalid');
  await giveBack(ctx, CODE_TRIES, triesKey);
  return signedIn;
}

/** The attempt's own hash is included: a code is worthless in another attempt. */
export function hashCode(ctx: Ctx, attemptSecretHash: Buffer, code: string): Buffer {
  return ctx.secrets.keyedHash('code', attemptSecretHash, code);
}

async function finish(ctx: Ctx, tx: Db, tried: TriedAttempt, key: string, entry: CodeEntry) {
  const isFirst = tried.customerId === null;
  const customerId = tried.customerId ?? (await createCustomer(ctx, tx, tried, key));
  if (customerId === undefined) return undefined;
  if (entry.oldSessionSecret !== undefined) {
    await deleteSessionBySecret(tx, hashSecret(entry.oldSessionSecret));
  }
  const { userAgent } = entry;
  const session = { customerId, shard: tried.shard, userAgent, isFirst };
  const sessionSecret = await openSession(ctx, tx, session);
  if (sessionSecret === undefined) return undefined;
  return { sessionSecret, customer: presentCustomer(await readCustomer(tx, customerId)) };
}

/** Undefined when the address got an account in the meantime: nothing changes then. */
async function createCustomer(ctx: Ctx, tx: Db, tried: TriedAttempt, key: string) {
  const { registration, shard } = tried;
  if (registration === null) throw new Error('an attempt to register has no registration');
  const customer = await insertCustomer(tx, {
    id: newRowId(),
    shard,
    emailKey: key,
    registration,
    termsAcceptedAt: tried.createdAt,
  });
  if (customer === undefined) return undefined;
  const hash = ctx.secrets.keyedHash('email', key);
  await noteAccount(ctx, tx, { customerId: customer.id, shard, hash });
  if (registration.newsletter) {
    const { email, locale = DEFAULT_LOCALE } = registration;
    await askAsCustomer(ctx, tx, { id: customer.id, shard, email, locale });
  }
  return customer.id;
}

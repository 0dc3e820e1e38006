import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { hashSecret, newRowId, newSessionSecret } from '../../../platform/random.ts';
import { noteSignIn } from './customers.queries.ts';
import { nameBrowser } from './name-browser.ts';
import { newSignInMailQueue } from './queues.ts';
import { insertSession, noteBrowser } from './sessions.queries.ts';

/** 30 days, the longest life of a session; idle ones end sooner, by the database. */
export const SESSION_COOKIE_SECONDS = 30 * 24 * 3600;

/**
 * Every sign-in gets a new session: an id planted before is worthless. Undefined when the account was
 * deactivated after the password check.
 */
export async function openSession(
  ctx: Ctx,
  tx: Db,
  session: {
    customerId: string;
    shard: number;
    userAgent: string | undefined;
    isFirst: boolean;
  },
): Promise<string | undefined> {
  const { customerId, shard } = session;
  if (!(await noteSignIn(tx, customerId))) return undefined;
  const secret = newSessionSecret(shard);
  const browser = nameBrowser(session.userAgent);
  await insertSession(tx, {
    id: newRowId(),
    shard,
    customerId,
    secretHash: hashSecret(secret),
    browser,
  });
  const newBrowserId = await noteBrowser(tx, { id: newRowId(), shard, customerId, browser });
  if (newBrowserId !== undefined && !session.isFirst) {
    await ctx.jobs.enqueue(tx, newSignInMailQueue, { browserId: newBrowserId, shard });
  }
  return secret;
}

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { inLanes } from '../installation/in-lanes.ts';
import type { Address } from './addresses.ts';
import { REGISTER } from './probed-endpoints.ts';
import { cookieOf, type TimedClient } from './timed-client.ts';

const MAIL_PATIENCE_MS = 300_000;

/** Registers every address as far as the mail, which was sent long enough ago to ask for another. */
export async function beginRegistrations(
  client: TimedClient,
  db: pg.Client,
  addresses: readonly Address[],
  lanes: number,
): Promise<Address[]> {
  const begun = await inLanes(addresses, lanes, async (address) => {
    const answer = await client.post(REGISTER.path, REGISTER.body(address.email));
    const cookie = cookieOf(answer);
    if (cookie === undefined) throw new Error(`a registration was refused: ${answer.body}`);
    return { ...address, cookie };
  });
  await waitForMails(db);
  await db.query(`UPDATE code_attempts SET mailed_at = mailed_at - interval '31 seconds'`);
  return begun;
}

/** The worker makes the codes while it mails them. */
async function waitForMails(db: pg.Client): Promise<void> {
  const deadline = Date.now() + MAIL_PATIENCE_MS;
  for (;;) {
    const { rows } = await db.query<{ waiting: number }>(
      `SELECT count(*)::integer AS waiting FROM pgboss.job
       WHERE name = 'code_mail' AND state IN ('created', 'retry', 'active')`,
    );
    if (rows[0]?.waiting === 0) return;
    if (Date.now() > deadline) throw new Error(`${rows[0]?.waiting} mails were never sent`);
    await sleep(200);
  }
}

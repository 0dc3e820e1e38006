import type pg from 'pg';
import { inLanes } from '../installation/in-lanes.ts';
import { waitForJobs } from '../installation/wait-for.ts';
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
  // the worker makes the codes while it mails them
  await waitForJobs(db, MAIL_PATIENCE_MS, `name = 'code_mail'`);
  await db.query(`UPDATE code_attempts SET mailed_at = mailed_at - interval '31 seconds'`);
  return begun;
}

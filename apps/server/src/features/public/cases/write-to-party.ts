import type { PartyRole } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { answerCase } from './answer-case.ts';
import {
  type CaseRow,
  insertCase,
  lockOpenCase,
  lockReopenableCase,
  readSide,
} from './cases.queries.ts';

type Side = { shipmentId: string; role: PartyRole };
type Words = { id: string; text: string; staffId: string };

/** Joins the desk's transaction: the carrier writes first. Returns the case. */
export async function writeToParty(
  ctx: Ctx,
  tx: Db,
  side: Side,
  subject: string,
  words: Words,
): Promise<string> {
  const row = await openCaseOf(tx, side, subject);
  await answerCase(ctx, tx, row.id, words);
  return row.id;
}

async function openCaseOf(tx: Db, side: Side, subject: string): Promise<CaseRow> {
  const known =
    (await lockOpenCase(tx, side, subject)) ?? (await lockReopenableCase(tx, side, subject));
  if (known !== undefined) return known;
  const { shard, trackingNumber, email } = await readSide(tx, side);
  // without an address, as after erasing, the party cannot be notified
  if (email === '') throw new Problem('desk_item_unanswerable');
  const of = { shipmentId: side.shipmentId, party: side.role, emailKey: emailKey(email) };
  const opened =
    (await insertCase(tx, { ...of, id: newRowId(), shard, trackingNumber, subject })) ??
    // the party has opened it at the same moment
    (await lockOpenCase(tx, side, subject));
  if (opened === undefined) throw new Problem('temporarily_unavailable', { retryAfterSeconds: 1 });
  return opened;
}

import type { CaseMessage } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { takeOrRefuse } from '../../../platform/durable-limits.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Party } from '../parties/index.ts';
import { limitKeyOf, MESSAGES_OF_PARTY } from './case-limits.ts';
import { findMessage, insertMessage } from './cases.queries.ts';
import { noteActivity } from './note-activity.ts';
import { openCase } from './open-case.ts';
import { presentMessage } from './present-case.ts';

export async function writeCaseMessage(
  ctx: Ctx,
  party: Party,
  message: { id: string; text: string; caseId?: string | undefined },
): Promise<CaseMessage> {
  const known = await findSentBefore(ctx, party, message);
  if (known !== undefined) return known;
  await takeOrRefuse(ctx, MESSAGES_OF_PARTY, limitKeyOf(party));
  const written = await inTransaction(ctx.db, async (tx) => {
    const opened = await openCase(tx, party, message.caseId);
    const { id, text } = message;
    const { id: caseId, shard } = opened;
    const row = await insertMessage(tx, { id, shard, caseId, staffId: null, text });
    if (row !== undefined) await noteActivity(ctx, tx, opened, 'carrier');
    return row;
  });
  if (written !== undefined) return presentMessage(written);
  // the same form was posted twice at once, and the other request won
  const other = await findSentBefore(ctx, party, message);
  if (other === undefined) throw new Problem('form_already_sent');
  return other;
}

/** An id is used once: for the same text of the same party, or not at all. */
async function findSentBefore(
  ctx: Ctx,
  party: Party,
  { id, text }: { id: string; text: string },
): Promise<CaseMessage | undefined> {
  const row = await findMessage(ctx.db, id);
  if (row === undefined) return undefined;
  const isOwn = row.shipmentId === party.shipmentId && row.party === party.role;
  if (!isOwn || row.author !== 'party' || row.body !== text) {
    throw new Problem('form_already_sent');
  }
  return presentMessage(row);
}

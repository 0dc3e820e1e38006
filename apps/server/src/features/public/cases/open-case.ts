import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import type { Party } from '../parties/index.ts';
import {
  type CaseRow,
  insertCase,
  lockCaseOfParty,
  lockOpenCase,
  lockReopenableCase,
} from './cases.queries.ts';
import { findOpenProblem } from './open-problem.ts';

/**
 * The case that a party writes to, locked. A case is open or closed.
 * - A message or file without a case opens one about the current problem of the shipment, unless the
 *   party has one open about it, or one that was closed in the last 14 days: then it goes there.
 * - A message or file to a closed case reopens it for 14 days; later it is refused.
 * - Staff closes it. Erasing the person closes it for good.
 * There is one open case for a shipment, party and kind of problem: a unique index guarantees it.
 */
export async function openCase(tx: Db, party: Party, caseId: string | undefined): Promise<CaseRow> {
  if (caseId !== undefined) {
    const named = await lockCaseOfParty(tx, party, caseId);
    if (named === undefined) throw new Problem('case_not_found');
    if (!named.takesMessages) throw new Problem('case_closed');
    return named;
  }
  const subject = await findOpenProblem(tx, party.shipmentId);
  if (subject === undefined) throw new Problem('no_open_problem');
  const { shipmentId, shard, trackingNumber, emailKey, role } = party;
  const fresh = {
    id: newRowId(),
    shipmentId,
    shard,
    trackingNumber,
    emailKey,
    party: role,
    subject,
  };
  const known =
    (await lockOpenCase(tx, party, subject)) ??
    (await lockReopenableCase(tx, party, subject)) ??
    (await insertCase(tx, fresh)) ??
    // two at the same moment: the other request has opened it
    (await lockOpenCase(tx, party, subject));
  if (known === undefined) throw new Problem('temporarily_unavailable', { retryAfterSeconds: 1 });
  return known;
}

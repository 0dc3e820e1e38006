import type { StaffCase } from '@waypost/contract';
import { appendAudit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import type { StaffCaller } from '../../platform/http/callers.ts';
import { Problem } from '../../platform/http/problem.ts';
import { listFiles } from './case-files.queries.ts';
import { type CaseRow, listNewestMessages } from './cases.queries.ts';
import { lockCase, readCaseContact } from './desk.queries.ts';
import { presentCaseLine, presentFile, presentMessage } from './present-case.ts';

type Work = {
  /** As it stands in the audit log, such as `case.close`. */
  action: string;
  details?: Record<string, unknown>;
  /** A closed case may be looked at, but not worked on. */
  needsOpen: boolean;
  run(tx: Db, row: CaseRow): Promise<void>;
};

/** What a member of staff does with a case, and the look at it afterwards, with its audit row. */
export async function workOnCase(
  ctx: Ctx,
  caller: StaffCaller,
  caseId: string,
  work: Work,
): Promise<StaffCase> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockCase(tx, caseId);
    if (row === undefined) throw new Problem('case_not_found');
    if (work.needsOpen && row.state === 'closed') throw new Problem('case_closed');
    await work.run(tx, row);
    await appendAudit(tx, {
      actor: { kind: 'staff', id: caller.staffId },
      action: work.action,
      subject: `case:${caseId}`,
      details: { shipmentId: row.shipment_id, party: row.party, ...work.details },
    });
    return presentToStaff(tx, (await lockCase(tx, caseId)) ?? row);
  });
}

async function presentToStaff(tx: Db, row: CaseRow): Promise<StaffCase> {
  const contact = await readCaseContact(tx, row);
  const messages = await listNewestMessages(tx, [row.id]);
  const files = await listFiles(tx, [row.id]);
  return {
    ...presentCaseLine(row),
    contact: { name: contact.name, email: contact.email },
    messages: messages.map((message) => ({
      ...presentMessage(message),
      staffId: message.staff_id,
    })),
    files: files.map(presentFile),
  };
}

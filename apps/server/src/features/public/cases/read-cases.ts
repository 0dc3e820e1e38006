import type { AccountExport, PartyCase } from '@waypost/contract';
import type { ExceptionKind } from '@waypost/domain/tracking';
import type { Db } from '../../../platform/database.ts';
import type { Party } from '../parties/index.ts';
import { listFiles } from './case-files.queries.ts';
import {
  listCasesOfParty,
  listNewestMessages,
  listOwnCases,
  listOwnMessages,
} from './cases.queries.ts';
import { findOpenProblem } from './open-problem.ts';
import { presentCaseToParty, presentFile, presentMessage } from './present-case.ts';

/** The cases of one party, and whether another one can be opened. */
export async function readCasesOfParty(
  db: Db,
  party: Party,
): Promise<{ cases: PartyCase[]; takesCases: boolean }> {
  const rows = await listCasesOfParty(db, party);
  const ids = rows.map((row) => row.id);
  const messages = await listNewestMessages(db, ids);
  const files = await listFiles(db, ids);
  const problem = await findOpenProblem(db, party.shipmentId);
  return {
    cases: rows.map((row) => presentCaseToParty(row, messages, files)),
    takesCases: problem !== undefined,
  };
}

export async function exportCases(own: Db): Promise<AccountExport['cases']> {
  const rows = await listOwnCases(own);
  const ids = rows.map((row) => row.id);
  const messages = await listOwnMessages(own);
  const files = await listFiles(own, ids);
  return rows.map((row) => ({
    trackingNumber: row.trackingNumber,
    party: row.party,
    subject: row.subject as ExceptionKind,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    messages: messages.filter(({ caseId }) => caseId === row.id).map(presentMessage),
    files: files.filter(({ caseId }) => caseId === row.id).map(presentFile),
  }));
}

import type { PartyCase } from '@waypost/contract';
import type { Db } from '../../../platform/database.ts';
import type { Party } from '../parties/index.ts';
import { listFiles } from './case-files.queries.ts';
import { listCasesOfParty, listNewestMessages } from './cases.queries.ts';
import { findOpenProblem } from './open-problem.ts';
import { presentCaseToParty } from './present-case.ts';

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

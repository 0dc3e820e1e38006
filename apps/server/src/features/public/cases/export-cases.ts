import type { ExceptionKind } from '@waypost/domain/tracking';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { ExportedLists, Person } from '../../../platform/feature.ts';
import { listFiles } from './case-files.queries.ts';
import {
  type ExportedCaseRow,
  listCasesOfAddress,
  listMessages,
  listOwnCases,
} from './cases.queries.ts';
import { presentFile, presentMessage } from './present-case.ts';

type Exported = Pick<ExportedLists, 'cases'>;

export function exportCases({ db }: Ctx, { customerId }: Person): Promise<Exported> {
  return asCustomer(db, customerId, async (own) => present(own, await listOwnCases(own)));
}

export async function exportCasesOfAddress(
  { db, cells }: Ctx,
  emailKey: string,
): Promise<Exported> {
  const rows = await listCasesOfAddress(db, emailKey);
  return present(
    db,
    rows.filter(({ shard }) => cells.elsewhere(shard) === null),
  );
}

async function present(db: Db, rows: readonly ExportedCaseRow[]): Promise<Exported> {
  const ids = rows.map((row) => row.id);
  const messages = await listMessages(db, ids);
  const files = await listFiles(db, ids);
  return {
    cases: rows.map((row) => ({
      trackingNumber: row.trackingNumber,
      party: row.party,
      subject: row.subject as ExceptionKind,
      openedAt: row.openedAt.toISOString(),
      closedAt: row.closedAt?.toISOString() ?? null,
      messages: messages.filter(({ caseId }) => caseId === row.id).map(presentMessage),
      files: files.filter(({ caseId }) => caseId === row.id).map(presentFile),
    })),
  };
}

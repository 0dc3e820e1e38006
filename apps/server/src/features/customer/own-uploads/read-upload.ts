import {
  type BulkFileFault,
  MAX_OWN_ROWS,
  type OwnUpload,
  type OwnUploadLine,
  TERMS_VERSION,
} from '@waypost/contract';
import { missingColumns } from '@waypost/domain/bulk-columns';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { BOOKS_CURRENCY } from '../../core/ledger/index.ts';
import {
  findSameBooked,
  findUpload,
  headingOf,
  listRowsForReport,
  mappingOf,
  type UploadRow,
} from '../../staff/bulk-uploads/index.ts';

export async function readUpload(ctx: Ctx, customerId: string, id: string): Promise<OwnUpload> {
  return asCustomer(ctx.db, customerId, async (own) => {
    const upload = await findOwn(own, customerId, id);
    const booked = upload.enteredCount === 0 ? [] : await rowsOf(own, id);
    return {
      ...presentLine(upload),
      fault: upload.fault as BulkFileFault | null,
      missing: upload.heads.length === 0 ? [] : missingColumns(mappingOf(upload)).map(headingOf),
      mappingNo: upload.mappingNo,
      goodRows: upload.goodCount,
      badRows: upload.badCount,
      refusedRows: upload.refusedCount,
      priceCents: upload.priceCents,
      currency: BOOKS_CURRENCY,
      termsVersion: TERMS_VERSION,
      sameAs: await findSameBooked(own, upload),
      shipments: booked.flatMap(({ trackingNumber }) => trackingNumber ?? []),
    };
  });
}

/** Row-level security hides the others already. */
export async function findOwn(own: Db, customerId: string, id: string): Promise<UploadRow> {
  const upload = await findUpload(own, id);
  if (upload === undefined || upload.bytes === null || upload.customerId !== customerId) {
    throw new Problem('bulk_upload_not_found');
  }
  return upload;
}

export function rowsOf(own: Db, id: string) {
  return listRowsForReport(own, id, { after: 0, limit: MAX_OWN_ROWS + 1 });
}

export function presentLine(row: UploadRow): OwnUploadLine {
  return {
    id: row.id,
    fileName: row.fileName,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    rows: row.rowCount,
    bookedRows: row.enteredCount,
  };
}

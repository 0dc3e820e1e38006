import type { BulkFileFault, BulkPreviewRow, BulkUpload, BulkUploadLine } from '@waypost/contract';
import type { BulkColumn } from '@waypost/domain/bulk-columns';
import { missingColumns } from '@waypost/domain/bulk-columns';
import { BOOKS_CURRENCY } from '../../core/ledger/index.ts';
import { mappingOf } from './open-file.ts';
import { type GoodRow, textsOf } from './read-row.ts';
import type { JudgedRow } from './check-rows.ts';
import type { TableRow } from '../../core/tables/index.ts';
import type { UploadRow } from './uploads.queries.ts';

export function presentLine(row: UploadRow, uploadedBy: string): BulkUploadLine {
  return {
    id: row.id,
    fileName: row.fileName,
    bytes: row.bytes ?? 0,
    state: row.state,
    uploadedBy,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    rows: row.rowCount,
    goodRows: row.goodCount,
    badRows: row.badCount,
    enteredRows: row.enteredCount,
    refusedRows: row.refusedCount,
  };
}

export function presentUpload(row: UploadRow, uploadedBy: string): BulkUpload {
  const mapping = mappingOf(row);
  return {
    ...presentLine(row, uploadedBy),
    fault: row.fault as BulkFileFault | null,
    heads: row.heads,
    mapping,
    mappingNo: row.mappingNo,
    missing: row.heads.length === 0 ? [] : missingColumns(mapping),
    checkedRows: row.goodCount + row.badCount,
    priceCents: row.priceCents,
    currency: BOOKS_CURRENCY,
    fileErased: row.erasedAt !== null,
  };
}

type Shown = Omit<BulkPreviewRow, 'row' | 'faults' | 'priceCents'>;

/** A valid row as it will be entered, another one as it is in the file. */
export function presentPreview(
  { rowNo, cells }: TableRow,
  mapping: (BulkColumn | null)[],
  judged: JudgedRow,
): BulkPreviewRow {
  const shown = judged.good === null ? asWritten(textsOf(cells, mapping)) : asEntered(judged.good);
  return {
    row: rowNo,
    ...shown,
    priceCents: judged.good?.priceCents ?? null,
    faults: judged.faults,
  };
}

function asEntered({ entry, alias }: GoodRow): Shown {
  const box = entry.freight ?? entry.parcel;
  const sides = [box?.lengthMm ?? 0, box?.widthMm ?? 0, box?.heightMm ?? 0];
  return {
    reference: alias ?? '',
    service: entry.freight?.mode ?? entry.parcel?.level ?? '',
    from: entry.from,
    to: entry.to,
    pieces: String(entry.freight?.pallets ?? entry.parcel?.pieces ?? 1),
    weight: `${(box?.weightGrams ?? 0) / 1000} kg`,
    size: sides.every((side) => side === 0)
      ? ''
      : `${sides.map((side) => side / 10).join(' × ')} cm`,
    recipient: entry.recipientName,
    recipientEmail: entry.recipientEmail,
    recipientAddress: entry.recipientAddress,
    payment: entry.payment,
  };
}

function asWritten(texts: ReadonlyMap<BulkColumn, string>): Shown {
  const text = (...columns: BulkColumn[]) =>
    columns.flatMap((column) => texts.get(column) || []).join(', ');
  return {
    reference: text('reference'),
    service: text('service'),
    from: text('from', 'fromCountry'),
    to: text('to', 'toCountry'),
    pieces: text('pieces'),
    weight: text('weight'),
    size: (['length', 'width', 'height'] as const)
      .flatMap((side) => texts.get(side) || [])
      .join(' × '),
    recipient: text('recipientName'),
    recipientEmail: text('recipientEmail'),
    recipientAddress: text('recipientAddress'),
    payment: text('payment'),
  };
}

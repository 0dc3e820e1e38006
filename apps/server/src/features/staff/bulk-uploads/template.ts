import type { BulkColumn } from '@waypost/domain/bulk-columns';
import { translator } from '@waypost/i18n';
import { stringify } from 'csv-stringify/sync';
import { writeXlsx } from '../../core/tables/index.ts';

const t = translator('en', 'console-bulk');

const EXAMPLE: Partial<Record<BulkColumn, string>> = {
  reference: 'ACME-2026-00417',
  orderReference: '1042',
  service: 'Express',
  from: 'Antwerp',
  fromCountry: 'Belgium',
  to: 'Lyon',
  toCountry: 'France',
  weight: '2.5',
  length: '30',
  width: '20',
  height: '15',
  pieces: '1',
  recipientName: 'Rosa Recipient',
  recipientEmail: 'rosa@example.com',
  recipientPhone: '+33 4 72 00 00 00',
  recipientAddress: '12 Rue de la République, 69002 Lyon',
  shipperName: 'Sam Shipper',
  shipperEmail: 'sam@example.com',
  payment: 'On delivery',
};

export function headingOf(column: BulkColumn): string {
  return t(`column.${column}`);
}

/** Every column in order, and one example row that can be entered. */
export async function bulkTemplate(
  format: 'csv' | 'xlsx',
  columns: readonly BulkColumn[],
): Promise<Buffer> {
  const rows = [columns.map(headingOf), columns.map((column) => EXAMPLE[column] ?? '')];
  return format === 'xlsx' ? writeXlsx(rows) : Buffer.from(stringify(rows, { bom: true }));
}

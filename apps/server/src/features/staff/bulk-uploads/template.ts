import { BULK_COLUMNS, type BulkColumn } from '@waypost/domain/bulk-columns';
import { translator } from '@waypost/i18n';
import { stringify } from 'csv-stringify/sync';
import { writeXlsx } from './write-xlsx.ts';

const t = translator('en', 'console-bulk');

const EXAMPLE: Partial<Record<BulkColumn, string>> = {
  reference: 'PO-2026-00417',
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

/** Every column in order, and one example row that can be entered. */
export async function bulkTemplate(format: 'csv' | 'xlsx'): Promise<Buffer> {
  const rows = [
    BULK_COLUMNS.map((column) => t(`column.${column}`)),
    BULK_COLUMNS.map((column) => EXAMPLE[column] ?? ''),
  ];
  return format === 'xlsx' ? writeXlsx(rows) : Buffer.from(stringify(rows, { bom: true }));
}

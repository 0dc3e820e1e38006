import type { DocumentFile, EditableField } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** What labels and papers say; a receipt follows by itself. */
const ON_PAPER: readonly EditableField[] = [
  'from',
  'to',
  'recipient.name',
  'recipient.phone',
  'recipient.line1',
  'recipient.line2',
  'recipient.city',
  'recipient.region',
  'recipient.postalCode',
  'incoterm',
];

/** Documents whose newest version was made before an edit of what they say; a label in any of its sizes. */
export async function listOutdatedDocuments(db: Db, shipmentId: string): Promise<DocumentFile[]> {
  const { rows } = await sql<{ file: DocumentFile }>`
    SELECT DISTINCT replace(file, 'label-a6.', 'label.') AS file FROM (
      SELECT file FROM documents
      WHERE shipment_id = ${shipmentId} AND file <> 'receipt.pdf'
      GROUP BY file
      HAVING max(created_at) < (SELECT max(edited_at) FROM shipment_edits
        WHERE shipment_id = ${shipmentId} AND fields && ${[...ON_PAPER]}::text[])) AS outdated
    ORDER BY file`.execute(db);
  return rows.map(({ file }) => file);
}

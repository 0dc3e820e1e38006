import { createHash } from 'node:crypto';
import type { DocumentFile, EditableField } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/**
 * What labels and papers say, of what staff can edit; the price is on a label only where the courier collects it. A
 * receipt follows by itself.
 */
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
const COLLECTED: EditableField = 'price';

/** The same as it is now, and what programs change, of the label of a row of `shipments`: as a hash. */
export const LABEL_CONTENTS = sql<string>`md5(ROW(shipments.order_reference, shipments.hold,
  shipments.cancelled_at IS NULL, shipments.origin_country, shipments.destination_country,
  CASE WHEN shipments.payment_method = 'cod' THEN shipments.price_cents END,
  (SELECT json_agg(json_build_array(p.name, p.phone, p.address_text, p.line1, p.line2, p.city,
      p.region, p.postal_code, p.country, p.instructions) ORDER BY p.role)
    FROM shipment_parties p
    WHERE p.shipment_id = shipments.id AND p.shard = shipments.shard))::text)`;

export function hashContents(contents: readonly string[]): Buffer {
  return createHash('sha256').update(contents.join()).digest();
}

/** Of labels in this order. */
export async function readContents(db: Db, shipmentIds: readonly string[]): Promise<Buffer> {
  const rows = await db
    .selectFrom('shipments')
    .select(['id', LABEL_CONTENTS.as('contents')])
    .where('id', 'in', shipmentIds)
    .execute();
  const contents = new Map(rows.map((row) => [row.id, row.contents]));
  return hashContents(shipmentIds.flatMap((id) => contents.get(id) ?? []));
}

/** Documents whose newest version was made before an edit of what they say; a label in any of its sizes. */
export async function listOutdatedDocuments(db: Db, shipmentId: string): Promise<DocumentFile[]> {
  const { rows } = await sql<{ file: DocumentFile }>`
    SELECT DISTINCT replace(file, 'label-a6.', 'label.') AS file FROM (
      SELECT file FROM documents
      WHERE shipment_id = ${shipmentId} AND file <> 'receipt.pdf'
      GROUP BY file
      HAVING max(created_at) < (SELECT max(edited_at) FROM shipment_edits
        WHERE shipment_id = ${shipmentId} AND (fields && ${[...ON_PAPER]}::text[]
          OR ${COLLECTED} = ANY (fields) AND EXISTS (SELECT FROM shipments
            WHERE id = ${shipmentId} AND payment_method = 'cod')))) AS outdated
    ORDER BY file`.execute(db);
  return rows.map(({ file }) => file);
}

import type { BookedShipment, NewShipment } from '@waypost/contract/v1';
import type { Ctx } from '../../../platform/context.ts';
import { readDocument, type Renderer } from '../../core/documents/index.ts';
import type { ShipmentRow } from './read-shipments.queries.ts';

export function documentUrl({ config }: Ctx, shipmentId: string, file: string): string {
  return new URL(`/api/v1/shipments/${shipmentId}/documents/${file}`, config.PUBLIC_ORIGIN).href;
}

/** Null while the shipment is on hold: nothing may be printed then. */
export async function readLabel(
  ctx: Ctx,
  renderer: Renderer,
  row: ShipmentRow,
  { format, inline }: NewShipment['label'],
): Promise<BookedShipment['label']> {
  if (row.hold !== null || row.cancelledAt !== null) return null;
  const url = documentUrl(ctx, row.id, `label.${format}`);
  if (!inline) return { format, url, data: null };
  const document = await readDocument(ctx, renderer, row.receiptId, {
    file: `label.${format}`,
    locale: 'en',
    client: row.id,
  });
  const data = 'bytes' in document ? Buffer.from(document.bytes).toString('base64') : null;
  return { format, url, data };
}

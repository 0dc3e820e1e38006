import type { BookedShipment, NewShipment } from '@waypost/contract/v1';
import type { DocumentFile } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { PIECES_AT_ONCE, readDocument, type Renderer } from '../../core/documents/index.ts';
import type { ShipmentRow } from './read-shipments.queries.ts';

export function documentUrl({ config }: Ctx, shipmentId: string, file: string): string {
  return new URL(`/api/v1/shipments/${shipmentId}/documents/${file}`, config.PUBLIC_ORIGIN).href;
}

/** Null while the shipment is on hold: nothing may be printed then. */
export async function readLabel(
  ctx: Ctx,
  renderer: Renderer,
  row: ShipmentRow,
  { format: wanted, inline }: NewShipment['label'],
): Promise<BookedShipment['label']> {
  if (row.hold !== null || row.cancelledAt !== null) return null;
  const format = wanted === 'png' && !hasPicture(row) ? 'pdf' : wanted;
  const url = documentUrl(ctx, row.id, `label.${format}`);
  if (!inline) return { format, url, data: null };
  const document = await readFile(ctx, renderer, row, {
    file: `label.${format}`,
    locale: 'en',
    client: row.id,
  });
  const data = 'bytes' in document ? Buffer.from(document.bytes).toString('base64') : null;
  return { format, url, data };
}

/** A picture of more pieces would be too long for any program. */
export function hasPicture({ pieceCount }: Pick<ShipmentRow, 'pieceCount'>): boolean {
  return pieceCount <= PIECES_AT_ONCE;
}

type Wanted = { file: DocumentFile | 'label.png'; locale: Locale; client: string };

/** A picture is drawn from the PDF, which is stored; it is not. */
export async function readFile(ctx: Ctx, renderer: Renderer, row: ShipmentRow, wanted: Wanted) {
  const { file, ...asked } = wanted;
  if (file !== 'label.png') return readDocument(ctx, renderer, row.receiptId, { file, ...asked });
  if (!hasPicture(row)) throw new Problem('not_found');
  const label = await readDocument(ctx, renderer, row.receiptId, { file: 'label.pdf', ...asked });
  if (!('bytes' in label)) return label;
  const bytes = await renderer.render({ file, facts: { pdf: label.bytes } }, wanted.client);
  return { bytes, name: label.name.replace(/\.pdf$/, '.png'), mediaType: 'image/png' };
}

import type { BookedShipment, NewShipment } from '@waypost/contract/v1';
import type { LabelSize } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { errorFields } from '../../../platform/log.ts';
import {
  type Drawing,
  type KeptFile,
  labelFileOf,
  PIECES_AT_ONCE,
  readDocument,
  type Renderer,
} from '../../core/documents/index.ts';
import type { ShipmentRow } from './read-shipments.queries.ts';

export function documentUrl({ config }: Ctx, shipmentId: string, file: string): string {
  return new URL(`/api/v1/shipments/${shipmentId}/documents/${file}`, config.PUBLIC_ORIGIN).href;
}

/**
 * Null while the shipment is on hold: nothing may be printed then. It is booked: a label that cannot be drawn now is
 * left to its address, and no failure of the booking.
 */
export async function readLabel(
  ctx: Ctx,
  renderer: Renderer,
  row: ShipmentRow,
  { format: wanted, size = '4x6', inline }: NewShipment['label'],
  client: string,
): Promise<BookedShipment['label']> {
  if (row.hold !== null || row.cancelledAt !== null) return null;
  const format = wanted === 'png' && !hasPicture(row) ? 'pdf' : wanted;
  const file = format === 'png' ? pictureOf(size) : labelFileOf(format, size);
  const url = documentUrl(ctx, row.id, file);
  if (!inline) return { format, size, url, data: null };
  try {
    const document = await renderer.patiently(client, (drawing) =>
      readFile(ctx, drawing, row, { file, locale: 'en', client }),
    );
    const data = 'bytes' in document ? Buffer.from(document.bytes).toString('base64') : null;
    return { format, size, url, data };
  } catch (error) {
    ctx.log.error({ shipmentId: row.id, ...errorFields(error) }, 'a label was not drawn');
    return { format, size, url, data: null };
  }
}

/** A picture of more pieces would be too long for any program. */
export function hasPicture({ pieceCount }: Pick<ShipmentRow, 'pieceCount'>): boolean {
  return pieceCount <= PIECES_AT_ONCE;
}

type Picture = 'label.png' | 'label-a6.png';
type Wanted = { file: KeptFile | Picture; locale: Locale; client: string };

function pictureOf(size: LabelSize): Picture {
  return size === 'a6' ? 'label-a6.png' : 'label.png';
}

function isPicture(file: Wanted['file']): file is Picture {
  return file.endsWith('.png');
}

/** A picture is drawn from the PDF, which is stored; it is not. */
export async function readFile(ctx: Ctx, renderer: Drawing, row: ShipmentRow, wanted: Wanted) {
  const { file, ...asked } = wanted;
  if (!isPicture(file)) return readDocument(ctx, renderer, row.receiptId, { file, ...asked });
  if (!hasPicture(row)) throw new Problem('not_found');
  const drawn = labelFileOf('pdf', file === 'label-a6.png' ? 'a6' : '4x6');
  const label = await readDocument(ctx, renderer, row.receiptId, { file: drawn, ...asked });
  if (!('bytes' in label)) return label;
  const bytes = await renderer.render(
    { file: 'label.png', facts: { pdf: label.bytes } },
    wanted.client,
  );
  return { bytes, name: label.name.replace(/\.pdf$/, '.png'), mediaType: 'image/png' };
}

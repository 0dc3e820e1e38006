import type { ShipmentEdited, StaffEventEntry } from '@waypost/contract';
import { momentOf } from '@waypost/domain/local-time';
import { isVoidable } from '@waypost/domain/tracking';
import type { Ctx } from '../../../platform/context.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { timeZoneOf } from '../../core/calendars/index.ts';
import { readPlace } from './read-place.ts';
import { findEvent } from './shipments.queries.ts';
import { refuseCancelled, workOnShipment } from './work-on-shipment.ts';

export async function addEvent(
  ctx: Ctx,
  caller: StaffCaller,
  shipmentId: string,
  entry: StaffEventEntry,
): Promise<ShipmentEdited> {
  const place = entry.place === undefined ? undefined : readPlace(entry.place);
  return workOnShipment(ctx, caller, shipmentId, {
    action: 'shipment.add_event',
    async run(_tx, shipment) {
      refuseCancelled(shipment);
      const { scanId, code, pieceNo, exception, visibility, note } = entry;
      const isForEverybody = visibility === 'public' && entry.noteVisibility === 'public';
      const occurredAt = momentIn(entry.occurredAt, place?.country ?? shipment.originCountry);
      return {
        events: [
          {
            scanId,
            code,
            pieceNo,
            occurredAt,
            visibility,
            ...(place !== undefined && { place }),
            ...(exception !== undefined && { reason: exception }),
            ...(note && { note, ...(isForEverybody && { noteIsPublic: true }) }),
          },
        ],
        details: { code, visibility },
      };
    },
  });
}

/** A time without an offset is local to the country. */
function momentIn(typed: string | undefined, country: string): string {
  if (typed === undefined) return new Date().toISOString();
  const isLocal = !/(Z|[+-]\d\d:?\d\d)$/i.test(typed);
  const [day = '', time = ''] = typed.split('T');
  const at = isLocal ? momentOf(day, time, timeZoneOf(country)) : new Date(typed);
  return at.toISOString();
}

export async function voidEvent(
  ctx: Ctx,
  caller: StaffCaller,
  event: { shipmentId: string; sourceId: number; scanId: string },
  reason: string,
): Promise<ShipmentEdited> {
  const { shipmentId, sourceId, scanId } = event;
  return workOnShipment(ctx, caller, shipmentId, {
    action: 'shipment.void_event',
    async run(tx, shipment) {
      refuseCancelled(shipment);
      const found = await findEvent(tx, event);
      if (found === undefined) throw new Problem('event_not_found');
      const voided = (JSON.parse(shipment.fold) as { voided?: string[] }).voided ?? [];
      if (!isVoidable(found.code) || voided.includes(`${sourceId}:${scanId}`)) {
        throw new Problem('event_not_voidable');
      }
      return {
        events: [
          {
            scanId: newRowId(),
            code: 'EVENT_VOIDED',
            occurredAt: new Date().toISOString(),
            visibility: 'internal',
            voids: { sourceId, scanId },
            note: reason,
          },
        ],
        details: { voids: scanId, code: found.code },
      };
    },
  });
}

import type { PublicTracking } from '@waypost/contract';
import type { ShipmentEvents } from '@waypost/contract/v1';
import { statusCode } from './present-shipment.ts';

/** The events that the tracking page shows. */
export function presentEvents(view: PublicTracking): ShipmentEvents {
  const { delivery, deliveredAt, problem } = view;
  return {
    object: 'list',
    data: view.timeline.map(({ code, at, timeZone, place, pieceNo, ...told }) => ({
      object: 'shipment_event',
      code,
      at,
      timeZone,
      place,
      pieceNo,
      reason: told.reason ?? null,
      handover: told.handover ?? null,
      detail: told.detail ?? null,
      note: told.note ?? null,
    })),
    nextCursor: null,
    status: statusCode(view.status),
    delivery: delivery && { earliest: delivery.earliest, latest: delivery.latest },
    deliveredAt,
    problem: problem && { kind: problem.kind, since: problem.since, actor: problem.actor },
  };
}

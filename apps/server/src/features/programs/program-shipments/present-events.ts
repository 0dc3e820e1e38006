import type { PublicTracking } from '@waypost/contract';
import type { v1ListShipmentEvents } from '@waypost/contract/v1';
import type { z } from 'zod';

type Events = z.infer<(typeof v1ListShipmentEvents)['answers'][200]>;

/** The events that the tracking page shows. */
export function presentEvents(view: PublicTracking): Omit<Events, 'status'> {
  const { delivery, deliveredAt, problem } = view;
  return {
    object: 'list',
    data: view.timeline.map(({ code, at, timeZone, place, pieceNo, reason, note }) => ({
      object: 'shipment_event',
      code,
      at,
      timeZone,
      place,
      pieceNo,
      reason: reason ?? null,
      note: note ?? null,
    })),
    nextCursor: null,
    delivery: delivery && { earliest: delivery.earliest, latest: delivery.latest },
    deliveredAt,
    problem: problem && { kind: problem.kind, since: problem.since, actor: problem.actor },
  };
}

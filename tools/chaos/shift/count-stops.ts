import type pg from 'pg';
import { DUE_CENTS, type PlannedStop } from './plan-stops.ts';

/** The differences between the database and what was done, in sentences. */
export async function countStops(
  db: pg.Client,
  sourceName: string,
  stops: readonly PlannedStop[],
): Promise<{ faults: string[]; events: number; pictures: number; collectedCents: number }> {
  const faults: string[] = [];
  const numbers = stops.map(({ shipment }) => shipment.trackingNumber);
  const { rows: events } = await db.query<Event>(
    `SELECT h.tracking_number AS number, e.code::text AS code, e.handover, e.detail, v.proof, v.note,
       p.ref AS picture_ref, p.bytes AS picture_bytes
     FROM tracking_events e
     JOIN sources s ON s.id = e.source_id AND s.name = $1
     JOIN shipments h ON h.id = e.shipment_id AND h.shard = e.shard
     LEFT JOIN event_private v ON v.shipment_id = e.shipment_id AND v.source_id = e.source_id
       AND v.scan_id = e.scan_id
     LEFT JOIN proof_pictures p ON p.id = (v.proof ->> 'pictureId')::uuid
     WHERE h.tracking_number = ANY ($2)`,
    [sourceName, numbers],
  );
  for (const { shipment, kind } of stops) {
    const own = events.filter(({ number }) => number === shipment.trackingNumber);
    const wanted = ['OUT_FOR_DELIVERY', kind === 'absent' ? 'EXCEPTION' : 'DELIVERED'].toSorted();
    const found = own.map(({ code }) => code).toSorted();
    if (found.join() !== wanted.join()) {
      faults.push(`${shipment.trackingNumber} (${kind}) has ${found.join(' ') || 'nothing'}`);
    }
    const door = own.find(({ code }) => code !== 'OUT_FOR_DELIVERY');
    const takesPicture = kind === 'photo' || kind === 'signed' || kind === 'cash';
    if (takesPicture && !door?.picture_ref?.startsWith(shipment.trackingNumber)) {
      faults.push(`${shipment.trackingNumber} (${kind}) has the picture of ${door?.picture_ref}`);
    }
    if (takesPicture && !door?.picture_bytes) {
      faults.push(`${shipment.trackingNumber} (${kind}) has a picture without bytes`);
    }
  }
  const cash = await db.query<{ number: string; cents: string }>(
    `SELECT h.tracking_number AS number, e.amount_cents AS cents
     FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id AND t.shard = e.shard
     JOIN shipments h ON h.id = t.shipment_id AND h.shard = t.shard
     WHERE e.account = 'cash_with_courier' AND h.tracking_number = ANY ($1)`,
    [numbers],
  );
  for (const { shipment, kind } of stops) {
    const paid = cash.rows
      .filter(({ number }) => number === shipment.trackingNumber)
      .map(({ cents }) => Number(cents));
    const wanted = kind === 'cash' ? [DUE_CENTS] : [];
    if (paid.join() !== wanted.join()) {
      faults.push(`${shipment.trackingNumber} (${kind}) has cash of ${paid.join(' ') || 'nobody'}`);
    }
  }
  const { rows: pictures } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM proof_pictures p JOIN sources s ON s.id = p.source_id
     WHERE s.name = $1`,
    [sourceName],
  );
  return {
    faults,
    events: events.length,
    pictures: pictures[0]?.count ?? 0,
    collectedCents: cash.rows.reduce((sum, { cents }) => sum + Number(cents), 0),
  };
}

type Event = {
  number: string;
  code: string;
  picture_ref: string | null;
  picture_bytes: number | null;
};

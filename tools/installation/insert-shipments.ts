import { addDays } from '@waypost/domain/delivery-dates';
import { SHARD_COUNT } from '@waypost/domain/shards';
import type { SeededRandom } from '@waypost/domain/simulation';
import { emptyFold, type Outlook } from '@waypost/domain/tracking';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import type pg from 'pg';
import { v7 } from 'uuid';

export interface NewShipment {
  id: string;
  shard: number;
  trackingNumber: string;
  pieceCount: number;
  bookedAt: number;
  hasListeners: boolean;
  shipperEmail: string;
}

/** Booked at that moment, with a number and a shipper of its own. */
export function drawShipment(
  random: SeededRandom,
  bookedAt: number,
  pieceCount: number,
): NewShipment {
  const shard = random.below(SHARD_COUNT);
  const trackingNumber = makeTrackingNumber(shard, random.bytes(8));
  return {
    id: v7({ msecs: bookedAt, random: random.bytes(16) }),
    shard,
    trackingNumber,
    shipperEmail: `${trackingNumber.toLowerCase()}@chaos.example`,
    pieceCount,
    bookedAt,
    hasListeners: false,
  };
}

/**
 * Shipments with numbers of our choice, written past the booking, which draws numbers at random.
 * Nothing tells the worker of them: scans that wait for them are found by its own sweep.
 */
export async function insertShipments(
  db: pg.Client,
  shipments: readonly NewShipment[],
): Promise<void> {
  await db.query('BEGIN');
  for (const shipment of shipments) {
    const { id, shard, trackingNumber, pieceCount } = shipment;
    const bookedAt = new Date(shipment.bookedAt);
    const plan = planFrom(bookedAt);
    await db.query(
      `INSERT INTO shipments (id, shard, tracking_number, receipt_id, quote_id, service_type, service,
         origin, origin_country, destination, destination_country, piece_count, weight_grams,
         length_mm, width_mm, height_mm, eta, payment_method, insured, price_cents, currency, booked_at)
       VALUES ($1, $2, $3, 'chaos-' || $3, $1, 'parcel', 'express',
         'Rotterdam, Netherlands', 'NL', 'Lyon, France', 'FR', $4, 1500,
         300, 200, 100, '{"min":1,"max":2,"unit":"business_days","door":null}', 'cod', false, 1000, 'EUR', $5)`,
      [id, shard, trackingNumber, pieceCount, bookedAt],
    );
    await db.query(
      `INSERT INTO shipment_refs (ref, shard, shipment_id, kind) VALUES ($1, $2, $3, 'number')`,
      [trackingNumber, shard, id],
    );
    await db.query(
      `INSERT INTO shipment_state (shipment_id, shard, piece_count, has_listeners, booked_at,
         updated_at, fold, outlook, due_on)
       VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8)`,
      [
        id,
        shard,
        pieceCount,
        shipment.hasListeners,
        bookedAt,
        JSON.stringify(emptyFold(pieceCount)),
        JSON.stringify({ plan } satisfies Outlook),
        plan.latest,
      ],
    );
    await db.query(
      `INSERT INTO shipment_parties (shipment_id, shard, role, name, email, phone, address_text, country)
       VALUES ($1, $2, 'shipper', 'Ann Sender', $3, '', '', 'NL'),
              ($1, $2, 'recipient', 'Bob Receiver', 'bob@chaos.example', '', '1 Rue Une, Lyon, France', 'FR')`,
      [id, shard, shipment.shipperEmail],
    );
  }
  await db.query(
    `UPDATE sweep_places SET created_at = '2000-01-01' WHERE sweep = 'unmatched_scans'`,
  );
  await db.query('COMMIT');
}

/** Promised for the two days after the booking. */
function planFrom(bookedAt: Date): Outlook['plan'] {
  const collectOn = bookedAt.toISOString().slice(0, 10);
  const [earliest, latest] = [addDays(collectOn, 1), addDays(collectOn, 2)];
  return { from: 'NL', to: 'FR', collectOn, earliest, latest };
}

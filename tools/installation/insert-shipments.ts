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
  shard = random.below(SHARD_COUNT),
): NewShipment {
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

/** The shipments of the first parameter, which is JSON. */
const MADE = `json_to_recordset($1::json) AS made (id uuid, shard smallint, number text, pieces int,
  listeners boolean, booked timestamptz, fold text, outlook text, due date, email text)`;

/**
 * Shipments with numbers of our choice, written past the booking, which draws numbers at random.
 * Nothing tells the worker of them: scans that wait for them are found by its own sweep.
 */
export async function insertShipments(
  db: pg.Client,
  shipments: readonly NewShipment[],
): Promise<void> {
  const made = JSON.stringify(
    shipments.map(({ id, shard, trackingNumber, pieceCount, hasListeners, ...shipment }) => {
      const bookedAt = new Date(shipment.bookedAt);
      const plan = planFrom(bookedAt);
      return {
        id,
        shard,
        number: trackingNumber,
        pieces: pieceCount,
        listeners: hasListeners,
        booked: bookedAt,
        fold: JSON.stringify(emptyFold(pieceCount)),
        outlook: JSON.stringify({ plan } satisfies Outlook),
        due: plan.latest,
        email: shipment.shipperEmail,
      };
    }),
  );
  await db.query('BEGIN');
  await db.query(
    `INSERT INTO shipments (id, shard, tracking_number, receipt_id, quote_id, service_type, service,
       origin, origin_country, destination, destination_country, piece_count, weight_grams,
       length_mm, width_mm, height_mm, eta, payment_method, insured, price_cents, currency, booked_at)
     SELECT id, shard, number, 'chaos-' || number, id, 'parcel', 'express',
       'Rotterdam, Netherlands', 'NL', 'Lyon, France', 'FR', pieces, 1500,
       300, 200, 100, '{"min":1,"max":2,"unit":"business_days","door":null}', 'cod', false, 1000, 'EUR', booked
     FROM ${MADE}`,
    [made],
  );
  await db.query(
    `INSERT INTO shipment_refs (ref, shard, shipment_id, kind)
     SELECT number, shard, id, 'number' FROM ${MADE}`,
    [made],
  );
  await db.query(
    `INSERT INTO shipment_state (shipment_id, shard, piece_count, has_listeners, booked_at,
       updated_at, fold, outlook, due_on)
     SELECT id, shard, pieces, listeners, booked, booked, fold, outlook, due FROM ${MADE}`,
    [made],
  );
  await db.query(
    `INSERT INTO shipment_parties (shipment_id, shard, role, name, email, phone, address_text, country)
     SELECT id, shard, party.role::party_role, name, coalesce(party.email, made.email), '', address, country
     FROM ${MADE}, (VALUES ('shipper', 'Ann Sender', NULL, '', 'NL'),
       ('recipient', 'Bob Receiver', 'bob@chaos.example', '1 Rue Une, Lyon, France', 'FR'))
       AS party (role, name, email, address, country)`,
    [made],
  );
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

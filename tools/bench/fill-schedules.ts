import type pg from 'pg';
import { say } from '../driver/define-tool.ts';

/** Shipments with an exception, and as many again half that are simply on their way. */
export const EXCEPTIONS = 20_000;
const ON_THEIR_WAY = 10_000;
/** Of each kind of row that a sweep takes away or works on. */
export const DUE = 2_000;
const SLICE = 100_000;

const PLAN = { from: 'NL', to: 'FR', collectOn: '2026-01-01' };
const DAYS = { earliest: '2026-01-02', latest: '2026-01-03' };
const OUTLOOK = JSON.stringify({ plan: { ...PLAN, ...DAYS } });
const HELD = JSON.stringify({ plan: { ...PLAN, ...DAYS }, open: { customs_hold: 1767312000000 } });

/** The api names no other ids than those of a version. */
function uuidOf(text: string): string {
  return `overlay(overlay(md5(${text}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;
}

/** The statements share a numbered set of bookings: `n`, their ids, and when they were made. */
const MADE = `made AS (
  SELECT n, (n % 32)::smallint AS shard, ${uuidOf(`'shipment' || n`)} AS id, ${uuidOf(`'quote' || n`)} AS quote,
    now() - interval '60 days' - n * interval '30 seconds' AS at
  FROM generate_series($1::integer, $2::integer) AS n)`;

/** Delivered long ago, with quote, emptied draft and captured attempt each. */
export async function addBookings(db: pg.Client, from: number, until: number): Promise<void> {
  for (let first = from + 1; first <= until; first += SLICE) {
    const last = Math.min(until, first + SLICE - 1);
    say(`bookings ${first} to ${last}, with two unmatched scans each`);
    for (const statement of BOOKING) await db.query(`WITH ${MADE} ${statement}`, [first, last]);
    await db.query(
      `INSERT INTO unmatched_scans (source_id, scan_id, shard, ref, scan, content_hash, recorded_at)
       SELECT 1, gen_random_uuid(), n % 32, 'BENCH' || n, '{}', n,
         now() - interval '1 hour' - (n::float8 / $3 * 28) * interval '1 day'
       FROM generate_series($1::integer * 2 - 1, $2::integer * 2) AS n`,
      [first, last, until * 2],
    );
  }
  await db.query(`INSERT INTO sweep_places (sweep, created_at, id) SELECT sweep, now() - interval '1 hour',
      '00000000-0000-0000-0000-000000000000' FROM unnest(ARRAY['quotes', 'unmatched_scans']) AS s (sweep)
    ON CONFLICT (sweep) DO UPDATE SET created_at = CASE excluded.sweep
      WHEN 'quotes' THEN now() - interval '50 days' ELSE now() - interval '1 hour' END`);
}

const SHIPMENT = `INSERT INTO shipments (id, shard, tracking_number, receipt_id, quote_id, service_type,
    service, origin, origin_country, destination, destination_country, piece_count, weight_grams, length_mm,
    width_mm, height_mm, eta, payment_method, insured, price_cents, currency, booked_at, attempt_id)
  SELECT id, shard, 'WPB' || n, 'receipt-' || n, quote, 'parcel', 'express', 'Rotterdam', 'NL', 'Lyon', 'FR',
    1, 1500, 300, 200, 100, '{"min":1,"max":2,"unit":"business_days","door":null}', 'card', false, 1000,
    'EUR', at, 'attempt-' || n FROM made`;
const PARTIES = `INSERT INTO shipment_parties (shipment_id, shard, role, name, email, phone, address_text)
  SELECT id, shard, role::party_role, 'Ann Example', 'ann@bench.example', '', ''
  FROM made, unnest(ARRAY['shipper', 'recipient']) AS role`;
const list = (status: string) => `INSERT INTO shipment_list
    (shipment_id, shard, booked_at, status, service, search_text)
  SELECT id, shard, at, ${status}, 'express', 'wpb' || n FROM made`;
const SEARCH = `INSERT INTO shipment_search (shipment_id, shard, service, price_cents, search_text)
  SELECT id, shard, 'express', 1000, ' wpb' || n FROM made`;
const BOOKING = [
  `INSERT INTO quotes (id, shard, tariff_version, request, result, created_at, valid_until)
   SELECT quote, shard, 1, '{}', '{}', at, at FROM made`,
  `INSERT INTO drafts (id, shard, quote_id, recipient_email, recipient_address, created_at)
   SELECT 'draft-' || n, shard, quote, '', '', at FROM made`,
  `INSERT INTO booking_attempts (id, shard, draft_id, number, state, shipment_id, created_at, claimed_at,
     updated_at, payment_method, amount_cents, currency, intent_id)
   SELECT 'attempt-' || n, shard, 'draft-' || n, 1, 'captured', id, at, at, at, 'card', 1000, 'EUR',
     'intent-' || n FROM made`,
  SHIPMENT,
  `INSERT INTO shipment_state (shipment_id, shard, piece_count, booked_at, updated_at, status, fold, outlook)
   SELECT id, shard, 1, at, at, 'Delivered', '{}', '${OUTLOOK}' FROM made`,
  PARTIES,
  list(`'Delivered'`),
  SEARCH,
];

/** The same number of shipments on their way, whatever has gone before them. */
export async function addLiveShipments(db: pg.Client): Promise<void> {
  say(`${EXCEPTIONS} shipments with an exception, ${ON_THEIR_WAY} others on their way`);
  const range = [10_000_001, 10_000_000 + EXCEPTIONS + ON_THEIR_WAY];
  const statements = [
    SHIPMENT,
    `INSERT INTO shipment_state (shipment_id, shard, piece_count, booked_at, updated_at, status, attention,
       fold, outlook)
     SELECT id, shard, 1, now(), now(), CASE WHEN held THEN 'Exception' ELSE 'In Transit' END, held, '{}',
       CASE WHEN held THEN '${HELD}' ELSE '${OUTLOOK}' END
     FROM (SELECT *, n <= 10000000 + ${EXCEPTIONS} AS held FROM made) AS made`,
    PARTIES,
    list(`CASE WHEN n <= 10000000 + ${EXCEPTIONS} THEN 'Exception' ELSE 'In Transit' END`),
    SEARCH,
  ];
  for (const statement of statements) await db.query(`WITH ${MADE} ${statement}`, range);
}

/** What a run of each sweep finds to do; made anew for each size. */
export async function addDueRows(db: pg.Client, round: number): Promise<void> {
  const key = `due-${round}-`;
  const statements = [
    `INSERT INTO quotes (id, shard, tariff_version, request, result, created_at, valid_until)
     SELECT ${uuidOf(`$1 || n`)}, 0, 1, '{}', '{}', now() - interval '36 days', now()
     FROM generate_series(1, ${DUE}) AS n`,
    `INSERT INTO quotes (id, shard, tariff_version, request, result, valid_until)
     SELECT ${uuidOf(`$1 || 'draft' || n`)}, 0, 1, '{}', '{}', now() FROM generate_series(1, ${DUE}) AS n`,
    `INSERT INTO drafts (id, shard, quote_id, recipient_email, recipient_address, created_at)
     SELECT $1 || n, 0, ${uuidOf(`$1 || 'draft' || n`)}, 'a@bench.example', 'x', now() - interval '2 days'
     FROM generate_series(1, ${DUE}) AS n`,
    `INSERT INTO booking_attempts (id, shard, draft_id, number, state, claimed_at, updated_at)
     SELECT $1 || n, 0, $1 || n, 1, 'requires_action', now() - interval '2 hours', now() - interval '2 hours'
     FROM generate_series(1, ${DUE} / 2) AS n`,
    `UPDATE drafts SET recipient_email = 'b@bench.example' WHERE $1 <> '' AND id IN (
       SELECT 'draft-' || n FROM generate_series(1, ${DUE}) AS n)`,
    `INSERT INTO unmatched_scans (source_id, scan_id, shard, ref, scan, content_hash, recorded_at)
     SELECT 1, gen_random_uuid(), 0, $1 || n, '{}', n, now() - interval '31 days'
     FROM generate_series(1, ${DUE}) AS n`,
    `INSERT INTO unmatched_scans (source_id, scan_id, shard, ref, scan, content_hash, recorded_at)
     SELECT 1, gen_random_uuid(), 0, $1 || n, '{}', n, now()
     FROM generate_series(1, ${DUE}) AS n`,
    `DELETE FROM desk_items WHERE $1 <> ''`,
    `INSERT INTO delivery_changes (shard, shipment_id)
     SELECT n % 32, ${uuidOf(`'shipment' || n`)} FROM generate_series(1, ${DUE}) AS n WHERE $1 <> ''`,
  ];
  // the trigger noted every booking that was made as delivered
  await db.query('TRUNCATE delivery_changes');
  for (const statement of statements) await db.query(statement, [key]);
}

import type pg from 'pg';
import {
  add,
  type BareCount,
  type BareScan,
  type BareShipment,
  differencesOf,
  recountCash,
  type Sums,
} from './recount-cash.ts';

/** The ledger and the tables beside it, held to what scans, shifts and counts say by themselves. */
export async function compareBooks(db: pg.Client): Promise<string[]> {
  const must = recountCash(await readOwed(db), await readScans(db), await readCounts(db));
  for (const [key, cents] of await readBags(db)) add(must, key, cents);
  const is = await sumLedger(db);
  const kept = await readSums(
    db,
    `SELECT 'cash_with_courier ' || holder || ' ' || currency, sum(cents)::float8
     FROM courier_cash GROUP BY holder, currency
     UNION ALL SELECT account || ' ' || holder || ' ' || currency, cents::float8 FROM cash_balances`,
  );
  const ofCash = (sums: Sums) =>
    new Map([...sums].filter(([key]) => !key.startsWith('receivable')));
  return [
    ...differencesOf(is, must).map((fault) => `ledger ${fault}`),
    ...differencesOf(kept, ofCash(must)).map((fault) => `kept ${fault}`),
    ...(await findUnbalanced(db)),
  ];
}

async function readSums(db: pg.Client, sql: string): Promise<Sums> {
  const { rows } = await db.query<[string, number]>({ text: sql, rowMode: 'array' });
  const sums: Sums = new Map();
  for (const [key, cents] of rows) add(sums, key, cents);
  return sums;
}

async function sumLedger(db: pg.Client): Promise<Sums> {
  return readSums(
    db,
    `SELECT e.account || ' ' || CASE e.account WHEN 'receivable' THEN t.shipment_id::text ELSE e.holder END
       || ' ' || e.currency, e.amount_cents::float8
     FROM ledger_entries e, ledger_transactions t
     WHERE t.id = e.transaction_id AND e.account IN
       ('receivable', 'cash_with_courier', 'cash_at_hub', 'cash_in_transit', 'cash_difference')`,
  );
}

async function readOwed(db: pg.Client): Promise<BareShipment[]> {
  const { rows } = await db.query<BareShipment>(
    `SELECT t.shipment_id AS id, e.amount_cents::float8 AS "owedCents", e.currency
     FROM ledger_entries e, ledger_transactions t
     WHERE t.id = e.transaction_id AND t.effect_key LIKE 'booking:%' AND e.account = 'receivable'`,
  );
  return rows;
}

async function readScans(db: pg.Client): Promise<BareScan[]> {
  const { rows: shifts } = await db.query<{ source: number; person: string }>(
    'SELECT source_id AS source, person_id AS person FROM shifts',
  );
  const people = new Map(shifts.map(({ source, person }) => [source, person]));
  const { rows } = await db.query<
    Omit<BareScan, 'holder'> & { source: number; voidedAt: number | null }
  >(
    `SELECT e.shipment_id AS shipment, e.source_id AS source, p.collected_cents::float8 AS cents,
       p.collected_currency AS currency, p.may_collect AS "mayCollect",
       extract(epoch FROM e.recorded_at)::float8 AS at,
       (SELECT extract(epoch FROM min(v.recorded_at))::float8 FROM tracking_events v
         WHERE v.shipment_id = e.shipment_id AND v.voids_scan_id = e.scan_id) AS "voidedAt"
     FROM tracking_events e, event_private p
     WHERE p.shipment_id = e.shipment_id AND p.source_id = e.source_id AND p.scan_id = e.scan_id
       AND p.collected_cents > 0
     ORDER BY e.recorded_at, e.source_id, e.scan_id`,
  );
  return rows.map(({ source, ...scan }) => ({ ...scan, holder: `person:${people.get(source)}` }));
}

async function readCounts(db: pg.Client): Promise<BareCount[]> {
  const { rows } = await db.query<BareCount>(
    `SELECT 'person:' || c.person_id AS holder, 'hub:' || c.hub_id AS hub,
       extract(epoch FROM c.confirmed_at)::float8 AS at,
       (SELECT json_agg(json_build_object('currency', l.currency, 'cents', l.counted_cents))
         FROM cash_count_lines l WHERE l.count_id = c.id) AS counted
     FROM cash_counts c WHERE c.confirmed_at IS NOT NULL`,
  );
  return rows.map((count) => ({ ...count, counted: count.counted ?? [] }));
}

/** What bags and settlements took from hubs and differences. */
async function readBags(db: pg.Client): Promise<Sums> {
  return readSums(
    db,
    `SELECT 'cash_at_hub hub:' || d.hub_id || ' ' || l.currency, -l.cents::float8
       FROM cash_deposits d, cash_deposit_lines l WHERE l.deposit_id = d.id
     UNION ALL SELECT 'cash_in_transit deposit:' || d.id || ' ' || l.currency, l.cents::float8
       FROM cash_deposits d, cash_deposit_lines l WHERE l.deposit_id = d.id AND d.received_at IS NULL
     UNION ALL SELECT 'cash_difference hub:' || d.hub_id || ' ' || l.currency,
         (l.cents - l.received_cents)::float8
       FROM cash_deposits d, cash_deposit_lines l WHERE l.deposit_id = d.id AND d.received_at IS NOT NULL
     UNION ALL SELECT 'cash_difference ' || holder || ' ' || currency, -cents::float8 FROM cash_settlements`,
  );
}

async function findUnbalanced(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    `SELECT t.effect_key AS key FROM ledger_entries e, ledger_transactions t
     WHERE t.id = e.transaction_id GROUP BY t.id, t.effect_key, e.currency
     HAVING sum(e.amount_cents) <> 0`,
  );
  return rows.map(({ key }) => `${key} does not balance`);
}

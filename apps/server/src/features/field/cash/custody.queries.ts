import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

type Held = { holder: string; name: string; currency: string; cents: number; since: Date };

export type CourierRow = Held & { hub: string; shipments: number };

/** Those who have cash longest first. */
export async function listCouriers(db: Db, limit: number): Promise<CourierRow[]> {
  const { rows } = await sql<CourierRow>`
    SELECT k.*, coalesce(p.name, '') AS name, coalesce(h.name, '') AS hub FROM (
      SELECT holder, currency, sum(cents)::float8 AS cents, min(since) AS since,
        count(*)::float8 AS shipments
      FROM courier_cash GROUP BY holder, currency
    ) AS k
    LEFT JOIN field_people p ON k.holder = 'person:' || p.id
    LEFT JOIN hubs h ON h.id = p.hub_id
    ORDER BY k.since, k.holder, k.currency LIMIT ${limit}`.execute(db);
  return rows;
}

/** Cash at hubs, or differences of people and hubs. */
export async function listHolders(
  db: Db,
  account: 'cash_at_hub' | 'cash_difference',
  limit: number,
): Promise<Held[]> {
  const { rows } = await sql<Held>`
    SELECT b.holder, b.currency, b.cents, b.since, coalesce(p.name, h.name, '') AS name
    FROM cash_balances b
    LEFT JOIN field_people p ON b.holder = 'person:' || p.id
    LEFT JOIN hubs h ON b.holder = 'hub:' || h.id
    WHERE b.account = ${account}
    ORDER BY b.since, b.holder, b.currency LIMIT ${limit}`.execute(db);
  return rows;
}

export type DepositRow = {
  id: string;
  hub: string;
  seal: string;
  sealedBy: string;
  sealedAt: Date;
  receivedAt: Date | null;
  lines: { currency: string; cents: number; receivedCents: number | null }[];
};

const DEPOSIT = sql`d.id, h.name AS hub, d.seal, coalesce(p.name, '') AS sealed_by, d.sealed_at, d.received_at,
  (SELECT json_agg(json_build_object('currency', l.currency, 'cents', l.cents,
    'receivedCents', l.received_cents) ORDER BY l.currency)
    FROM cash_deposit_lines l WHERE l.deposit_id = d.id) AS lines
  FROM cash_deposits d JOIN hubs h ON h.id = d.hub_id LEFT JOIN field_people p ON p.id = d.person_id`;

/** Those on their way, the oldest first. */
export async function listInTransit(db: Db, limit: number): Promise<DepositRow[]> {
  const { rows } = await sql<DepositRow>`
    SELECT ${DEPOSIT} WHERE d.id IN (
      SELECT substr(b.holder, 9)::uuid FROM cash_balances b WHERE b.account = 'cash_in_transit')
    ORDER BY d.sealed_at, d.id LIMIT ${limit}`.execute(db);
  return rows;
}

export async function listReceived(db: Db, limit: number): Promise<DepositRow[]> {
  const { rows } = await sql<DepositRow>`
    SELECT ${DEPOSIT} WHERE d.received_at IS NOT NULL
    ORDER BY d.sealed_at DESC, d.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function readDeposit(db: Db, id: string): Promise<DepositRow | undefined> {
  const { rows } = await sql<DepositRow>`SELECT ${DEPOSIT} WHERE d.id = ${id}`.execute(db);
  return rows[0];
}

export type CountRow = {
  id: string;
  courier: string;
  hub: string;
  countedBy: string;
  declaredAt: Date;
  confirmedAt: Date;
  lines: {
    currency: string;
    declaredCents: number;
    countedCents: number;
    expectedCents: number;
  }[];
};

/** Newest first. The place is read as text: a Date would lose the microseconds. */
export async function listCounts(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<CountRow[]> {
  const place = await sql<{ at: string | null }>`
    SELECT confirmed_at::text AS at FROM cash_counts WHERE id = ${after ?? null}::uuid`.execute(db);
  const begin = place.rows[0]?.at ?? null;
  const { rows } = await sql<CountRow>`
    SELECT c.id, coalesce(p.name, '') AS courier, h.name AS hub, coalesce(k.name, '') AS counted_by,
      c.declared_at, c.confirmed_at,
      (SELECT coalesce(json_agg(json_build_object('currency', l.currency,
          'declaredCents', l.declared_cents, 'countedCents', coalesce(l.counted_cents, 0),
          'expectedCents', coalesce(l.expected_cents, 0)) ORDER BY l.currency), '[]')
        FROM cash_count_lines l WHERE l.count_id = c.id) AS lines
    FROM cash_counts c JOIN hubs h ON h.id = c.hub_id
    LEFT JOIN field_people p ON p.id = c.person_id
    LEFT JOIN field_people k ON k.id = c.confirmed_by
    WHERE c.confirmed_at IS NOT NULL
      AND (${begin}::timestamptz IS NULL OR (c.confirmed_at, c.id) < (${begin}::timestamptz, ${after ?? null}::uuid))
    ORDER BY c.confirmed_at DESC, c.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function findSettlement(db: Db, id: string) {
  return db
    .selectFrom('cashSettlements')
    .select(['holder', 'currency', 'cents', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertSettlement(tx: Db, row: NewRow<'cashSettlements'>): Promise<void> {
  await tx.insertInto('cashSettlements').values(row).execute();
}

/** Of a person in the field, or of a hub. */
export async function findHolderName(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM field_people WHERE id = ${id}
    UNION ALL SELECT name FROM hubs WHERE id = ${id}`.execute(db);
  return rows[0]?.name;
}

export async function findHubCodeOf(db: Db, holder: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM hubs WHERE 'hub:' || id = ${holder}
      OR id = (SELECT hub_id FROM field_people WHERE 'person:' || id = ${holder})`.execute(db);
  return rows[0]?.code ?? '';
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { searchPatterns } from '../../../platform/search-patterns.ts';

type FoundPickup = {
  publicId: string;
  day: string;
  window: string;
  address: string;
  customerId: string | null;
  shipmentId: string | null;
};

/** How many of the newest are read before the text index is used, which finds all matches first. */
const WALKED_ROWS = 500;

const FOUND = sql`public_id, day::text, pickup_window AS window, address_text AS address, customer_id,
  shipment_id`;

/** By number, or by the words of the address; the newest first. */
export async function findPickups(db: Db, text: string, limit: number): Promise<FoundPickup[]> {
  const { rows: named } = await sql<FoundPickup>`
    SELECT ${FOUND} FROM pickups WHERE public_id = ${text.trim().toUpperCase()}`.execute(db);
  const patterns = searchPatterns(text);
  if (named.length > 0 || patterns.length === 0) return named;
  // must match the index pickups_address
  const words = sql.join(
    patterns.map((pattern) => sql`(' ' || lower(address_text)) LIKE ${pattern}`),
    sql` AND `,
  );
  const newest = sql`SELECT * FROM pickups ORDER BY id DESC LIMIT ${WALKED_ROWS}`;
  const walked = await selectNewest(db, sql`(${newest}) walked WHERE ${words}`, limit);
  if (walked.length === limit) return walked;
  const all = sql`SELECT * FROM pickups WHERE ${words} OFFSET 0`;
  return selectNewest(db, sql`(${all}) found`, limit);
}

async function selectNewest(
  db: Db,
  from: RawBuilder<unknown>,
  limit: number,
): Promise<FoundPickup[]> {
  const { rows } = await sql<FoundPickup>`
    SELECT ${FOUND} FROM ${from} ORDER BY id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

type FoundStatement = {
  id: string;
  number: string;
  month: string;
  currency: string;
  customerId: string;
};

export async function findStatements(
  db: Db,
  text: string,
  limit: number,
): Promise<FoundStatement[]> {
  const { rows } = await sql<FoundStatement>`
    SELECT s.id, i.number, s.ym AS month, s.currency, s.customer_id
    FROM invoices i JOIN statements s ON s.id = i.statement_id AND s.shard = i.shard
    WHERE i.number = ${text.trim().toUpperCase()} LIMIT ${limit}`.execute(db);
  return rows;
}

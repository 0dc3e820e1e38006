import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** What paths of the console name, and the table and column that have it. */
const NAMED = {
  shipment: sql`shipments WHERE id = `,
  customer: sql`customers WHERE id = `,
  address: sql`customers WHERE email_key = `,
  deskItem: sql`desk_items WHERE id = `,
  pickup: sql`pickups WHERE public_id = `,
  mail: sql`outbox_mails WHERE effect_key = `,
  undeliverable: sql`undeliverable_addresses WHERE id = `,
} as const;

export const SHARDED_KINDS = Object.keys(NAMED) as (keyof typeof NAMED)[];

/** In this database; a shard that moves may have copies elsewhere. */
export async function findShard(
  db: Db,
  kind: keyof typeof NAMED,
  id: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ shard: number }>`SELECT shard FROM ${NAMED[kind]} ${id}`.execute(db);
  return rows[0]?.shard;
}

/** Each cell has an audit log of its own, without shards. */
export async function hasAuditEntry(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('auditLog').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

type Listing = { addressHash: Buffer | undefined; after: string | undefined; limit: number };

/** The latest first; the id breaks ties. */
export async function selectUndeliverable(db: Db, { addressHash, after, limit }: Listing) {
  let query = db
    .selectFrom('undeliverableAddresses')
    .select(['id', 'reason', 'status', 'since', 'effectKey'])
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (addressHash !== undefined) query = query.where('addressHash', '=', addressHash);
  if (after !== undefined) {
    query = query.where(sql<boolean>`(since, id) < (
      SELECT since, id FROM undeliverable_addresses WHERE id = ${after})`);
  }
  return query.execute();
}
export type UndeliverableRow = Awaited<ReturnType<typeof selectUndeliverable>>[number];

import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { IS_IN_OPEN_SHARD } from '../../../platform/sweeps.ts';

export type DirectoryKind = 'account' | 'alias' | 'opt_out';
export type DirectoryEntry = { kind: DirectoryKind; hash: Buffer; shard: number };

export async function findEntry(
  db: Db,
  kind: DirectoryKind,
  hash: Buffer,
): Promise<{ shard: number } | undefined> {
  return db
    .selectFrom('directory')
    .select('shard')
    .where('kind', '=', kind)
    .where('hash', '=', hash)
    .executeTakeFirst();
}

export async function selectEntries(db: Db, kind: DirectoryKind, hashes: readonly Buffer[]) {
  return db
    .selectFrom('directory')
    .select(['hash', 'shard'])
    .where('kind', '=', kind)
    .where('hash', 'in', [...hashes])
    .execute();
}

/**
 * The first account of an address keeps its entry: staff sort out a second one in another cell, and neither replaces the
 * other. A row that is known is not locked either, which would write it: thousands come again every hour.
 */
export async function storeEntries(db: Db, entries: readonly DirectoryEntry[]): Promise<void> {
  const accounts = entries.filter(({ kind }) => kind === 'account');
  if (accounts.length > 0) {
    await db
      .insertInto('directory')
      .values(accounts)
      .onConflict((conflict) => conflict.columns(['kind', 'hash']).doNothing())
      .execute();
  }
  const others = entries.filter(({ kind }) => kind !== 'account');
  if (others.length === 0) return;
  await db
    .insertInto('directory')
    .values(others)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'hash'])
        .doUpdateSet({ shard: sql<number>`excluded.shard` })
        .where(sql<boolean>`directory.shard <> excluded.shard`),
    )
    .execute();
}

/** Keeps the entry of an address that has an account in another shard by now. */
export async function deleteEntry(db: Db, { kind, hash, shard }: DirectoryEntry): Promise<void> {
  await db
    .deleteFrom('directory')
    .where('kind', '=', kind)
    .where('hash', '=', hash)
    .$if(kind === 'account', (query) => query.where('shard', '=', shard))
    .execute();
}

/** Those from before the second cell. False while some aliases have no hash yet. */
export async function copyOptOutsAndAliases(db: Db): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM shipment_refs WHERE kind = 'alias' AND ref_hash IS NULL LIMIT 1`.execute(db);
  if (rows.length > 0) return false;
  await sql`
    INSERT INTO directory (kind, hash, shard)
    SELECT 'opt_out', address_hash, shard FROM mail_opt_outs
    UNION ALL SELECT 'alias', ref_hash, shard FROM shipment_refs WHERE kind = 'alias'
    ON CONFLICT DO NOTHING`.execute(db);
  return true;
}

/** Undefined once it is erased. */
export async function findAccount(db: Db, id: string) {
  return db
    .selectFrom('customers')
    .select('emailKey')
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

type HashRange = { shards: readonly number[]; after: Buffer; before: Buffer; limit: number };

/** Entries of accounts of these shards, in the order of their hashes. */
export async function selectAccountEntries(db: Db, { shards, after, before, limit }: HashRange) {
  return entriesOfShards(db, shards)
    .where('hash', '>', after)
    .where('hash', '<', before)
    .orderBy('hash')
    .limit(limit)
    .execute();
}

export async function stillOfShards(db: Db, shards: readonly number[], hashes: readonly Buffer[]) {
  if (hashes.length === 0) return [];
  return entriesOfShards(db, shards)
    .where('hash', 'in', [...hashes])
    .execute();
}

function entriesOfShards(db: Db, shards: readonly number[]) {
  return db
    .selectFrom('directory')
    .select(['hash', 'shard'])
    .where('kind', '=', 'account')
    .where(sql<boolean>`shard = ANY (${shards}::smallint[])`)
    .where(IS_IN_OPEN_SHARD);
}

/** In the order of their ids. */
export async function selectAccounts(db: Db, after: string, limit: number) {
  return db
    .selectFrom('customers')
    .select(['id', 'shard', 'emailKey'])
    .where('id', '>', after)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

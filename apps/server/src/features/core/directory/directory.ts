import { SHARD_COUNT } from '@waypost/domain/shards';
import { z } from 'zod';
import { homeElsewhere } from '../../../platform/cells/cell-of.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { addressHash } from '../../../platform/email-key.ts';
import {
  deleteEntry,
  type DirectoryKind,
  findAccount,
  findEntry,
  selectEntries,
  storeEntries,
} from './directory.queries.ts';
import {
  type AccountNote,
  type DirectoryNote,
  noteAccountQueue,
  noteDirectoryQueue,
} from './queues.ts';

export const DIRECTORY_PATH = '/internal/directory';
const HOME_MS = 5_000;

export const DirectoryNotes = z.object({
  notes: z.array(
    z.object({
      kind: z.enum(['account', 'alias', 'opt_out']),
      hash: z.base64(),
      shard: z
        .int()
        .min(0)
        .max(SHARD_COUNT - 1),
      change: z.enum(['add', 'remove']),
    }),
  ),
});

/** By the copy that this cell has. */
export async function isInDirectory(
  { db, cells }: Ctx,
  kind: DirectoryKind,
  hash: Buffer,
): Promise<boolean> {
  return cells.areSeveral && (await findEntry(db, kind, hash)) !== undefined;
}

/** Addresses are unique within one database; across cells only the directory can tell. */
export async function isAccountElsewhere({ db, cells }: Ctx, hash: Buffer): Promise<boolean> {
  if (!cells.areSeveral) return false;
  const entry = await findEntry(db, 'account', hash);
  return entry !== undefined && cells.elsewhere(entry.shard) !== null;
}

/**
 * Where an address is looked for, with or without an account: from outside nobody sees the difference. An address that
 * the directory does not know has a shard that follows from its hash, in whose cell it gets its account.
 */
export async function shardOfAddress({ db }: Ctx, hash: Buffer): Promise<number> {
  const entry = await findEntry(db, 'account', hash);
  return entry?.shard ?? (hash[0] ?? 0) % SHARD_COUNT;
}

/** Of these aliases, those that are known in some cell, with their shard. */
export async function shardsOfAliases(
  { db, secrets }: Ctx,
  aliases: readonly string[],
): Promise<Map<string, number>> {
  if (aliases.length === 0) return new Map();
  const hashes = new Map(
    aliases.map((alias) => [secrets.keyedHash('alias', alias).toString('base64'), alias]),
  );
  const entries = await selectEntries(
    db,
    'alias',
    [...hashes.keys()].map((hash) => Buffer.from(hash, 'base64')),
  );
  return new Map(
    entries.flatMap(({ hash, shard }) => {
      const alias = hashes.get(hash.toString('base64'));
      return alias === undefined ? [] : [[alias, shard] as const];
    }),
  );
}

/** Accounts and opt-outs have jobs of their own, which send what their row says when they run. */
type NewNote = Omit<DirectoryNote, 'hash' | 'kind'> & { kind: 'alias'; hash: Buffer };

/** With the transaction that changes it. Home need not be there. */
export async function noteInDirectory(ctx: Ctx, tx: Db, ...notes: NewNote[]): Promise<void> {
  if (!ctx.cells.areSeveral || ctx.mode === 'test') return;
  await ctx.jobs.enqueueMany(
    tx,
    noteDirectoryQueue,
    notes.map(({ hash, ...note }) => ({ ...note, hash: hash.toString('base64') })),
  );
}

/** With the transaction in which an account gets an address, gives it up or is erased. */
export async function noteAccount(
  ctx: Ctx,
  tx: Db,
  { hash, ...account }: { customerId: string; shard: number; hash: Buffer },
): Promise<void> {
  if (!ctx.cells.areSeveral || ctx.mode === 'test') return;
  await ctx.jobs.enqueue(tx, noteAccountQueue, { ...account, hash: hash.toString('base64') });
}

/** What the account says now, so that notes of one address may arrive in any order. */
export async function tellAccount(
  ctx: Ctx,
  { customerId, hash, shard }: AccountNote,
): Promise<void> {
  const account = await findAccount(ctx.db, customerId);
  const isLive = account !== undefined && hashOf(ctx, account.emailKey) === hash;
  await tellDirectory(ctx, [{ kind: 'account', hash, shard, change: isLive ? 'add' : 'remove' }]);
}

export const hashOf = (ctx: Ctx, emailKey: string) => addressHash(ctx, emailKey).toString('base64');

export async function tellDirectory(ctx: Ctx, notes: readonly DirectoryNote[]): Promise<void> {
  const home = homeElsewhere(ctx.cells);
  if (home === null) return changeDirectory(ctx.db, notes);
  await ctx.cells.post(home, DIRECTORY_PATH, {
    body: JSON.stringify({ notes }),
    timeoutMs: HOME_MS,
  });
}

/** At home. */
export async function changeDirectory(db: Db, notes: readonly DirectoryNote[]): Promise<void> {
  const entries = notes.map(({ hash, ...note }) => ({
    ...note,
    hash: Buffer.from(hash, 'base64'),
  }));
  const added = entries.filter(({ change }) => change === 'add');
  await storeEntries(
    db,
    added.map(({ kind, hash, shard }) => ({ kind, hash, shard })),
  );
  for (const entry of entries) if (entry.change === 'remove') await deleteEntry(db, entry);
}

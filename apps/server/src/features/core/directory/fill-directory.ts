import { NIL } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import { drain } from '../../../platform/sweeps.ts';
import { hashOf, tellDirectory } from './directory.ts';
import {
  selectAccountEntries,
  selectAccounts,
  selectEntries,
  stillOfShards,
} from './directory.queries.ts';
import type { DirectoryNote } from './queues.ts';

/** Entries are checked a part an hour, so that few of them are in memory. */
const PARTS = 24;

/**
 * Enters accounts from before there were several cells, and those that a lost note has left out: those that the copy of
 * this cell lacks, and a part of all an hour, because home may lack what a copy has. Removes entries of this cell that no
 * account has, of the same part: a note of an account that was erased meanwhile may have come last.
 */
export async function fillDirectory(ctx: Ctx, part = new Date().getUTCHours()): Promise<void> {
  if (!ctx.cells.areSeveral || ctx.mode === 'test') return;
  // before the accounts: one that registers meanwhile has no entry among these
  const unclaimed = await readEntries(ctx, part);
  let after: string = NIL;
  await drain(async (batch) => {
    const accounts = await selectAccounts(ctx.db, after, batch);
    const notes = accounts.map(({ shard, emailKey }): DirectoryNote => {
      return { kind: 'account', hash: hashOf(ctx, emailKey), shard, change: 'add' };
    });
    const entered = await enteredOf(ctx, notes);
    const wanted = notes.filter(({ hash }) => !entered.has(hash) || isOfPart(hash, part));
    if (wanted.length > 0) await tellDirectory(ctx, wanted);
    for (const { hash } of notes) unclaimed.delete(hash);
    after = accounts.at(-1)?.id ?? after;
    return accounts.length;
  });
  await removeEntries(ctx, [...unclaimed]);
}

async function enteredOf({ db }: Ctx, notes: readonly DirectoryNote[]): Promise<Set<string>> {
  if (notes.length === 0) return new Set();
  const hashes = notes.map(({ hash }) => Buffer.from(hash, 'base64'));
  const entries = await selectEntries(db, 'account', hashes);
  return new Set(entries.map(({ hash }) => hash.toString('base64')));
}

function isOfPart(hash: string, part: number): boolean {
  const bytes = Buffer.from(hash, 'base64');
  return bytes.compare(firstOf(part)) > 0 && bytes.compare(firstOf(part + 1)) < 0;
}

async function readEntries({ db, cells }: Ctx, part: number): Promise<Set<string>> {
  const hashes = new Set<string>();
  const before = firstOf(part + 1);
  let after = firstOf(part);
  await drain(async (limit) => {
    const entries = await selectAccountEntries(db, {
      shards: cells.shards(),
      after,
      before,
      limit,
    });
    for (const { hash } of entries) hashes.add(hash.toString('base64'));
    after = entries.at(-1)?.hash ?? after;
    return entries.length;
  });
  return hashes;
}

/** Less than every hash of this part, and more than every one of the part before. */
function firstOf(part: number): Buffer {
  return part === PARTS ? Buffer.alloc(33, 0xff) : Buffer.from([Math.floor((256 * part) / PARTS)]);
}

/** A shard that left this cell meanwhile has its accounts in another one. */
async function removeEntries(ctx: Ctx, hashes: string[]): Promise<void> {
  await drain(async (batch) => {
    const some = hashes.splice(0, batch);
    const entries = await stillOfShards(
      ctx.db,
      ctx.cells.shards(),
      some.map((hash) => Buffer.from(hash, 'base64')),
    );
    const notes = entries.map(({ hash, shard }): DirectoryNote => {
      return { kind: 'account', hash: hash.toString('base64'), shard, change: 'remove' };
    });
    if (notes.length > 0) await tellDirectory(ctx, notes);
    return some.length;
  });
}

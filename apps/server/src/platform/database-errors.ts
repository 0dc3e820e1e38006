/** The outcome of a COMMIT is unknown: the work may or may not have happened. */
export class CommitInDoubt extends Error {}

/** The server was reached and could not open a session, as with a full disk. */
export class NoConnection extends Error {}

/** The server neither answers nor refuses. */
export class DatabaseSilent extends Error {}

export function sqlState(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The server is shutting down or is a standby: every connection to it is stale. */
const STALE_POOL = new Set(['25006', '57P01', '57P02', '57P03']);

export function isPoolStale(error: unknown): boolean {
  return STALE_POOL.has(sqlState(error) ?? '');
}

const CONNECTION_LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** The database is restarting, failing over or unreachable: retry in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof CommitInDoubt || error instanceof DatabaseSilent) return true;
  if (error instanceof NoConnection || isPoolStale(error)) return true;
  const state = sqlState(error) ?? '';
  if (CONNECTION_LOST.has(state) || state.startsWith('08') || state.startsWith('57P')) return true;
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(
      error.message,
    )
  );
}

/** Of `refuse_closed_shard`: the shard is moving, or is another cell's by now (decision 181). */
const SHARD_CLOSED = 'WPM01';

/** The shard that may not be written here; null for any other error. */
export function closedShardOf(error: unknown): number | null {
  if (sqlState(error) !== SHARD_CLOSED) return null;
  return Number(Reflect.get(error as Error, 'detail'));
}

/** A lock or an answer timed out; the transaction was rolled back. */
const TOO_BUSY = new Set(['55P03', '57014']);

/** Also without room on its disk, or memory: it can still read, on the same connection. */
export function isDatabaseBusy(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  return TOO_BUSY.has(state) || state.startsWith('53');
}

import type { Ctx } from '../../../platform/context.ts';
import { withDeadline } from '../../../platform/deadline.ts';
import { errorFields } from '../../../platform/log.ts';
import type { Nudge } from '../../../platform/nudges.ts';
import { readErasures } from '../shipments/index.ts';

export type ErasedShipments = {
  /** Whether this version still shows a person who has been erased. */
  shows(snapshot: { shipmentId: string; version: number }): boolean;
  /** Whether every erasure that a standby may lack is known here, if it has all that was written until then. */
  covers(replayedAt: number): boolean;
  close(): void;
};

const READ_PAUSE_MS = 1_000;
const READ_PATIENCE_MS = 3_000;
/** Longer than a transaction of an erasure lasts: it is listed with the time of its beginning. */
const OVERLAP_SECONDS = 60;
/** A standby that was further behind when the primary was last seen answers nobody. */
const MAX_LAG_SECONDS = 300;
const FIRST_READ_SECONDS = MAX_LAG_SECONDS + OVERLAP_SECONDS;
/** About 20 MB. */
const MAX_KNOWN = 200_000;

/**
 * What answers that do not come from the primary must not show. Told by nudges at once, and read from the
 * primary each second, because nudges are lost while Valkey is away.
 */
export function watchErasedShipments(
  ctx: Ctx,
  onErased: (nudges: readonly Nudge[]) => void,
): ErasedShipments {
  const versions = new Map<string, number>();
  /** By the clock of the primary, in milliseconds. */
  let knownUntil: number | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function note(nudges: readonly Nudge[]): void {
    const news = nudges.filter(({ id, version }) => (versions.get(id) ?? 0) < version);
    for (const { id, version } of news) {
      versions.delete(id);
      versions.set(id, version);
    }
    for (const id of versions.keys()) {
      if (versions.size <= MAX_KNOWN) break;
      versions.delete(id);
    }
    if (news.length > 0) onErased(news);
  }

  async function readNews(): Promise<void> {
    // what happened while the primary was away for long is read as at the beginning
    const missed = knownUntil === null ? 0 : (Date.now() - readHereAt) / 1_000;
    const seconds = knownUntil === null ? FIRST_READ_SECONDS : missed + OVERLAP_SECONDS;
    const reading = readErasures(ctx.database.prepared, seconds);
    const { readAt, erased } = await withDeadline(READ_PATIENCE_MS, reading, () => new Error());
    note(erased);
    knownUntil = readAt;
    readHereAt = Date.now();
  }
  let readHereAt = Date.now();

  async function look(): Promise<void> {
    try {
      if (!ctx.reads.isPrimaryAway()) await readNews();
    } catch (error) {
      ctx.log.warn(errorFields(error), 'could not read the list of erasures');
    }
    if (!isClosed) timer = setTimeout(() => void look(), READ_PAUSE_MS).unref();
  }
  void look();
  ctx.nudges.subscribeErased(note);

  return {
    shows: ({ shipmentId, version }) => version < (versions.get(shipmentId) ?? 0),
    covers: (replayedAt) =>
      knownUntil !== null && replayedAt >= knownUntil - MAX_LAG_SECONDS * 1_000,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

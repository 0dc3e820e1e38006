import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseSilent, isDatabaseAway, sqlState } from './database-errors.ts';
import { type Database, openDatabase } from './database.ts';
import { withDeadline } from './deadline.ts';
import type { Log } from './log.ts';

export type ReadDatabase = Pick<Database, 'db' | 'prepared'>;
type Read<T> = (database: ReadDatabase) => Promise<T>;

/** For reads that must go on while there is no primary. Everything else waits for it. */
export type Reads = {
  /** At the primary; while it is away `atStandby`, at a standby. Fails as the last of them did. */
  read<T>(atPrimary: Read<T>, atStandby?: Read<T>): Promise<T>;
  isPrimaryAway(): boolean;
  close(): Promise<void>;
};

/** A primary that answers no statement of this process for a second is away: a frozen one sends no error. */
const TURN_MS = 50;
const SILENT_TURNS = 20;
const STANDBY_MS = 1_000;
/** While the primary is away, one connection of its own asks for it this often. */
const PROBE_PAUSE_MS = 250;
const PROBE_MS = 500;
const POOL_SIZE = 4;
/** The standby had to replay what a query was still reading. */
const CONFLICT = '40001';

/**
 * States: open (reads go to the primary), away (entered by a lost or silent connection; reads go to the
 * standby and nobody waits for the primary; left when a probe meets a server that is no standby).
 */
export function openReads(options: {
  primary: Database;
  primaryUrl: string;
  /** Null: there is no standby to read from. */
  standbyUrl: string | null;
  log: Log;
}): Reads {
  const { primary, primaryUrl, standbyUrl, log } = options;
  const standby =
    standbyUrl === null
      ? null
      : openDatabase({
          url: standbyUrl,
          poolSize: POOL_SIZE,
          applicationName: 'waypost-standby-reads',
          log,
        });
  let isAway = false;
  const closing = new AbortController();

  /** Only silence of the whole server counts: a slow query or a full pool is no reason to leave it. */
  async function unlessSilent<T>(work: Promise<T>): Promise<T> {
    let heardAt = primary.answeredAt();
    let silentTurns = 0;
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      // turns are counted, not time: while this process itself is held up nothing can be heard
      timer = setInterval(() => {
        silentTurns = heardAt === primary.answeredAt() ? silentTurns + 1 : 0;
        heardAt = primary.answeredAt();
        if (silentTurns >= SILENT_TURNS || isAway) reject(new DatabaseSilent());
      }, TURN_MS);
    });
    try {
      return await Promise.race([work, silence]);
    } finally {
      clearInterval(timer);
    }
  }

  async function askPrimary<T>(read: Read<T>): Promise<T> {
    try {
      return await unlessSilent(read(primary));
    } catch (error) {
      if (!isDatabaseAway(error) || error instanceof DatabaseSilent) throw error;
      // one idle connection may have been cut, and the next one is sound
      return unlessSilent(read(primary));
    }
  }

  async function isPrimaryBack(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: primaryUrl,
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
      application_name: 'waypost-probe',
    });
    // a connection that is lost while it closes
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query('SELECT pg_is_in_recovery() AS standby');
      return rows[0]?.standby === false;
    } catch {
      return false;
    } finally {
      void client.end().catch(() => undefined);
    }
  }

  function leavePrimary(): void {
    if (isAway || closing.signal.aborted) return;
    isAway = true;
    log.warn(
      { hasStandby: standby !== null },
      'the primary is away: look-ups go on without it where they can',
    );
    void returnToPrimary();
  }

  async function returnToPrimary(): Promise<void> {
    while (!closing.signal.aborted && !(await isPrimaryBack())) await delay(PROBE_PAUSE_MS);
    isAway = false;
    if (!closing.signal.aborted) log.info('the primary is back');
  }

  return {
    async read(atPrimary, atStandby = atPrimary) {
      let failure: unknown = new DatabaseSilent();
      if (!isAway) {
        try {
          return await askPrimary(atPrimary);
        } catch (error) {
          if (!isDatabaseAway(error)) throw error;
          failure = error;
          leavePrimary();
        }
      }
      if (standby === null) throw failure;
      const ask = () => withDeadline(STANDBY_MS, atStandby(standby), () => new DatabaseSilent());
      try {
        return await ask();
      } catch (error) {
        // its standby was promoted or is gone, and the proxy has ended the session: another one answers
        if (error instanceof DatabaseSilent) throw error;
        if (!isDatabaseAway(error) && sqlState(error) !== CONFLICT) throw error;
        return ask();
      }
    },
    isPrimaryAway: () => isAway,
    async close() {
      closing.abort();
      await standby?.close();
    },
  };
}

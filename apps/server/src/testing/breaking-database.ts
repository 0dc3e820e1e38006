import pg from 'pg';
import { openKysely } from '../platform/database.ts';

/** Before any statement, or after a COMMIT and before its answer. */
export type Moment = 'before a statement' | 'after a commit';

/**
 * A process that dies at the nth such moment. Its connections end there, and with them what was not
 * committed.
 */
export function openBreakingDatabase(url: string, moment: Moment, nth: number) {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  let moments = 0;
  let isDead = false;

  const die = () => {
    isDead = true;
    throw new Error('the process was killed');
  };

  function mortal(client: pg.PoolClient): pg.PoolClient {
    return new Proxy(client, {
      get(target, name) {
        if (name === 'release') return () => target.release(isDead);
        if (name !== 'query') return Reflect.get(target, name, target) as unknown;
        return async (...args: unknown[]) => {
          const isAfterwards = moment === 'after a commit';
          if (!isAfterwards || args[0] === 'commit') moments += 1;
          if (isDead || (!isAfterwards && moments === nth)) return die();
          const answer: unknown = await Reflect.apply(target.query, target, args);
          return isAfterwards && moments === nth ? die() : answer;
        };
      },
    });
  }

  const db = openKysely({
    connect: async () => mortal(await pool.connect()),
    end: () => pool.end(),
    options: pool.options,
  });
  return { db, died: () => isDead, close: () => db.destroy() };
}

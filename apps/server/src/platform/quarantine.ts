import { sql } from 'kysely';
import type { Db } from './database.ts';
import { PaymentUnknown, type Payments } from './payments.ts';

/** A point-in-time restore that made the database what it is. */
export type Restore = {
  mark: string;
  restoredTo: Date | null;
  noticedAt: Date;
  /** Null while the world outside is ahead of the database. */
  reconciledAt: Date | null;
};

export type Quarantine = {
  /** The last restore; null when there never was one. */
  lastRestore(): Promise<Restore | null>;
  /** Until `pnpm reconcile` has ended it, no job runs and no money moves. */
  isOn(): Promise<boolean>;
};

/** Far shorter than a server takes to stop, be restored and start. */
const KEPT_MS = 1_000;

export async function readRestore(db: Db): Promise<Restore | null> {
  const { rows } = await sql<Restore>`SELECT * FROM noticed_restore()`.execute(db);
  return rows[0] ?? null;
}

/** Asks the database itself, so that a process which outlives a restore notices it, too. */
export function createQuarantine(db: Db): Quarantine {
  let reading: Promise<Restore | null> | undefined;
  let readAt = 0;
  const lastRestore = () => {
    if (reading === undefined || Date.now() - readAt > KEPT_MS) {
      readAt = Date.now();
      const asked = readRestore(db);
      reading = asked;
      asked.catch(() => {
        if (reading === asked) reading = undefined;
      });
    }
    return reading;
  };
  return {
    lastRestore,
    async isOn() {
      const restore = await lastRestore();
      return restore !== null && restore.reconciledAt === null;
    },
  };
}

/** For test mode, which nobody outside can be ahead of: it mails nobody and moves no money. */
export const NO_QUARANTINE: Quarantine = {
  lastRestore: async () => null,
  isOn: async () => false,
};

/** To everybody who would move money the provider seems silent until the quarantine ends. */
export function holdPayments(payments: Payments, quarantine: Quarantine): Payments {
  const held =
    <Args extends unknown[], T>(move: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      if (await quarantine.isOn()) throw new PaymentUnknown('the database was restored');
      return move(...args);
    };
  return {
    ...payments,
    create: held(payments.create),
    confirm: held(payments.confirm),
    capture: held(payments.capture),
    cancel: held(payments.cancel),
    refund: held(payments.refund),
  };
}

/** Ends the quarantine. `since` is the moment that was restored to, also where only the operator knows it. */
export async function markReconciled(db: Db, mark: string, since: Date): Promise<void> {
  await db
    .updateTable('restores')
    .set({ restoredTo: since, reconciledAt: sql<Date>`now()` })
    .where('mark', '=', mark)
    .execute();
}

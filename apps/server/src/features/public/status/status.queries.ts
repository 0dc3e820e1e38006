import type { ServicePart, ServiceState, StatusDay } from '@waypost/domain/service-status';
import { STATUS_DAYS } from '@waypost/domain/service-status';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type MeasuredMinutes = { part: ServicePart; day: string; state: ServiceState } & StatusDay;

/** Adds minutes to the days of some parts. */
export async function addMinutes(db: Db, measured: readonly MeasuredMinutes[]): Promise<void> {
  if (measured.length === 0) return;
  await db
    .insertInto('serviceDays')
    .values([...measured])
    .onConflict((conflict) =>
      conflict.columns(['day', 'part']).doUpdateSet((eb) => ({
        up: sql`service_days.up + excluded.up`,
        trouble: sql`service_days.trouble + excluded.trouble`,
        down: sql`service_days.down + excluded.down`,
        state: eb.ref('excluded.state'),
        seenAt: sql`now()`,
      })),
    )
    .execute();
}

export type KnownDay = StatusDay & {
  part: ServicePart;
  day: string;
  state: ServiceState;
  seenSeconds: number;
};

export async function readDays(db: Db): Promise<KnownDay[]> {
  const { rows } = await sql<KnownDay>`
    SELECT part, day, up, trouble, down, state, extract(epoch FROM now() - seen_at)::float8 AS seen_seconds
    FROM service_days WHERE day > current_date - ${STATUS_DAYS}::int ORDER BY day, part`.execute(
    db,
  );
  return rows;
}

export async function eraseOldDays(db: Db): Promise<void> {
  await db
    .deleteFrom('serviceDays')
    .where('day', '<=', sql<string>`current_date - ${STATUS_DAYS}::int`)
    .execute();
}

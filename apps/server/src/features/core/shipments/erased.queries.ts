import { sql } from 'kysely';
import type { Db, StatementRunner } from '../../../platform/database.ts';
import type { Nudge } from '../../../platform/nudges.ts';
import { deleteDue } from '../../../platform/sweeps.ts';

type Erasures = {
  /** By the clock of the database, in milliseconds. */
  readAt: number;
  erased: Nudge[];
};

/** Shipments that lost a person in the last seconds, as the primary has them. */
export async function readErasures(runner: StatementRunner, seconds: number): Promise<Erasures> {
  const { rows } = await runner.query<{ readAt: number; id: string | null; version: number }>({
    name: 'read_erasures',
    text: `
      SELECT date_part('epoch', clock_timestamp()) * 1000 AS "readAt", e.shipment_id AS id, e.version
      FROM (SELECT 1) AS always
      LEFT JOIN erased_shipments e ON e.erased_at > now() - make_interval(secs => $1)`,
    values: [seconds],
  });
  const erased = rows.flatMap(({ id, version }) => (id === null ? [] : [{ id, version }]));
  return { readAt: rows[0]?.readAt ?? 0, erased };
}

/** A standby that is a day behind answers nobody. */
export async function deleteOldErasures(db: Db): Promise<void> {
  await deleteDue(db, 'erasedShipments', sql`erased_at < now() - interval '1 day'`);
}

import type { TariffDocument } from '@waypost/contract';
import type { Tariff } from '@waypost/domain/rates';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

function lines(db: Db) {
  return db
    .selectFrom('tariffs')
    .leftJoin('staffMembers as publisher', 'publisher.id', 'tariffs.staffId')
    .leftJoin('staffMembers as withdrawer', 'withdrawer.id', 'tariffs.withdrawnBy')
    .select(['tariffs.version', 'tariffs.effectiveFrom', 'tariffs.reason'])
    .select(['tariffs.publishedAt', 'tariffs.withdrawnAt', 'tariffs.withdrawalReason'])
    .select(['publisher.name as publisher', 'withdrawer.name as withdrawer'])
    .select(sql<boolean>`tariffs.effective_from > now()`.as('isAhead'))
    .select((eb) =>
      eb
        .selectFrom('tariffs as later')
        .select('later.effectiveFrom')
        .where('later.withdrawnAt', 'is', null)
        .where(
          sql<boolean>`(later.effective_from, later.version) > (tariffs.effective_from, tariffs.version)`,
        )
        .orderBy('later.effectiveFrom')
        .orderBy('later.version')
        .limit(1)
        .as('effectiveUntil'),
    )
    .select(
      sql<boolean>`EXISTS (SELECT 1 FROM tariffs later WHERE later.withdrawn_at IS NULL
        AND later.effective_from <= now()
        AND (later.effective_from, later.version) > (tariffs.effective_from, tariffs.version))`.as(
        'isOver',
      ),
    );
}

export async function selectTariffs(db: Db, page: { before?: number | undefined; limit: number }) {
  const { before, limit } = page;
  return lines(db)
    .$if(before !== undefined, (query) => query.where('tariffs.version', '<', before ?? 0))
    .orderBy('tariffs.version', 'desc')
    .limit(limit)
    .execute();
}
export type TariffRow = Awaited<ReturnType<typeof selectTariffs>>[number];

export async function findTariff(db: Db, version: number) {
  return lines(db).select('tariffs.data').where('tariffs.version', '=', version).executeTakeFirst();
}

/** Numbers have no gaps, so this lock is held until COMMIT. */
export async function lockNewestVersion(db: Db): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('tariffs', 0))`.execute(db);
  return readNewestVersion(db);
}

export async function readNewestVersion(db: Db): Promise<number> {
  const row = await db
    .selectFrom('tariffs')
    .select('version')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.version;
}

/** False when the moment is no longer in the future, by the clock of the database. */
export async function insertTariff(
  db: Db,
  published: {
    version: number;
    effectiveFrom: Date;
    document: TariffDocument;
    staffId: string;
    reason: string;
  },
): Promise<boolean> {
  const { version, effectiveFrom, document, staffId, reason } = published;
  const data = JSON.stringify({ version, ...document });
  const { numAffectedRows } = await sql`
    INSERT INTO tariffs (version, effective_from, data, staff_id, reason)
    SELECT ${version}::integer, ${effectiveFrom}::timestamptz, ${data}::jsonb, ${staffId}::uuid,
      ${reason}::text
    WHERE ${effectiveFrom}::timestamptz > clock_timestamp() + interval '1 minute'`.execute(db);
  return numAffectedRows === 1n;
}

/** False when it is in force, about to be, or withdrawn already. */
export async function markWithdrawn(
  db: Db,
  version: number,
  by: { staffId: string; reason: string },
): Promise<boolean> {
  const result = await db
    .updateTable('tariffs')
    .set({
      withdrawnAt: sql<Date>`now()`,
      withdrawnBy: by.staffId,
      withdrawalReason: by.reason,
    })
    .where('version', '=', version)
    .where('withdrawnAt', 'is', null)
    // the trigger refuses what is nearer than a minute
    .where('effectiveFrom', '>', sql<Date>`clock_timestamp() + interval '61 seconds'`)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Of the installation. A published version never changes, so publishing again does nothing. */
export async function insertFirstTariff(db: Db, effectiveFrom: Date, tariff: Tariff) {
  const { version } = tariff;
  await db
    .insertInto('tariffs')
    .values({ version, effectiveFrom, data: JSON.stringify(tariff) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

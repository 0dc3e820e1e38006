import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { deleteDue } from '../../../platform/sweeps.ts';

type Named = {
  attemptId: string;
  shard: number;
  customerId: string;
  reference: string | null;
  isUnique: boolean;
  metadata: Record<string, string>;
  returnOf: string | null;
};

/** False when another attempt has the reference. Waits for a transaction that is taking it now. */
export async function insertProgramShipment(tx: Db, named: Named): Promise<boolean> {
  const { rows } = await sql<{ attemptId: string }>`
    INSERT INTO program_shipments (attempt_id, shard, customer_id, reference, is_unique, metadata,
      return_of)
    VALUES (${named.attemptId}, ${named.shard}, ${named.customerId}, ${named.reference},
      ${named.isUnique}, ${JSON.stringify(named.metadata)}, ${named.returnOf})
    ON CONFLICT (customer_id, reference) WHERE is_unique AND reference IS NOT NULL DO NOTHING
    RETURNING attempt_id`.execute(tx);
  return rows.length === 1;
}

/** The attempt that has a reference, and what became of it. */
export async function findHolder(db: Db, customerId: string, reference: string) {
  return db
    .selectFrom('programShipments')
    .innerJoin('bookingAttempts', sameShard('bookingAttempts.id', 'programShipments.attemptId'))
    .leftJoin('shipments', sameShard('shipments.id', 'bookingAttempts.shipmentId'))
    .select(['bookingAttempts.id as attemptId', 'bookingAttempts.state'])
    .select(['shipments.id as shipmentId', 'shipments.trackingNumber', 'shipments.cancelledAt'])
    .where('programShipments.customerId', '=', customerId)
    .where('programShipments.reference', '=', reference)
    .where('programShipments.isUnique', '=', true)
    .executeTakeFirst();
}
export type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;

/** It keeps the reference, and others may have it too. */
export async function shareReference(tx: Db, attemptId: string): Promise<void> {
  await tx
    .updateTable('programShipments')
    .set({ isUnique: false })
    .where('attemptId', '=', attemptId)
    .execute();
}

type Names = {
  attemptId: string;
  customerId: string;
  /** Undefined: it stays. */
  reference: string | null | undefined;
  isUnique: boolean;
  metadata: Record<string, string> | undefined;
};

/**
 * Changes the names, or gives some to a shipment of the account that was booked on the site. False for one that
 * has another shard than the account, as a guest's quote has that was booked signed in.
 */
export async function storeNames(tx: Db, names: Names): Promise<boolean> {
  const { attemptId, customerId, reference, isUnique, metadata } = names;
  const { rows } = await sql<{ attemptId: string }>`
    INSERT INTO program_shipments (attempt_id, shard, customer_id, reference, is_unique, metadata)
    SELECT a.id, a.shard, c.id, ${reference ?? null}, ${isUnique}, ${JSON.stringify(metadata ?? {})}
    FROM booking_attempts a JOIN customers c ON c.id = a.customer_id AND c.shard = a.shard
    WHERE a.id = ${attemptId} AND a.customer_id = ${customerId}
    ON CONFLICT (attempt_id, shard) DO UPDATE SET
      reference = CASE WHEN ${reference !== undefined}::boolean THEN excluded.reference
        ELSE program_shipments.reference END,
      is_unique = CASE WHEN ${reference !== undefined}::boolean THEN excluded.is_unique
        ELSE program_shipments.is_unique END,
      metadata = CASE WHEN ${metadata !== undefined}::boolean THEN excluded.metadata
        ELSE program_shipments.metadata END
    RETURNING attempt_id`.execute(tx);
  return rows.length === 1;
}

/** Newest first, from after the one given; those that are no returns before all that are, if that is asked for. */
export async function listIdsByReference(
  db: Db,
  customerId: string,
  reference: string,
  {
    after,
    limit,
    returnsLast = false,
  }: { after?: string | undefined; limit: number; returnsLast?: boolean },
): Promise<string[]> {
  const rows = await db
    .selectFrom('programShipments')
    .innerJoin('bookingAttempts', sameShard('bookingAttempts.id', 'programShipments.attemptId'))
    .select('bookingAttempts.shipmentId')
    .where('programShipments.customerId', '=', customerId)
    .where('programShipments.reference', '=', reference)
    .where('bookingAttempts.shipmentId', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where('bookingAttempts.shipmentId', '<', after ?? ''),
    )
    .$if(returnsLast, (query) => query.orderBy(sql`return_of IS NOT NULL`))
    .orderBy('bookingAttempts.shipmentId', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ shipmentId }) => shipmentId ?? []);
}

export async function findIdByNumber(db: Db, ref: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shipmentRefs')
    .select('shipmentId')
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row?.shipmentId;
}

/** What a booking takes from the account. */
export async function readBooker(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .select(['email', 'locale'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export async function deleteProgramShipments(db: Db, customerId: string): Promise<void> {
  await deleteDue(db, 'programShipments', sql`customer_id = ${customerId}`);
}

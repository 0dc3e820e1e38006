import { type FieldRight, PIN_TRIES } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

const RIGHTS = sql<FieldRight[]>`rights`.as('rights');

/**
 * Uses one of the tries before the PIN is compared, so that guesses at the same time get no more than five
 * together. Undefined without such a person, or without a try left.
 */
export async function takePinTry(db: Db, badgeHash: Buffer) {
  return db
    .updateTable('fieldPeople')
    .set({ pinFailures: sql`pin_failures + 1` })
    .where('badgeHash', '=', badgeHash)
    .where('deactivatedAt', 'is', null)
    .where('pinFailures', '<', PIN_TRIES)
    .returning(['id', 'name', 'locale', 'pinHash', 'pinFailures', RIGHTS])
    .executeTakeFirst();
}

export async function isBadgeLocked(db: Db, badgeHash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('fieldPeople')
    .select('id')
    .where('badgeHash', '=', badgeHash)
    .where('deactivatedAt', 'is', null)
    .where('pinFailures', '>=', PIN_TRIES)
    .executeTakeFirst();
  return found !== undefined;
}

/** False when the person was deactivated, or got another PIN or badge, since the PIN was compared. */
export async function forgivePinTries(
  tx: Db,
  { id, pinHash, badgeHash }: { id: string; pinHash: string; badgeHash: Buffer },
): Promise<boolean> {
  const result = await tx
    .updateTable('fieldPeople')
    .set({ pinFailures: 0 })
    .where('id', '=', id)
    .where('pinHash', '=', pinHash)
    .where('badgeHash', '=', badgeHash)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function readPerson(db: Db, id: string) {
  return db
    .selectFrom('fieldPeople')
    .select(['id', 'name', 'locale', RIGHTS])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** False when the id is taken: the same form was sent before. */
export async function insertPerson(tx: Db, person: NewRow<'fieldPeople'>): Promise<boolean> {
  const result = await tx
    .insertInto('fieldPeople')
    .values(person)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Held until the transaction ends, so that changes of two members of staff follow each other. */
export async function lockPerson(tx: Db, id: string) {
  return tx
    .selectFrom('fieldPeople')
    .select(['id', 'name', 'hubId', 'locale', 'deactivatedAt', 'pinFailures', RIGHTS])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

export async function updatePerson(
  tx: Db,
  id: string,
  change: Partial<Omit<NewRow<'fieldPeople'>, 'id'>>,
): Promise<void> {
  await tx.updateTable('fieldPeople').set(change).where('id', '=', id).execute();
}

export async function markDeactivated(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('fieldPeople')
    .set({ deactivatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/**
 * Who has left: the row stays, because shifts and rounds name it. The name of somebody whose cash is missing stays
 * until it is settled.
 */
export async function eraseDeparted(db: Db): Promise<void> {
  await sql`
    UPDATE field_people SET name = '', pin_hash = '', badge_hash = sha256(uuid_send(id)),
      erased_at = now()
    WHERE deactivated_at < now() - interval '90 days' AND erased_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM courier_cash k WHERE k.holder = 'person:' || field_people.id)
      AND NOT EXISTS (SELECT 1 FROM cash_balances k WHERE k.holder = 'person:' || field_people.id)`.execute(
    db,
  );
}

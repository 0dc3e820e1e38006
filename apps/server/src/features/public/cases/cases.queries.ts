import type { PartyRole } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

const CASE_COLUMNS = [
  'id',
  'shard',
  'shipmentId',
  'trackingNumber',
  'party',
  'subject',
  'state',
  'openedAt',
  'updatedAt',
  'closedAt',
  'erasedAt',
] as const;

const MESSAGE = ['id', 'caseId', 'author', 'staffId', 'body', 'createdAt'] as const;

const REOPENABLE = sql<boolean>`erased_at IS NULL
  AND (state = 'open' OR closed_at > now() - interval '14 days')`;

/** Writing to a case reopens it for 14 days after it was closed. */
const takesMessages = REOPENABLE.as('takesMessages');

export async function readFold(db: Db, shipmentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shipmentState')
    .select('fold')
    .where('shipmentId', '=', shipmentId)
    .executeTakeFirst();
  return row?.fold;
}

type Side = { shipmentId: string; role: PartyRole };

function lockedCases(tx: Db, side: Side) {
  return tx
    .selectFrom('partyCases')
    .select(CASE_COLUMNS)
    .where('shipmentId', '=', side.shipmentId)
    .where('party', '=', side.role)
    .forUpdate();
}

export async function lockOpenCase(tx: Db, side: Side, subject: string) {
  return lockedCases(tx, side)
    .where('subject', '=', subject)
    .where('state', '=', 'open')
    .executeTakeFirst();
}
export type CaseRow = NonNullable<Awaited<ReturnType<typeof lockOpenCase>>>;

export async function lockReopenableCase(tx: Db, side: Side, subject: string) {
  return lockedCases(tx, side)
    .where('subject', '=', subject)
    .where('state', '=', 'closed')
    .where(REOPENABLE)
    .orderBy('closedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function lockCaseOfParty(tx: Db, side: Side, caseId: string) {
  return lockedCases(tx, side).select(takesMessages).where('id', '=', caseId).executeTakeFirst();
}

export async function readSide(db: Db, side: Side) {
  return db
    .selectFrom('shipmentParties')
    .innerJoin('shipments', 'shipments.id', 'shipmentParties.shipmentId')
    .select(['shipments.shard', 'shipments.trackingNumber', 'shipmentParties.email'])
    .where('shipmentParties.shipmentId', '=', side.shipmentId)
    .where('shipmentParties.role', '=', side.role)
    .executeTakeFirstOrThrow();
}

/** Undefined when another request has opened it in the meantime. */
export async function insertCase(tx: Db, fresh: NewRow<'partyCases'>) {
  return tx
    .insertInto('partyCases')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .returning(CASE_COLUMNS)
    .executeTakeFirst();
}

/** Someone wrote or sent something; a closed case is reopened. */
export async function storeOpen(tx: Db, caseId: string) {
  await tx
    .updateTable('partyCases')
    .set({ state: 'open', closedAt: null, updatedAt: sql<Date>`now()` })
    .where('id', '=', caseId)
    .execute();
}

export async function storeClosed(tx: Db, caseId: string) {
  await tx
    .updateTable('partyCases')
    .set({ state: 'closed', closedAt: sql<Date>`now()`, updatedAt: sql<Date>`now()` })
    .where('id', '=', caseId)
    .execute();
}

export async function lockCase(tx: Db, caseId: string): Promise<CaseRow | undefined> {
  return tx
    .selectFrom('partyCases')
    .select(CASE_COLUMNS)
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirst();
}

export async function readCaseContact(db: Db, row: CaseRow) {
  return db
    .selectFrom('shipmentParties')
    .select(['name', 'email'])
    .where('shipmentId', '=', row.shipmentId)
    .where('role', '=', row.party)
    .executeTakeFirstOrThrow();
}

/** Undefined when the id was used before. */
export async function insertMessage(
  tx: Db,
  message: { id: string; shard: number; caseId: string; staffId: string | null; text: string },
) {
  return tx
    .insertInto('caseMessages')
    .values({
      id: message.id,
      shard: message.shard,
      caseId: message.caseId,
      author: message.staffId === null ? 'party' : 'staff',
      staffId: message.staffId,
      body: message.text,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(MESSAGE)
    .executeTakeFirst();
}
export type MessageRow = NonNullable<Awaited<ReturnType<typeof insertMessage>>>;

export async function findMessage(db: Db, messageId: string) {
  return db
    .selectFrom('caseMessages')
    .innerJoin('partyCases', 'partyCases.id', 'caseMessages.caseId')
    .select(['caseMessages.id', 'caseMessages.caseId', 'caseMessages.author'])
    .select(['caseMessages.staffId', 'caseMessages.body', 'caseMessages.createdAt'])
    .select(['partyCases.shipmentId', 'partyCases.party'])
    .where('caseMessages.id', '=', messageId)
    .executeTakeFirst();
}

/** Newest first; the messages and files of each are read with them. */
export async function listCasesOfParty(db: Db, side: Side) {
  return db
    .selectFrom('partyCases')
    .select(CASE_COLUMNS)
    .select(takesMessages)
    .where('shipmentId', '=', side.shipmentId)
    .where('party', '=', side.role)
    .where('erasedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

/** More than anyone reads; limits the size of our responses. */
const SHOWN_MESSAGES = 500;

/** The newest of these cases together, oldest first. */
export async function listNewestMessages(
  db: Db,
  caseIds: readonly string[],
): Promise<MessageRow[]> {
  if (caseIds.length === 0) return [];
  const newestFirst = await db
    .selectFrom('caseMessages')
    .select(MESSAGE)
    .where('caseId', 'in', caseIds)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_MESSAGES)
    .execute();
  return newestFirst.toReversed();
}

/** All of these cases, oldest first: for the export of an account. */
export async function listMessages(db: Db, caseIds: readonly string[]): Promise<MessageRow[]> {
  if (caseIds.length === 0) return [];
  return db
    .selectFrom('caseMessages')
    .select(MESSAGE)
    .where('caseId', 'in', caseIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Limited by row-level security. */
export async function listOwnCases(own: Db) {
  return own
    .selectFrom('partyCases')
    .select(CASE_COLUMNS)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .execute();
}
export type ExportedCaseRow = Awaited<ReturnType<typeof listOwnCases>>[number];

export async function listCasesOfAddress(db: Db, emailKey: string): Promise<ExportedCaseRow[]> {
  return db
    .selectFrom('partyCases')
    .select(CASE_COLUMNS)
    .where('emailKey', '=', emailKey)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .execute();
}

export async function readMessageForMail(db: Db, messageId: string) {
  return db
    .selectFrom('caseMessages')
    .innerJoin('partyCases', 'partyCases.id', 'caseMessages.caseId')
    .innerJoin('shipmentParties', (join) =>
      join
        .onRef('shipmentParties.shipmentId', '=', 'partyCases.shipmentId')
        .onRef('shipmentParties.role', '=', 'partyCases.party'),
    )
    .select(['partyCases.shipmentId', 'partyCases.shard', 'partyCases.party'])
    .select(['partyCases.trackingNumber', 'shipmentParties.email', 'shipmentParties.locale'])
    .where('caseMessages.id', '=', messageId)
    .where('caseMessages.author', '=', 'staff')
    .where('partyCases.erasedAt', 'is', null)
    .executeTakeFirst();
}

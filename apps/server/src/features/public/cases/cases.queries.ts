import type { PartyRole } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

const CASE_COLUMNS = [
  'id',
  'shard',
  'shipment_id',
  'tracking_number',
  'party',
  'subject',
  'state',
  'opened_at',
  'updated_at',
  'closed_at',
  'erased_at',
] as const;

const MESSAGE = ['id', 'case_id', 'author', 'staff_id', 'body', 'created_at'] as const;

const REOPENABLE = sql<boolean>`erased_at IS NULL
  AND (state = 'open' OR closed_at > now() - interval '14 days')`;

/** Writing to a case reopens it for 14 days after it was closed. */
const takesMessages = REOPENABLE.as('takes_messages');

export async function readFold(db: Db, shipmentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shipment_state')
    .select('fold')
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst();
  return row?.fold;
}

type Side = { shipmentId: string; role: PartyRole };

export async function lockOpenCase(tx: Db, side: Side, subject: string) {
  return tx
    .selectFrom('party_cases')
    .select(CASE_COLUMNS)
    .where('shipment_id', '=', side.shipmentId)
    .where('party', '=', side.role)
    .where('subject', '=', subject)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
}
export type CaseRow = NonNullable<Awaited<ReturnType<typeof lockOpenCase>>>;

export async function lockReopenableCase(tx: Db, side: Side, subject: string) {
  return tx
    .selectFrom('party_cases')
    .select(CASE_COLUMNS)
    .where('shipment_id', '=', side.shipmentId)
    .where('party', '=', side.role)
    .where('subject', '=', subject)
    .where('state', '=', 'closed')
    .where(REOPENABLE)
    .orderBy('closed_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function lockCaseOfParty(tx: Db, side: Side, caseId: string) {
  return tx
    .selectFrom('party_cases')
    .select(CASE_COLUMNS)
    .select(takesMessages)
    .where('id', '=', caseId)
    .where('shipment_id', '=', side.shipmentId)
    .where('party', '=', side.role)
    .forUpdate()
    .executeTakeFirst();
}

export async function readSide(db: Db, side: Side) {
  return db
    .selectFrom('shipment_parties')
    .innerJoin('shipments', 'shipments.id', 'shipment_parties.shipment_id')
    .select(['shipments.shard', 'shipments.tracking_number', 'shipment_parties.email'])
    .where('shipment_parties.shipment_id', '=', side.shipmentId)
    .where('shipment_parties.role', '=', side.role)
    .executeTakeFirstOrThrow();
}

/** Undefined when another request has opened it in the meantime. */
export async function insertCase(
  tx: Db,
  fresh: {
    id: string;
    shard: number;
    shipmentId: string;
    trackingNumber: string;
    role: PartyRole;
    emailKey: string;
    subject: string;
  },
) {
  return tx
    .insertInto('party_cases')
    .values({
      id: fresh.id,
      shard: fresh.shard,
      shipment_id: fresh.shipmentId,
      tracking_number: fresh.trackingNumber,
      party: fresh.role,
      email_key: fresh.emailKey,
      subject: fresh.subject,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(CASE_COLUMNS)
    .executeTakeFirst();
}

/** Someone wrote or sent something; a closed case is reopened. */
export async function storeOpen(tx: Db, caseId: string) {
  await tx
    .updateTable('party_cases')
    .set({ state: 'open', closed_at: null, updated_at: sql<Date>`now()` })
    .where('id', '=', caseId)
    .execute();
}

export async function storeClosed(tx: Db, caseId: string) {
  await tx
    .updateTable('party_cases')
    .set({ state: 'closed', closed_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', caseId)
    .execute();
}

export async function lockCase(tx: Db, caseId: string): Promise<CaseRow | undefined> {
  return tx
    .selectFrom('party_cases')
    .select(CASE_COLUMNS)
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirst();
}

export async function readCaseContact(db: Db, row: CaseRow) {
  return db
    .selectFrom('shipment_parties')
    .select(['name', 'email'])
    .where('shipment_id', '=', row.shipment_id)
    .where('role', '=', row.party)
    .executeTakeFirstOrThrow();
}

/** Undefined when the id was used before. */
export async function insertMessage(
  tx: Db,
  message: { id: string; shard: number; caseId: string; staffId: string | null; text: string },
) {
  return tx
    .insertInto('case_messages')
    .values({
      id: message.id,
      shard: message.shard,
      case_id: message.caseId,
      author: message.staffId === null ? 'party' : 'staff',
      staff_id: message.staffId,
      body: message.text,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(MESSAGE)
    .executeTakeFirst();
}
export type MessageRow = NonNullable<Awaited<ReturnType<typeof insertMessage>>>;

export async function findMessage(db: Db, messageId: string) {
  return db
    .selectFrom('case_messages')
    .innerJoin('party_cases', 'party_cases.id', 'case_messages.case_id')
    .select(['case_messages.id', 'case_messages.case_id', 'case_messages.author'])
    .select(['case_messages.staff_id', 'case_messages.body', 'case_messages.created_at'])
    .select(['party_cases.shipment_id', 'party_cases.party'])
    .where('case_messages.id', '=', messageId)
    .executeTakeFirst();
}

/** Newest first; the messages and files of each are read with them. */
export async function listCasesOfParty(db: Db, side: Side) {
  return db
    .selectFrom('party_cases')
    .select(CASE_COLUMNS)
    .select(takesMessages)
    .where('shipment_id', '=', side.shipmentId)
    .where('party', '=', side.role)
    .where('erased_at', 'is', null)
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
    .selectFrom('case_messages')
    .select(MESSAGE)
    .where('case_id', 'in', caseIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_MESSAGES)
    .execute();
  return newestFirst.toReversed();
}

/** For the export of an account, limited by row-level security. Oldest first. */
export async function listOwnMessages(own: Db): Promise<MessageRow[]> {
  return own
    .selectFrom('case_messages')
    .select(MESSAGE)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The same for the cases themselves. */
export async function listOwnCases(own: Db) {
  return own
    .selectFrom('party_cases')
    .select(CASE_COLUMNS)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute();
}

export async function readMessageForMail(db: Db, messageId: string) {
  return db
    .selectFrom('case_messages')
    .innerJoin('party_cases', 'party_cases.id', 'case_messages.case_id')
    .innerJoin('shipment_parties', (join) =>
      join
        .onRef('shipment_parties.shipment_id', '=', 'party_cases.shipment_id')
        .onRef('shipment_parties.role', '=', 'party_cases.party'),
    )
    .select(['party_cases.shipment_id', 'party_cases.shard', 'party_cases.party'])
    .select(['party_cases.tracking_number', 'shipment_parties.email', 'shipment_parties.locale'])
    .where('case_messages.id', '=', messageId)
    .where('case_messages.author', '=', 'staff')
    .where('party_cases.erased_at', 'is', null)
    .executeTakeFirst();
}

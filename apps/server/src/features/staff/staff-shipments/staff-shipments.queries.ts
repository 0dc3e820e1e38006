import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { LISTED_COLUMNS } from '../../core/shipments/index.ts';
import type { PageRow } from './page-conditions.queries.ts';

/** What a line of the list says, in the order of the page. */
export async function readLines(db: Db, page: readonly Pick<PageRow, 'shipmentId'>[]) {
  if (page.length === 0) return [];
  const ids = page.map((row) => row.shipmentId);
  const rows = await lines(db).where('shipments.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}
export type LineRow = Awaited<ReturnType<typeof readLines>>[number];

export async function findLine(db: Db, shipmentId: string): Promise<LineRow | undefined> {
  return lines(db).where('shipments.id', '=', shipmentId).executeTakeFirst();
}

function lines(db: Db) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipmentList', sameShard('shipmentList.shipmentId', 'shipments.id'))
    .innerJoin('shipmentParties', sameShard('shipmentParties.shipmentId', 'shipments.id'))
    .leftJoin('liveShipments', sameShard('liveShipments.shipmentId', 'shipments.id'))
    .where('shipmentParties.role', '=', 'recipient')
    .select(LISTED_COLUMNS)
    .select(['shipments.customerId', 'shipmentList.status', 'shipmentList.dueOn'])
    .select('liveShipments.promisedOn')
    .select(
      sql<boolean>`coalesce(live_shipments.promised_on < (now() AT TIME ZONE 'UTC')::date, false)`.as(
        'isPromiseBroken',
      ),
    )
    .select(
      sql<boolean>`coalesce(shipment_list.status NOT IN ('Delivered', 'Cancelled')
        AND shipment_list.due_on < (now() AT TIME ZONE 'UTC')::date, false)`.as('isLate'),
    );
}

export async function findReceiptId(db: Db, shipmentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shipments')
    .select('receiptId')
    .where('id', '=', shipmentId)
    .executeTakeFirst();
  return row?.receiptId;
}

export async function readFacts(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipmentState', sameShard('shipmentState.shipmentId', 'shipments.id'))
    .leftJoin('customers', 'customers.id', 'shipments.customerId')
    .select([
      'shipments.receiptId',
      'shipments.trackingNumber',
      'shipments.incoterm',
      'shipments.weightGrams',
      'shipments.lengthMm',
      'shipments.widthMm',
      'shipments.heightMm',
      'shipments.parcels',
      'shipments.eta',
      'shipments.insured',
      'shipments.cancelledAt',
      'shipments.cancelledBy',
      'shipments.attemptId',
      'shipments.revision',
      'shipmentState.version',
      'shipmentState.updatedAt',
      'shipmentState.fold',
      'shipmentState.outlook',
      'customers.id as customerId',
      'customers.name as customerName',
      'customers.email as customerEmail',
    ])
    .where('shipments.id', '=', shipmentId)
    .executeTakeFirstOrThrow();
}
export type FactsRow = Awaited<ReturnType<typeof readFacts>>;

export async function listReferences(db: Db, shipmentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shipmentRefs')
    .select('ref')
    .where('shipmentId', '=', shipmentId)
    .where('kind', '=', 'alias')
    .orderBy('ref')
    .execute();
  return rows.map((row) => row.ref);
}

export async function listAlerts(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipmentParties')
    .select(['role', 'emailAlerts', 'smsAlerts'])
    .where('shipmentId', '=', shipmentId)
    .execute();
}

/** With what only staff sees of them. */
export async function listEvents(db: Db, shipmentId: string) {
  return db
    .selectFrom('trackingEvents as event')
    .innerJoin('sources', 'sources.id', 'event.sourceId')
    .leftJoin('eventPrivate as private', (join) =>
      join
        .onRef('private.shipmentId', '=', 'event.shipmentId')
        .onRef('private.sourceId', '=', 'event.sourceId')
        .onRef('private.scanId', '=', 'event.scanId'),
    )
    .leftJoin('staffMembers', 'staffMembers.id', 'private.staffId')
    .select(['event.sourceId', 'event.scanId', 'event.code', 'event.setStatus', 'event.reason'])
    .select(['event.pieceNo', 'event.occurredAt', 'event.recordedAt', 'event.visibility'])
    .select(['event.handover', 'event.detail'])
    .select(['event.country', 'event.city', 'event.voidsSourceId', 'event.voidsScanId'])
    .select(['sources.kind as sourceKind', 'sources.name as sourceName'])
    .select(['private.note', 'private.collectedCents', 'private.collectedCurrency'])
    .select('staffMembers.name as staffName')
    .select(sql<string | null>`private.proof ->> 'signedBy'`.as('signedBy'))
    .where('event.shipmentId', '=', shipmentId)
    .execute();
}
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

export async function findAttempt(db: Db, attemptId: string) {
  return db
    .selectFrom('bookingAttempts')
    .select(['id', 'state', 'intentId', 'claimedAt', 'updatedAt'])
    .where('id', '=', attemptId)
    .executeTakeFirst();
}

/** Of the same draft as the booked attempt. */
export async function listDeclines(db: Db, attemptId: string) {
  return db
    .selectFrom('bookingAttempts as booked')
    .innerJoin('bookingAttempts as declined', sameShard('declined.draftId', 'booked.draftId'))
    .select(['declined.claimedAt', 'declined.declineCode'])
    .where('booked.id', '=', attemptId)
    .where('declined.state', '=', 'declined')
    .orderBy('declined.number')
    .execute();
}

export async function listLedger(db: Db, shipmentId: string) {
  return db
    .selectFrom('ledgerTransactions as posted')
    .innerJoin('ledgerEntries as entry', sameShard('entry.transactionId', 'posted.id'))
    .select(['posted.id', 'posted.effectKey', 'posted.recordedAt'])
    .select(['entry.account', 'entry.amountCents', 'entry.currency'])
    .where('posted.shipmentId', '=', shipmentId)
    .orderBy('posted.recordedAt')
    .orderBy('posted.id')
    .orderBy('entry.entryNo')
    .execute();
}

/** Newest first; a shipment has a dozen, one with many followers has more than anyone reads. */
export async function listMails(db: Db, shipmentId: string) {
  return db
    .selectFrom('outboxMails')
    .select(['effectKey', 'template', 'channel', 'party', 'state', 'attempts'])
    .select(['createdAt', 'sentAt'])
    .where('shipmentId', '=', shipmentId)
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute();
}

export async function findPickup(db: Db, shipmentId: string) {
  return db
    .selectFrom('pickupShipments')
    .innerJoin('pickups', 'pickups.id', 'pickupShipments.pickupId')
    .select(['pickups.publicId', 'pickups.day', 'pickups.pickupWindow', 'pickups.status'])
    .select('pickups.addressText')
    .where('pickupShipments.shipmentId', '=', shipmentId)
    .executeTakeFirst();
}

export async function listDeskItems(db: Db, shipmentId: string) {
  return db
    .selectFrom('deskItems')
    .select(['id', 'kind', 'subject', 'state', 'openedAt'])
    .where('shipmentId', '=', shipmentId)
    .orderBy('openedAt', 'desc')
    .limit(50)
    .execute();
}

export async function listAudit(db: Db, shipmentId: string) {
  const { rows } = await sql<{ at: Date; actor: string; action: string; details: unknown }>`
    SELECT a.at, coalesce(m.name, a.actor_kind) AS actor, a.action, a.details
    FROM audit_log a LEFT JOIN staff_members m ON m.id::text = a.actor_id
    WHERE a.subject = ${`shipment:${shipmentId}`} ORDER BY a.at DESC LIMIT 100`.execute(db);
  return rows;
}

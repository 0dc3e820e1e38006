import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { PageRow } from './page-conditions.queries.ts';

/** What a line of the list says, in the order of the page. */
export async function readLines(db: Db, page: readonly PageRow[]) {
  if (page.length === 0) return [];
  const ids = page.map((row) => row.shipment_id);
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
    .innerJoin('shipment_list', (join) =>
      join
        .onRef('shipment_list.shipment_id', '=', 'shipments.id')
        .onRef('shipment_list.shard', '=', 'shipments.shard'),
    )
    .innerJoin('shipment_parties', (join) =>
      join
        .onRef('shipment_parties.shipment_id', '=', 'shipments.id')
        .onRef('shipment_parties.shard', '=', 'shipments.shard')
        .on('shipment_parties.role', '=', 'recipient'),
    )
    .select([
      'shipments.id',
      'shipments.booked_at',
      'shipments.tracking_number',
      'shipments.service_type',
      'shipments.service',
      'shipments.origin',
      'shipments.destination',
      'shipments.piece_count',
      'shipments.weight_grams',
      'shipments.price_cents',
      'shipments.currency',
      'shipments.hold',
      'shipments.customer_id',
      'shipment_list.status',
      'shipment_list.due_on',
      'shipment_parties.name as recipient_name',
      'shipment_parties.email as recipient_email',
    ])
    .select(
      sql<boolean>`coalesce(shipment_list.status NOT IN ('Delivered', 'Cancelled')
        AND shipment_list.due_on < (now() AT TIME ZONE 'UTC')::date, false)`.as('is_late'),
    );
}

export async function findReceiptId(db: Db, shipmentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shipments')
    .select('receipt_id')
    .where('id', '=', shipmentId)
    .executeTakeFirst();
  return row?.receipt_id;
}

export async function readFacts(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipment_state', (join) =>
      join
        .onRef('shipment_state.shipment_id', '=', 'shipments.id')
        .onRef('shipment_state.shard', '=', 'shipments.shard'),
    )
    .leftJoin('customers', 'customers.id', 'shipments.customer_id')
    .select([
      'shipments.receipt_id',
      'shipments.tracking_number',
      'shipments.incoterm',
      'shipments.weight_grams',
      'shipments.length_mm',
      'shipments.width_mm',
      'shipments.height_mm',
      'shipments.eta',
      'shipments.insured',
      'shipments.cancelled_at',
      'shipments.cancelled_by',
      'shipments.attempt_id',
      'shipments.revision',
      'shipment_state.version',
      'shipment_state.updated_at',
      'shipment_state.fold',
      'shipment_state.outlook',
      'customers.id as customer_id',
      'customers.name as customer_name',
      'customers.email as customer_email',
    ])
    .where('shipments.id', '=', shipmentId)
    .executeTakeFirstOrThrow();
}
export type FactsRow = Awaited<ReturnType<typeof readFacts>>;

export async function listReferences(db: Db, shipmentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment_refs')
    .select('ref')
    .where('shipment_id', '=', shipmentId)
    .where('kind', '=', 'alias')
    .orderBy('ref')
    .execute();
  return rows.map((row) => row.ref);
}

export async function listAlerts(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipment_parties')
    .select(['role', 'email_alerts', 'sms_alerts'])
    .where('shipment_id', '=', shipmentId)
    .execute();
}

/** With what only staff sees of them. */
export async function listEvents(db: Db, shipmentId: string) {
  return db
    .selectFrom('tracking_events as event')
    .innerJoin('sources', 'sources.id', 'event.source_id')
    .leftJoin('event_private as private', (join) =>
      join
        .onRef('private.shipment_id', '=', 'event.shipment_id')
        .onRef('private.source_id', '=', 'event.source_id')
        .onRef('private.scan_id', '=', 'event.scan_id'),
    )
    .leftJoin('staff_members', 'staff_members.id', 'private.staff_id')
    .select(['event.source_id', 'event.scan_id', 'event.code', 'event.set_status', 'event.reason'])
    .select(['event.piece_no', 'event.occurred_at', 'event.recorded_at', 'event.visibility'])
    .select(['event.country', 'event.city', 'event.voids_source_id', 'event.voids_scan_id'])
    .select(['sources.kind as source_kind', 'sources.name as source_name'])
    .select(['private.note', 'private.collected_cents', 'private.collected_currency'])
    .select('staff_members.name as staff_name')
    .select(sql<string | null>`private.proof ->> 'signedBy'`.as('signed_by'))
    .where('event.shipment_id', '=', shipmentId)
    .execute();
}
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

export async function findAttempt(db: Db, attemptId: string) {
  return db
    .selectFrom('booking_attempts')
    .select(['id', 'state', 'intent_id', 'claimed_at', 'updated_at'])
    .where('id', '=', attemptId)
    .executeTakeFirst();
}

/** Of the same draft as the booked attempt. */
export async function listDeclines(db: Db, attemptId: string) {
  return db
    .selectFrom('booking_attempts as booked')
    .innerJoin('booking_attempts as declined', (join) =>
      join
        .onRef('declined.draft_id', '=', 'booked.draft_id')
        .onRef('declined.shard', '=', 'booked.shard'),
    )
    .select(['declined.claimed_at', 'declined.decline_code'])
    .where('booked.id', '=', attemptId)
    .where('declined.state', '=', 'declined')
    .orderBy('declined.number')
    .execute();
}

export async function listLedger(db: Db, shipmentId: string) {
  return db
    .selectFrom('ledger_transactions as posted')
    .innerJoin('ledger_entries as entry', (join) =>
      join
        .onRef('entry.transaction_id', '=', 'posted.id')
        .onRef('entry.shard', '=', 'posted.shard'),
    )
    .select(['posted.id', 'posted.effect_key', 'posted.recorded_at'])
    .select(['entry.account', 'entry.amount_cents', 'entry.currency'])
    .where('posted.shipment_id', '=', shipmentId)
    .orderBy('posted.recorded_at')
    .orderBy('posted.id')
    .orderBy('entry.entry_no')
    .execute();
}

/** Newest first; a shipment has a dozen, one with many followers has more than anyone reads. */
export async function listMails(db: Db, shipmentId: string) {
  return db
    .selectFrom('outbox_mails')
    .select(['template', 'channel', 'party', 'state', 'attempts', 'created_at', 'sent_at'])
    .where('shipment_id', '=', shipmentId)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

export async function findPickup(db: Db, shipmentId: string) {
  return db
    .selectFrom('pickup_shipments')
    .innerJoin('pickups', 'pickups.id', 'pickup_shipments.pickup_id')
    .select(['pickups.public_id', 'pickups.day', 'pickups.pickup_window', 'pickups.status'])
    .select('pickups.address_text')
    .where('pickup_shipments.shipment_id', '=', shipmentId)
    .executeTakeFirst();
}

export async function listDeskItems(db: Db, shipmentId: string) {
  return db
    .selectFrom('desk_items')
    .select(['id', 'kind', 'subject', 'state', 'opened_at'])
    .where('shipment_id', '=', shipmentId)
    .orderBy('opened_at', 'desc')
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

import type { PostalAddress } from '@waypost/contract';
import { countryPart } from '@waypost/domain/places';
import type { NewsChoice } from '@waypost/domain/tracking';
import { sql } from 'kysely';
import { NIL } from 'uuid';
import type { ShipmentHold } from '../../../../db/tables.ts';
import type { Db, NewRow } from '../../../platform/database.ts';
import { IS_IN_OPEN_SHARD } from '../../../platform/sweeps.ts';
import { noteChanges } from './changes.queries.ts';
import type { IdentifiedShipment, NewShipment } from './create-shipment.ts';

/** As long as a draft takes, which a duplicate of the shipment is made with. */
const MAX_ADDRESS_TEXT = 300;

/** Those of the references that are already in use. */
export async function takenReferences(db: Db, refs: readonly string[]): Promise<Set<string>> {
  if (refs.length === 0) return new Set();
  const rows = await db.selectFrom('shipmentRefs').select('ref').where('ref', 'in', refs).execute();
  return new Set(rows.map(({ ref }) => ref));
}

/** Returns the time of booking, which is the same for all. */
export async function insertShipments(db: Db, rows: readonly NewRow<'shipments'>[]): Promise<Date> {
  const inserted = await db
    .insertInto('shipments')
    .values(rows)
    .returning('bookedAt')
    .executeTakeFirstOrThrow();
  return inserted.bookedAt;
}

type NewReference = { ref: string; shard: number; shipmentId: string } & (
  | { kind: 'number' }
  | { kind: 'alias'; refHash: Buffer }
);

export async function insertReferences(db: Db, references: readonly NewReference[]) {
  await db
    .insertInto('shipmentRefs')
    .values(references.map((reference) => ({ refHash: null, ...reference })))
    .execute();
}

/** Aliases from before there was a hash, or whose hash was cleared because the key was replaced. */
export async function listUnhashedAliases(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shipmentRefs')
    .select('ref')
    .where('kind', '=', 'alias')
    .where('refHash', 'is', null)
    .limit(limit)
    .execute();
  return rows.map(({ ref }) => ref);
}

export async function storeAliasHash(db: Db, ref: string, refHash: Buffer): Promise<void> {
  await db
    .updateTable('shipmentRefs')
    .set({ refHash })
    .where('ref', '=', ref)
    .where('kind', '=', 'alias')
    .execute();
}

/** `languages` are those of the recipients, by shipment. */
export async function insertParties(
  db: Db,
  made: readonly IdentifiedShipment[],
  languages: ReadonlyMap<string, string>,
) {
  const rows = made.flatMap((each) =>
    partyRows(each, languages.get(each.id) ?? each.shipment.locale),
  );
  await db.insertInto('shipmentParties').values(rows).execute();
}

function partyRows({ id, shard, shipment, ...made }: IdentifiedShipment, recipientLocale: string) {
  const { contact, shipperAddress, recipientAddress, exporter, choices } = shipment.request;
  return [
    {
      shipmentId: id,
      shard,
      role: 'shipper' as const,
      name: contact.shipperName,
      email: contact.shipperEmail,
      phone: contact.shipperPhone,
      addressText: '',
      locale: shipment.locale,
      country: made.originCountry,
      vatId: exporter?.vatId || null,
      eori: exporter?.eori || null,
      instructions: '',
      ...newsColumns(choices?.news?.shipper),
      ...(shipperAddress && addressColumns(shipperAddress)),
    },
    {
      shipmentId: id,
      shard,
      role: 'recipient' as const,
      name: contact.recipientName,
      email: shipment.recipientEmail,
      phone: contact.recipientPhone,
      addressText: addressTextOf(shipment),
      locale: recipientLocale,
      country: made.destinationCountry,
      vatId: null,
      eori: null,
      instructions: choices?.instructions ?? '',
      ...newsColumns(choices?.news?.recipient),
      ...(recipientAddress && addressColumns(recipientAddress)),
    },
  ];
}

/** Who gets none can still switch alerts on. */
function newsColumns(news: NewsChoice = 'all') {
  return { news, emailAlerts: news !== 'none', smsAlerts: news !== 'none' };
}

/** One recipient: what was typed for the quote gives way to the address of the booking. */
function addressTextOf({ request, recipientAddress: typed, quote }: NewShipment): string {
  if (request.recipientAddress === undefined) return typed;
  const { line1, line2, city, region, postalCode } = request.recipientAddress;
  // the postal code stands apart, because the public page shows the last two parts
  return [line1, line2, postalCode, region, city, countryPart(quote.request.destination)]
    .filter(Boolean)
    .join(', ')
    .slice(0, MAX_ADDRESS_TEXT);
}

function addressColumns(address: PostalAddress) {
  const { line1, line2, city, region, postalCode } = address;
  return { line1, line2, city, region, postalCode };
}

/** Adds shipments to the lists that people filter and search, or updates them. */
export async function putOnList(db: Db, shipmentIds: readonly string[]): Promise<void> {
  await sql`SELECT list_shipments(${shipmentIds}::uuid[])`.execute(db);
  await noteChanges(db, shipmentIds);
}

export async function insertPayers(db: Db, made: readonly IdentifiedShipment[]) {
  const rows = made.flatMap(({ id, shard, shipment: { request } }) =>
    request.payer === undefined
      ? []
      : [
          {
            shipmentId: id,
            shard,
            name: request.payer.name,
            vatId: request.payer.vatId,
            country: request.payer.country,
          },
        ],
  );
  if (rows.length > 0) await db.insertInto('shipmentPayers').values(rows).execute();
}

export async function insertItems(db: Db, made: readonly IdentifiedShipment[]) {
  const rows = made.flatMap(({ id, shard, shipment: { request, quote } }) =>
    request.items.map((item, index) => ({
      shipmentId: id,
      shard,
      itemNo: index + 1,
      description: item.description,
      quantity: item.quantity,
      weightGrams: item.weightGrams,
      valueCents: item.valueCents,
      currency: quote.priced.currency,
      originCountry: item.originCountry,
      hsCode: item.hsCode,
    })),
  );
  if (rows.length > 0) await db.insertInto('shipmentItems').values(rows).execute();
}

export async function insertChargeLines(db: Db, made: readonly IdentifiedShipment[]) {
  const rows = made.flatMap(({ id, shard, shipment: { lines } }) =>
    lines.map((line, index) => ({
      ...line,
      shipmentId: id,
      shard,
      lineNo: index + 1,
    })),
  );
  await db.insertInto('chargeLines').values(rows).execute();
}

/** The hold that was lifted; null when there is none. Of two at once, one lifts it. */
export async function liftHold(db: Db, shipmentId: string): Promise<ShipmentHold | null> {
  const { rows } = await sql<{ hold: ShipmentHold }>`
    UPDATE shipments SET hold = NULL
    FROM (SELECT id, shard, hold FROM shipments
      WHERE id = ${shipmentId} AND hold IS NOT NULL FOR NO KEY UPDATE) AS held
    WHERE shipments.id = held.id AND shipments.shard = held.shard
    RETURNING held.hold`.execute(db);
  if (rows.length > 0) await noteChanges(db, [shipmentId]);
  return rows[0]?.hold ?? null;
}

export async function setHold(db: Db, shipmentId: string, hold: ShipmentHold | null) {
  await db.updateTable('shipments').set({ hold }).where('id', '=', shipmentId).execute();
  await noteChanges(db, [shipmentId]);
}

export async function readTrackingNumber(db: Db, shipmentId: string): Promise<string> {
  const row = await db
    .selectFrom('shipments')
    .select('trackingNumber')
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  return row.trackingNumber;
}

export async function readTrackingNumbers(
  db: Db,
  shipmentIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('shipments')
    .select(['id', 'trackingNumber'])
    .where(sql<boolean>`id = ANY (${shipmentIds}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.trackingNumber]));
}

/** Held until the caller's transaction ends, so that no scan is recorded in between. */
export async function lockStatus(db: Db, shipmentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shipmentState')
    .select('status')
    .where('shipmentId', '=', shipmentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.status;
}

/** A cancelled shipment has no hold. */
/** `id` is that of the customer, the key or the member of staff. */
export type CancelledBy =
  | { kind: 'customer' | 'key' | 'staff'; id: string }
  | { kind: 'shipper_link' | 'system'; id: null };

export async function markCancelled(db: Db, shipmentId: string, by: CancelledBy) {
  await db
    .updateTable('shipments')
    .set({
      cancelledAt: sql<Date>`now()`,
      cancelledBy: by.kind,
      cancelledById: by.id,
      hold: null,
    })
    .where('id', '=', shipmentId)
    .execute();
}

export async function findCancellation(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .select(['id', 'trackingNumber', 'cancelledAt'])
    .where('id', '=', shipmentId)
    .executeTakeFirst();
}

export async function listExpiredHolds(
  db: Db,
  hold: 'awaiting_activation' | 'awaiting_payment',
  seconds: number,
  after: { bookedAt: string; id: string } | undefined,
  limit: number,
) {
  const { rows } = await sql<{ id: string; attemptId: string | null; bookedAt: string }>`
    SELECT id, attempt_id, booked_at::text AS "bookedAt" FROM shipments
    WHERE hold = ${hold} AND booked_at < now() - make_interval(secs => ${seconds}::integer)
      AND ${IS_IN_OPEN_SHARD}
      AND (booked_at, id) > (${after?.bookedAt ?? '-infinity'}::timestamptz, ${after?.id ?? NIL}::uuid)
    ORDER BY booked_at, id LIMIT ${limit}`.execute(db);
  return rows;
}

type ShipmentChange = {
  origin?: string;
  originCountry?: string;
  destination?: string;
  destinationCountry?: string;
  incoterm?: string;
  priceCents?: number;
  revision?: number;
  orderReference?: string | null;
};

export async function storeShipment(db: Db, shipmentId: string, change: ShipmentChange) {
  await db.updateTable('shipments').set(change).where('id', '=', shipmentId).execute();
}

/** After those of the booking. */
export async function addChargeLines(db: Db, lines: readonly NewRow<'chargeLines'>[]) {
  await db.insertInto('chargeLines').values(lines).execute();
}

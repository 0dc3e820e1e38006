import { PublicTracking } from '@waypost/contract';
import { postalCodeRule } from '@waypost/domain/country-rules';
import { postalCodeFault } from '@waypost/domain/postal-codes';
import {
  expectedDays,
  foldEvents,
  foldOutlook,
  type Outlook,
  projectState,
  STATUSES,
} from '@waypost/domain/tracking';
import { readReference } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReceipt } from '../features/core/receipts/index.ts';
import { readEnds } from '../features/core/calendars/index.ts';
import { incomingScan } from '../features/core/scans/index.ts';
import { readEventsForFold } from '../features/core/scans/histories.queries.ts';
import { publicTracking } from '../features/core/tracking/public-tracking.ts';
import { readStories } from '../features/core/tracking/tracked-story.ts';
import { unsafeTrackedShipments } from '../features/core/tracking/tracking.queries.ts';
import { cloneTemplate, dropDatabase, urlOf } from '../testing/scratch-database.ts';
import { testConfig } from '../testing/test-config.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { AlreadySeeded, isEmptyOfShipments, seedDatabase } from './seed-database.ts';
import { bulkPlan, demonstrationPlan } from './seed-plan.ts';

const { adminUrl, ownerUrl } = testConfig();
const UNTIL = Date.UTC(2026, 9, 20);
const say = () => undefined;

let name: string;
let url: string;
let seeded: TestContext;

async function rowsOf<Row>(text: string): Promise<Row[]> {
  const result = await sql.raw<Row>(text).execute(seeded.ctx.db);
  return result.rows;
}

beforeAll(async () => {
  name = await cloneTemplate(adminUrl);
  url = urlOf(ownerUrl, name);
  seeded = createTestContext({ databaseUrl: url });
  await seedDatabase(url, demonstrationPlan(1, UNTIL), say);
});

afterAll(async () => {
  await seeded.close();
  await dropDatabase(adminUrl, name);
});

test('the demonstration data has every status, parcels and freight, and several pieces', async () => {
  const statuses = await rowsOf<{ status: string }>('SELECT DISTINCT status FROM shipment_state');
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([...STATUSES].toSorted());
  const kinds = await rowsOf<{ service: string }>('SELECT DISTINCT service FROM shipments');
  expect(kinds).toHaveLength(6);
  expect(await rowsOf('SELECT id FROM shipments WHERE piece_count > 1')).not.toHaveLength(0);
  expect(
    await rowsOf(
      'SELECT 1 FROM shipment_state WHERE pieces_delivered BETWEEN 1 AND piece_count - 1',
    ),
  ).not.toHaveLength(0);
});

test('the state of every seeded shipment is the fold of its events', async () => {
  const states = await rowsOf<{
    shipmentId: string;
    pieceCount: number;
    bookedAt: Date;
    status: string;
    furthest: number;
    piecesDelivered: number;
    attention: boolean;
    version: number;
    fold: string;
    outlook: string;
    dueOn: string;
  }>('SELECT *, due_on::text AS due_on FROM shipment_state');
  const events = await readEventsForFold(
    seeded.ctx.database.pool,
    states.map((state) => state.shipmentId),
  );
  for (const state of states) {
    const ofShipment = events.get(state.shipmentId) ?? [];
    const fold = foldEvents(state.pieceCount, state.bookedAt.getTime(), ofShipment);
    const projected = projectState(fold);
    const { plan } = JSON.parse(state.outlook) as Outlook;
    const outlook = foldOutlook(
      plan,
      readEnds(plan.from, plan.to, state.bookedAt),
      { pieceCount: state.pieceCount, bookedAt: state.bookedAt.getTime() },
      ofShipment,
    );
    expect(state).toMatchObject({
      fold: JSON.stringify(fold),
      status: projected.status,
      furthest: projected.furthest,
      piecesDelivered: projected.piecesDelivered,
      attention: projected.openExceptions.length > 0,
      version: 1 + ofShipment.length,
      outlook: JSON.stringify(outlook),
      dueOn: expectedDays(outlook).latest,
    });
  }
});

test('every seeded number is valid and opens a public page', async () => {
  const refs = (await rowsOf<{ ref: string }>('SELECT ref FROM shipment_refs')).map(
    ({ ref }) => ref,
  );
  expect(refs).toHaveLength(600);
  for (const ref of refs) expect(readReference(ref).kind).toBe('shipment');
  const found = await unsafeTrackedShipments(seeded.ctx.database.pool, refs);
  expect(found).toHaveLength(600);
  const { pool } = seeded.ctx.database;
  for (const [shipment, story] of await readStories(pool, found, async () => 'UTC')) {
    PublicTracking.parse(publicTracking(shipment, story));
  }
});

test('a seeded recipient in a city with known streets has a street, a city and its postal code', async () => {
  const parties = await rowsOf<{
    line1: string;
    city: string;
    postalCode: string;
    country: string;
  }>(
    `SELECT line1, city, postal_code, country FROM shipment_parties
     WHERE role = 'recipient' AND postal_code IS NOT NULL`,
  );
  expect(parties.length).toBeGreaterThan(60);
  for (const { line1, city, postalCode, country } of parties) {
    expect(line1).toMatch(/\d/);
    expect(city).not.toBe('');
    expect(postalCodeFault(postalCodeRule(country), postalCode), postalCode).toBeNull();
  }
});

test('no seeded event is later than the end of the data', async () => {
  const [late] = await rowsOf<{ late: number }>(
    `SELECT count(*)::int AS late FROM tracking_events
     WHERE recorded_at > to_timestamp(${UNTIL / 1000}) OR recorded_at < occurred_at`,
  );
  expect(late).toEqual({ late: 0 });
});

test('a seeded scan that is sent again has the stored content', async () => {
  const [event] = await rowsOf<{
    scanId: string;
    sourceId: number;
    contentHash: string;
    occurredAt: Date;
    city: string;
    country: string;
    trackingNumber: string;
  }>(
    `SELECT e.scan_id, e.source_id, e.content_hash::text, e.occurred_at, e.city, e.country, s.tracking_number
     FROM tracking_events e JOIN shipments s ON s.id = e.shipment_id WHERE code = 'PICKED_UP' LIMIT 1`,
  );
  if (event === undefined) throw new Error('nothing was picked up');
  const again = incomingScan(
    {
      scanId: event.scanId,
      ref: event.trackingNumber,
      code: 'PICKED_UP',
      occurredAt: event.occurredAt.toISOString(),
      place: { city: event.city, country: event.country },
    },
    event.sourceId,
    event.trackingNumber,
    0,
  );
  expect(String(again.contentHash)).toBe(event.contentHash);
});

test('a seeded receipt adds up, and is paid once everything is delivered', async () => {
  const receipts = await rowsOf<{ receiptId: string; status: string }>(
    'SELECT receipt_id, status FROM shipments s JOIN shipment_state t ON t.shipment_id = s.id',
  );
  for (const { receiptId, status } of receipts.slice(0, 60)) {
    const receipt = await readReceipt(seeded.ctx, receiptId);
    const sum = receipt.charges.lines.reduce((total, line) => total + line.cents, 0);
    expect(sum).toBe(receipt.charges.totalCents);
    const isSettled = status === 'Delivered' || status === 'Cancelled';
    expect([status, receipt.paymentState]).toEqual([
      status,
      isSettled ? 'collected' : 'due_on_delivery',
    ]);
  }
});

test('the same seed gives the same data, and is not loaded twice', async () => {
  expect(await isEmptyOfShipments(url)).toBe(false);
  await expect(seedDatabase(url, demonstrationPlan(1, UNTIL), say)).rejects.toThrow(AlreadySeeded);

  const twin = await cloneTemplate(adminUrl);
  const twinUrl = urlOf(ownerUrl, twin);
  const other = createTestContext({ databaseUrl: twinUrl });
  try {
    expect(await isEmptyOfShipments(twinUrl)).toBe(true);
    await seedDatabase(twinUrl, demonstrationPlan(1, UNTIL), say);
    const text = `SELECT string_agg(id::text || tracking_number || receipt_id, ',' ORDER BY id) AS all
      FROM shipments`;
    const { rows } = await sql.raw(text).execute(other.ctx.db);
    expect(rows).toEqual(await rowsOf(text));
  } finally {
    await other.close();
    await dropDatabase(adminUrl, twin);
  }
});

test('bulk data is added beside the demonstration data, with at least the requested events', async () => {
  const wanted = { shipments: 2_500, eventsEach: 10, withMoney: false };
  const loaded = await seedDatabase(url, bulkPlan(1, UNTIL, wanted), say);
  expect(loaded.shipments).toBe(2_500);
  expect(loaded.events / loaded.shipments).toBeGreaterThanOrEqual(10);
  const [counted] = await rowsOf<{ count: number }>('SELECT count(*)::int AS count FROM shipments');
  expect(counted?.count).toBe(3_100);
});

import { type Box, grossGrams } from '@waypost/domain/measures';
import {
  expectedDays,
  foldEvents,
  hubStays,
  type LocatedEvent,
  type Outlook,
  projectState,
  promisesDelivery,
} from '@waypost/domain/tracking';
import type pg from 'pg';
import { type PlacedEvent, readEvents } from '../../installation/stored-states.ts';
import { findDifferences } from './find-differences.ts';

const NO_HUB = '00000000-0000-0000-0000-000000000000';

interface Row {
  id: string;
  service: string;
  lane: string;
  to: string;
  toCity: string;
  weightGrams: number;
  parcels: Box[] | null;
  pieceCount: number;
  bookedMs: number;
  outlook: string | null;
}

interface Hub {
  id: string;
  city: string;
  country: string;
  timeZone: string;
}

/** Rows and sums by a key, each as one text. */
interface Recounted {
  live: Map<string, string>;
  stays: Map<string, string>;
  sums: Map<string, [shipments: number, pieces: number, grams: number]>;
}

/**
 * What Today reads, held to a recount of all shipments and their events, apart from the server's way of
 * counting differences. Every scan names a city; none is as near to a hub as to belong to it by distance.
 */
export async function compareLive(db: pg.Client): Promise<string[]> {
  const { live, stays, sums } = await recount(db);
  return [
    ...(await findDifferences(
      db,
      'live shipment',
      live,
      `SELECT shipment_id::text, concat_ws(' ', service, status, lane, phase, coalesce(hub_id, '${NO_HUB}'),
         coalesce(due_on::text, 'never'), coalesce(promised_on::text, 'never'), pieces, weight_grams)
       FROM live_shipments`,
    )),
    ...(await findDifferences(
      db,
      'stay in a hub',
      stays,
      `SELECT shipment_id || ' ' || hub_id, concat_ws(' ', (extract(epoch FROM since) * 1000)::bigint,
         since_on, pieces, weight_grams) FROM hub_stays`,
    )),
    ...(await findDifferences(
      db,
      'sum',
      new Map([...sums].map(([key, sum]) => [key, sum.join(' ')])),
      `SELECT concat_ws(' ', kind, day, hub_id, detail), concat_ws(' ', shipments, pieces, weight_grams)
       FROM live_sums`,
    )),
  ];
}

async function recount(db: pg.Client): Promise<Recounted> {
  const { rows } = await db.query<Row>(
    `SELECT h.id, CASE h.service_type WHEN 'freight' THEN 'freight' ELSE h.service END AS service,
       h.origin_country || '-' || h.destination_country AS lane, h.destination_country AS to, p.city AS "toCity",
       h.weight_grams AS "weightGrams", h.parcels, s.piece_count AS "pieceCount",
       (extract(epoch FROM s.booked_at) * 1000)::float8 AS "bookedMs", s.outlook
     FROM shipments h, shipment_state s, shipment_parties p
     WHERE s.shipment_id = h.id AND p.shipment_id = h.id AND p.role = 'recipient' AND h.hold IS NULL`,
  );
  const { rows: hubs } = await db.query<Hub>(
    `SELECT id, city, country, time_zone AS "timeZone" FROM hubs`,
  );
  const sources = await db.query<[number, string]>({
    text: 'SELECT id, hub_id FROM sources WHERE hub_id IS NOT NULL',
    rowMode: 'array',
  });
  const hubOfSource = new Map(sources.rows);
  const events = await readEvents(
    db,
    rows.map(({ id }) => id),
  );
  const recounted: Recounted = { live: new Map(), stays: new Map(), sums: new Map() };
  for (const row of rows) {
    const located = (events.get(row.id) ?? []).map((event) => ({
      ...event,
      hubId: hubOfSource.get(event.sourceId) ?? hubIn(hubs, event),
    }));
    countRow(row, located, hubs, recounted);
  }
  return recounted;
}

function countRow(
  row: Row,
  events: readonly LocatedEvent[],
  hubs: readonly Hub[],
  { live, stays, sums }: Recounted,
): void {
  const { id, pieceCount, bookedMs: bookedAt } = row;
  const state = projectState(foldEvents(pieceCount, bookedAt, events));
  if (state.status === 'Delivered' || state.status === 'Cancelled') return;
  const add = (kind: string, day: string, hub: string, detail: string, ...load: number[]) => {
    const key = [kind, day, hub, detail].join(' ');
    const [shipments, pieces, grams] = sums.get(key) ?? [0, 0, 0];
    sums.set(key, [shipments + 1, pieces + (load[0] ?? 0), grams + (load[1] ?? 0)]);
  };
  const gramsOf = (pieces: number) => Math.round((grossGrams(row) * pieces) / pieceCount);
  const standing = hubStays({ pieceCount, bookedAt }, events);
  for (const { hubId, since, pieces } of standing) {
    const zone = hubs.find((hub) => hub.id === hubId)?.timeZone ?? 'UTC';
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(since);
    stays.set(`${id} ${hubId}`, [since, day, pieces, gramsOf(pieces)].join(' '));
    add('standing', day, hubId, '', pieces, gramsOf(pieces));
  }

  const hub = hubThatDelivers(hubs, row);
  const pieces = pieceCount - state.piecesDelivered;
  const there = standing.find(({ hubId }) => hubId === hub)?.pieces ?? 0;
  const phase = !promisesDelivery(state)
    ? 'stopped'
    : state.status === 'Out for Delivery'
      ? 'out'
      : there >= pieces
        ? 'arrived'
        : 'coming';
  const outlook = row.outlook === null ? null : (JSON.parse(row.outlook) as Outlook);
  const due = outlook === null ? null : expectedDays(outlook).latest;
  const promised = outlook?.plan.latest ?? null;
  const { service, lane } = row;
  const load = [pieces, gramsOf(pieces)];
  live.set(
    id,
    [service, state.status, lane, phase, hub, due ?? 'never', promised ?? 'never', ...load].join(
      ' ',
    ),
  );
  if (phase === 'stopped') return;
  if (due !== null) add('due', due, hub, phase, ...load);
  if (due !== null && phase === 'coming') add('coming', due, hub, lane, ...load);
  const isMoved = due !== null && promised !== null && due > promised;
  const cause = isMoved ? (outlook?.revisions?.at(-1)?.[1] ?? '') : '';
  if (promised !== null) add('promised', promised, hub, cause, ...load);
}

function hubIn(hubs: readonly Hub[], place: Pick<PlacedEvent, 'city' | 'country'>): string | null {
  const { city, country } = place;
  return hubs.find((hub) => hub.city === city && hub.country === country)?.id ?? null;
}

/** The one in the city, else the only one of the country; of several, the nearest is not known here. */
function hubThatDelivers(hubs: readonly Hub[], { toCity: city, to: country }: Row): string {
  const near = hubs.filter((hub) => hub.country === country);
  return hubIn(near, { city, country }) ?? (near.length === 1 ? near[0]?.id : null) ?? NO_HUB;
}

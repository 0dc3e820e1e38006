import type { NewStops } from '@waypost/contract';
import { boxesOf, type Box } from '@waypost/domain/measures';
import { isDeliverable, standingOf } from '@waypost/domain/round-states';
import type { ShipmentFold } from '@waypost/domain/tracking';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { LocateCity } from '../../core/places/index.ts';
import { addressKeyOf, selectPoints, type StreetAddress } from '../address-points/index.ts';
import { cityOfDelivery } from './city-of-delivery.ts';
import { nameOfArea } from './name-of-area.ts';
import { readPickupAddress } from './pickup-address.ts';
import { NO_RULES, rulesOf } from './handover-rules.ts';
import {
  type CollectableRow,
  type DeliverableRow,
  selectCollectable,
  selectDeliverable,
} from './pool.queries.ts';
import type { NewPiece, NewStop } from './stops.queries.ts';

export type Built = { stop: NewStop; pieces: NewPiece[]; address: StreetAddress };

/** Parking, ringing and handing over one piece, and each more. */
const DELIVERY_SECONDS = 150;
const PIECE_SECONDS = 20;
const PICKUP_SECONDS = 300;
const UNNUMBERED = { stopNo: 0, sequence: 0, addressKey: null };

/** Stops for what was chosen, numbered and placed after what the round has. Refuses all if one is not possible. */
export async function buildStops(
  ctx: Pick<Ctx, 'secrets'>,
  tx: Db,
  locate: LocateCity,
  hubId: string,
  wanted: NewStops,
  after: { stopNo: number; sequence: number },
): Promise<{ stops: NewStop[]; pieces: NewPiece[] }> {
  const possible = await buildPossible(ctx, tx, locate, hubId, wanted);
  refuseImpossible(wanted, possible);
  return numbered(possible, after);
}

/** Of what was chosen, the stops that are possible now. */
export async function buildPossible(
  ctx: Pick<Ctx, 'secrets'>,
  tx: Db,
  locate: LocateCity,
  hubId: string,
  wanted: NewStops,
): Promise<Built[]> {
  const deliveries = await selectDeliverable(tx, hubId, [...new Set(wanted.refs)]);
  const collectable = await selectCollectable(tx, [...new Set(wanted.pickups)]);
  const pickups = [...Map.groupBy(collectable, ({ pickupId }) => pickupId).values()];
  const built: Built[] = [];
  for (const row of deliveries) built.push(await deliveryStop(row, locate));
  for (const rows of pickups) built.push(await pickupStop(rows, locate));
  const possible = built.filter(({ stop, pieces }) => stop.kind === 'pickup' || pieces.length > 0);
  return withPoints(ctx, tx, possible);
}

export function numbered(
  built: readonly Built[],
  after: { stopNo: number; sequence: number },
): { stops: NewStop[]; pieces: NewPiece[] } {
  return {
    stops: built.map(({ stop }, at) => ({
      ...stop,
      stopNo: after.stopNo + at + 1,
      sequence: after.sequence + at + 1,
    })),
    pieces: built.flatMap(({ pieces }, at) =>
      pieces.map((piece) => ({ ...piece, stopNo: after.stopNo + at + 1 })),
    ),
  };
}

/** Where a courier was before, or a geocoder knows the door; otherwise the city alone. */
async function withPoints(
  { secrets }: Pick<Ctx, 'secrets'>,
  tx: Db,
  built: readonly Built[],
): Promise<Built[]> {
  const keys = built.map(({ address }) => addressKeyOf(secrets, address));
  const points = await selectPoints(
    tx,
    keys.filter((key) => key !== null),
  );
  return built.map((each, at) => {
    const addressKey = keys[at]?.toString('hex') ?? null;
    const stop = { ...each.stop, addressKey };
    const point = points.get(addressKey ?? '');
    if (point === undefined || point.lat === null || point.lon === null) return { ...each, stop };
    const { lat, lon, source } = point;
    return { ...each, stop: { ...stop, lat, lon, pointSource: source } };
  });
}

function refuseImpossible(wanted: NewStops, possible: readonly Built[]): void {
  const found = new Set(possible.flatMap(({ stop, pieces }) => [stop.pickupId, pieces[0]?.ref]));
  const missing = [...wanted.refs, ...wanted.pickups].filter((each) => !found.has(each));
  if (missing.length > 0) throw new Problem('stop_not_possible', { details: { refused: missing } });
}

async function deliveryStop(row: DeliverableRow, locate: LocateCity): Promise<Built> {
  const fold = JSON.parse(row.fold) as ShipmentFold;
  const { country } = row;
  const city = cityOfDelivery(row);
  const boxes = boxesOf(row);
  const pieces = boxes.flatMap((box, at) => {
    return isDeliverable(standingOf(fold, at + 1, 'delivery'))
      ? [{ ...pieceOf(row.ref, at + 1, row.service, box), kind: 'delivery' as const }]
      : [];
  });
  return {
    stop: {
      ...UNNUMBERED,
      ...(await whereOf(city, country, locate)),
      kind: 'delivery',
      pickupId: null,
      windowFrom: null,
      windowUntil: null,
      serviceSeconds: DELIVERY_SECONDS + PIECE_SECONDS * Math.max(0, pieces.length - 1),
      postalCode: row.postalCode ?? '',
      rules: rulesOf(row),
    },
    pieces,
    address: { street: row.street, postalCode: row.postalCode ?? '', city, country },
  };
}

async function pickupStop(rows: readonly CollectableRow[], locate: LocateCity): Promise<Built> {
  const [pickup] = rows;
  if (pickup === undefined) throw new Error('a pickup without a row');
  const pieces = rows.flatMap((row) => {
    if (row.ref === null) return [];
    const { ref } = row;
    const boxes = boxesOf({
      pieceCount: row.pieceCount ?? 0,
      parcels: row.parcels,
      weightGrams: row.weightGrams ?? 0,
      lengthMm: row.lengthMm ?? 0,
      widthMm: row.widthMm ?? 0,
      heightMm: row.heightMm ?? 0,
    });
    return boxes.map((box, at) => ({
      ...pieceOf(ref, at + 1, row.service ?? '', box),
      kind: 'pickup' as const,
    }));
  });
  const { country } = pickup;
  const city = pickup.city ?? nameOfArea(pickup.area);
  const { street, postalCode } = readPickupAddress(pickup.addressText, city);
  return {
    stop: {
      ...UNNUMBERED,
      ...(await whereOf(city, country, locate)),
      kind: 'pickup',
      pickupId: pickup.pickupId,
      windowFrom: pickup.startsAt.toISOString(),
      windowUntil: pickup.endsAt.toISOString(),
      serviceSeconds: PICKUP_SECONDS + PIECE_SECONDS * pieces.length,
      postalCode,
      rules: NO_RULES,
    },
    pieces,
    address: { street, postalCode, city, country },
  };
}

function pieceOf(ref: string, pieceNo: number, service: string, box: Box) {
  const cubicMm = box.lengthMm * box.widthMm * box.heightMm;
  return {
    stopNo: 0,
    ref,
    pieceNo,
    service,
    weightGrams: box.weightGrams,
    volumeMl: Math.round(cubicMm / 1000),
  };
}

/** The position of the city is all that is known of an address at first. */
export async function whereOf(city: string, country: string, locate: LocateCity) {
  const place = await locate(city, country);
  const isKnown = place !== null && !place.approximate;
  return {
    city,
    country,
    lat: isKnown ? place.lat : null,
    lon: isKnown ? place.lon : null,
    pointSource: isKnown ? ('city' as const) : null,
  };
}

import { localTime } from '@waypost/domain/local-time';
import { grossGrams } from '@waypost/domain/measures';
import { cityOf } from '@waypost/domain/places';
import {
  expectedDays,
  type HubStay,
  hubStays,
  type LocatedEvent,
  type Outlook,
  projectState,
  promisesDelivery,
  type ShipmentFold,
} from '@waypost/domain/tracking';
import type { Db } from '../../../platform/database.ts';
import type { HubFinder } from '../hubs/index.ts';
import { trackingEventOf } from '../scans/index.ts';
import {
  type OnItsWay,
  type PlacedEvent,
  readEvents,
  readOnTheirWay,
  readSourceHubs,
} from './live-shipments.queries.ts';
import type { Counted, LiveShipment, Phase, StoredStay } from './live-sums.ts';

type Hub = { id: string; timeZone: string };

/** As what the shipments have to be counted now; nothing for those that are no longer on their way. */
export async function readLiveShipments(
  tx: Db,
  ids: readonly string[],
  hubs: readonly Hub[],
  finder: HubFinder,
): Promise<Counted> {
  const onTheirWay = await readOnTheirWay(tx, ids);
  const events = await readEvents(
    tx,
    onTheirWay.map(({ shipmentId }) => shipmentId),
  );
  const byShipment = Map.groupBy(events, ({ shipmentId }) => shipmentId);
  const sourceHubs = await readSourceHubs(tx);
  const zones = new Map(hubs.map(({ id, timeZone }) => [id, timeZone]));
  const live: LiveShipment[] = [];
  const stays: StoredStay[] = [];
  for (const shipment of onTheirWay) {
    const located: LocatedEvent[] = [];
    for (const event of byShipment.get(shipment.shipmentId) ?? []) {
      const hubId = sourceHubs.get(event.sourceId) ?? (await hubOfPlace(event, finder));
      located.push({ ...trackingEventOf(event), hubId });
    }
    const { pieceCount, bookedAtMs: bookedAt } = shipment;
    const standing = hubStays({ pieceCount, bookedAt }, located);
    const hubId = await finder.thatDelivers(destinationOf(shipment));
    const originHubId = await finder.thatDelivers(originOf(shipment));
    live.push(liveShipment(shipment, standing, { hubId, originHubId }));
    stays.push(
      ...standing.map((stay) => storedStay(shipment, stay, zones.get(stay.hubId) ?? 'UTC')),
    );
  }
  return { live, stays };
}

async function hubOfPlace({ city, country }: PlacedEvent, finder: HubFinder) {
  return city === null || country === null ? null : finder.ofScan({ city, country });
}

function destinationOf({ city, destination, destinationCountry: country }: OnItsWay) {
  return { city: city ?? cityOf(destination, country)?.city ?? destination, country };
}

/** A shipment is collected by the hub that would deliver to its origin. */
function originOf({ origin, originCountry: country }: OnItsWay) {
  return { city: cityOf(origin, country)?.city ?? origin, country };
}

function liveShipment(
  shipment: OnItsWay,
  standing: readonly HubStay[],
  { hubId, originHubId }: { hubId: string | null; originHubId: string | null },
): LiveShipment {
  const { shipmentId, shard, service, status, pieceCount } = shipment;
  const outlook = shipment.outlook === null ? null : (JSON.parse(shipment.outlook) as Outlook);
  const pieces = pieceCount - shipment.piecesDelivered;
  const dueOn = outlook && expectedDays(outlook).latest;
  const promisedOn = outlook && outlook.plan.latest;
  const isMoved = dueOn !== null && promisedOn !== null && dueOn > promisedOn;
  return {
    shipmentId,
    shard,
    service,
    status,
    lane: `${shipment.originCountry}-${shipment.destinationCountry}`,
    phase: phaseOf(shipment, standing, hubId),
    hubId,
    originHubId,
    dueOn,
    promisedOn,
    movedBy: isMoved ? (outlook?.revisions?.at(-1)?.[1] ?? null) : null,
    pieces,
    weightGrams: weightOf(shipment, pieces),
  };
}

/** Of several pieces, the one that is least advanced decides. */
function phaseOf(shipment: OnItsWay, standing: readonly HubStay[], hubId: string | null): Phase {
  const state = projectState(JSON.parse(shipment.fold) as ShipmentFold);
  if (!promisesDelivery(state)) return 'stopped';
  if (shipment.status === 'Out for Delivery') return 'out';
  const there = standing.find((stay) => stay.hubId === hubId)?.pieces ?? 0;
  return there >= shipment.pieceCount - shipment.piecesDelivered ? 'arrived' : 'coming';
}

function storedStay(shipment: OnItsWay, { hubId, since, pieces }: HubStay, timeZone: string) {
  const { shipmentId, shard } = shipment;
  const at = new Date(since);
  return {
    shipmentId,
    shard,
    hubId,
    since: at.toISOString(),
    sinceOn: localTime(at, timeZone).day,
    pieces,
    weightGrams: weightOf(shipment, pieces),
  };
}

/** Of so many pieces, which need not weigh the same. */
function weightOf(shipment: OnItsWay, pieces: number): number {
  return Math.round((grossGrams(shipment) * pieces) / shipment.pieceCount);
}

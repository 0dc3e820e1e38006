import type { PublicEvent, PublicPiece, PublicTracking } from '@waypost/contract';
import { initials, maskEmail, maskPhone, publicAddress } from '@waypost/domain/masking';
import { type Box, grossGrams } from '@waypost/domain/measures';
import { cityOf, publicPlace } from '@waypost/domain/places';
import {
  codeRank,
  type EventCode,
  effectiveTime,
  expectedDays,
  mostSeriousProblem,
  projectPieces,
  projectState,
  promisesDelivery,
} from '@waypost/domain/tracking';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { timeZoneOf } from '../calendars/index.ts';
import type { TrackedStory, ZonedLine } from './tracked-story.ts';
import type { UnsafeTrackedShipment } from './tracking.queries.ts';

/**
 * The public projection: every field is listed here by hand, contacts are masked and places are cities.
 * Nothing else leaves the server.
 */
export function publicTracking(
  shipment: UnsafeTrackedShipment,
  story: TrackedStory,
  {
    demonstration = false,
    asOf = null,
    archived = false,
  }: Pick<Partial<PublicTracking>, 'demonstration' | 'asOf' | 'archived'> = {},
): PublicTracking {
  const timeline = publicTimeline(shipment, story.events);
  const state = projectState(story.fold);
  return {
    trackingNumber: shipment.trackingNumber,
    version: shipment.version,
    status: shipment.status,
    furthest: shipment.furthest,
    attention: shipment.attention,
    createdAt: new Date(shipment.bookedAtMs).toISOString(),
    updatedAt: new Date(shipment.updatedAtMs).toISOString(),
    serviceType: shipment.serviceType,
    from: publicPlace(shipment.origin),
    to: publicPlace(shipment.destination),
    fromPlace: cityOf(shipment.origin, shipment.originCountry),
    toPlace: cityOf(shipment.destination, shipment.destinationCountry),
    // of the gazetteer: see `createCityNames`
    cityNames: {},
    lastLocation: timeline.find((event) => event.place !== null)?.place ?? null,
    eta: shipment.eta,
    delivery: promisesDelivery(state) ? publicDelivery(story) : null,
    deliveredAt: instantOrNull(story.outlook.deliveredAt),
    problem: publicProblem(story),
    returning: state.returning,
    parcel:
      shipment.serviceType === 'parcel'
        ? { level: shipment.service, ...measuresOf(shipment) }
        : null,
    freight:
      shipment.serviceType === 'freight'
        ? {
            mode: shipment.service,
            pallets: shipment.pieceCount,
            ...measuresOf(shipment),
            incoterm: shipment.incoterm ?? '',
          }
        : null,
    pieceCount: shipment.pieceCount,
    piecesDelivered: shipment.piecesDelivered,
    pieces: shipment.pieceCount > 1 ? publicPieces(shipment, story, timeline) : [],
    shipper: {
      name: initials(shipment.shipperName),
      email: maskEmail(shipment.shipperEmail),
      phone: maskPhone(shipment.shipperPhone),
    },
    recipient: {
      name: initials(shipment.recipientName),
      email: maskEmail(shipment.recipientEmail),
      phone: maskPhone(shipment.recipientPhone),
      address: publicAddress(shipment.recipientAddress),
    },
    timeline,
    demonstration,
    asOf,
    archived,
  };
}

function measuresOf(shipment: UnsafeTrackedShipment): Box {
  if (shipment.parcels !== null) {
    return { weightGrams: grossGrams(shipment), lengthMm: 0, widthMm: 0, heightMm: 0 };
  }
  const { weightGrams, lengthMm, widthMm, heightMm } = shipment;
  return { weightGrams, lengthMm, widthMm, heightMm };
}

/** Newest first. The label was created at booking, unless a scan says otherwise. */
function publicTimeline(
  shipment: UnsafeTrackedShipment,
  events: readonly ZonedLine[],
): PublicEvent[] {
  const bookedAt = shipment.bookedAtMs;
  const happened: Happened[] = events
    .filter(({ code }) => code !== 'EVENT_VOIDED')
    .map((event) => ({ ...event, at: effectiveTime(event, bookedAt) }));
  if (!happened.some((event) => event.code === 'CREATED')) {
    const timeZone = timeZoneOf(shipment.originCountry);
    happened.push({ code: 'CREATED', at: bookedAt, timeZone, place: null, pieceNo: 0 });
  }
  return happened
    .toSorted(newestFirst)
    .map(({ code, at, timeZone, place, pieceNo, reason, handover, detail, note }) => ({
      code,
      at: new Date(at).toISOString(),
      timeZone,
      place,
      pieceNo,
      ...(code === 'EXCEPTION' && reason !== undefined && { reason }),
      ...(code === 'DELIVERED' && handover !== undefined && { handover }),
      ...(tellsDetail(code) && detail !== undefined && { detail }),
      ...(note !== undefined && { note }),
    }));
}

function tellsDetail(code: EventCode): boolean {
  return code === 'EXCEPTION' || code === 'ARRIVED';
}

type Happened = Pick<
  ZonedLine,
  'code' | 'timeZone' | 'pieceNo' | 'place' | 'reason' | 'handover' | 'detail' | 'note'
> & { at: number };

/** Only by what is shown, so that it is the same in any order of arrival. */
function newestFirst(a: Happened, b: Happened): number {
  return (
    b.at - a.at ||
    codeRank(b.code) - codeRank(a.code) ||
    a.pieceNo - b.pieceNo ||
    compareTexts(a.place?.country, b.place?.country) ||
    compareTexts(a.place?.city, b.place?.city) ||
    compareTexts(a.reason, b.reason) ||
    compareTexts(a.handover, b.handover) ||
    compareTexts(a.detail, b.detail) ||
    compareTexts(a.note, b.note)
  );
}

function compareTexts(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function publicDelivery({ outlook }: TrackedStory): PublicTracking['delivery'] {
  const { revisions = [], plan } = outlook;
  return {
    ...expectedDays(outlook),
    promised: { earliest: plan.earliest, latest: plan.latest },
    revisions: revisions
      .map(([at, cause, earliest, latest]) => {
        return { revisedAt: new Date(at).toISOString(), cause, earliest, latest };
      })
      .toReversed(),
  };
}

function publicProblem({ outlook, ends }: TrackedStory): PublicTracking['problem'] {
  const problem = mostSeriousProblem(outlook, ends);
  if (problem === null) return null;
  const { kind, since, actor, actBy } = problem;
  return { kind, since: new Date(since).toISOString(), actor, actBy };
}

function publicPieces(
  shipment: UnsafeTrackedShipment,
  story: TrackedStory,
  timeline: readonly PublicEvent[],
): PublicPiece[] {
  const ofAll = timeline.findIndex(({ pieceNo }) => pieceNo === 0);
  const newest = new Map<number, number>();
  for (const [index, { pieceNo }] of timeline.entries()) {
    if (!newest.has(pieceNo)) newest.set(pieceNo, index);
  }
  return projectPieces(story.fold).map(({ pieceNo, status, furthest }) => {
    const ofPiece = newest.get(pieceNo) ?? -1;
    const index = ofPiece < 0 || ofAll < 0 ? Math.max(ofPiece, ofAll) : Math.min(ofPiece, ofAll);
    return {
      pieceNo,
      number: makePieceNumber(shipment.trackingNumber, pieceNo),
      status,
      furthest,
      lastEvent: timeline[index] ?? null,
    };
  });
}

function instantOrNull(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString();
}

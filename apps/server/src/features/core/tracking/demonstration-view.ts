import type { PublicTracking } from '@waypost/contract';
import { type Demonstration, demonstrationOf } from '@waypost/domain/demonstration';
import type { FreightMode, ParcelLevel } from '@waypost/domain/rates';
import { foldOutlook, planDelivery } from '@waypost/domain/tracking';
import { readEnds, timeZoneOf } from '../calendars/index.ts';
import { publicTracking } from './public-tracking.ts';
import type { Snapshot } from './snapshot-cache.ts';
import type { TrackedStory } from './tracked-story.ts';
import type { UnsafeTrackedShipment } from './tracking.queries.ts';

/** A sample number is answered like any other, through the same projection, without a row. */
export function demonstrationView(ref: string, now: number): DemonstrationView | null {
  const shown = demonstrationOf(ref, now);
  if (shown === null) return null;
  const view = publicTracking(shipmentOf(ref, shown), storyOf(shown), { demonstration: true });
  return { shipmentId: idOf(ref), version: shown.version, isCurrent: true, view };
}

export type DemonstrationView = Omit<Snapshot, 'json'> & { view: PublicTracking };

/**
 * Viewers request its version with the others, and the database has none: these versions are dates of
 * this century.
 */
function idOf(ref: string): string {
  return `00000000-0000-7000-8000-${Buffer.from(ref.slice(-6)).toString('hex')}`;
}

function storyOf(shown: Demonstration): TrackedStory {
  const { pieceCount, bookedAt, fold, events, eta } = shown;
  const at = new Date(bookedAt);
  const ends = readEnds(shown.originCountry, shown.destinationCountry, at);
  const plan = planDelivery({ at, service: serviceOf(shown), eta }, ends);
  const outlook = foldOutlook(plan, ends, { pieceCount, bookedAt }, events);
  const zoned = events.map((event) => ({ ...event, timeZone: timeZoneOf(event.place.country) }));
  return { fold, outlook, ends, events: zoned };
}

function serviceOf({ service }: Demonstration): ParcelLevel | FreightMode {
  return service.type === 'parcel' ? service.level : service.mode;
}

/** As its row would be. */
export function shipmentOf(ref: string, shown: Demonstration): UnsafeTrackedShipment {
  const { service, state, shipper, recipient } = shown;
  return {
    trackingNumber: ref,
    shipmentId: idOf(ref),
    version: shown.version,
    status: state.status,
    furthest: state.furthest,
    attention: state.openExceptions.length > 0,
    pieceCount: shown.pieceCount,
    piecesDelivered: state.piecesDelivered,
    bookedAtMs: shown.bookedAt,
    updatedAtMs: shown.updatedAt,
    origin: shown.origin,
    originCountry: shown.originCountry,
    destination: shown.destination,
    destinationCountry: shown.destinationCountry,
    eta: shown.eta,
    weightGrams: shown.weightGrams,
    lengthMm: shown.lengthMm,
    widthMm: shown.widthMm,
    heightMm: shown.heightMm,
    parcels: null,
    shipperName: shipper.name,
    shipperEmail: shipper.email,
    shipperPhone: shipper.phone,
    recipientName: recipient.name,
    recipientEmail: recipient.email,
    recipientPhone: recipient.phone,
    recipientAddress: recipient.address,
    ...(service.type === 'parcel'
      ? { serviceType: 'parcel', service: service.level, incoterm: null }
      : { serviceType: 'freight', service: service.mode, incoterm: service.incoterm }),
  };
}

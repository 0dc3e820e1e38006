import { type Demonstration, demonstrationOf } from '@waypost/domain/demonstration';
import type { FreightMode, ParcelLevel } from '@waypost/domain/rates';
import { foldOutlook, planDelivery } from '@waypost/domain/tracking';
import { readEnds, timeZoneOf } from '../calendars/index.ts';
import { publicTracking } from './public-tracking.ts';
import type { Snapshot } from './snapshot-cache.ts';
import type { TrackedStory } from './tracked-story.ts';
import type { UnsafeTrackedShipment } from './tracking.queries.ts';

/** A sample number is answered like any other, through the same projection, without a row. */
export function demonstrationSnapshot(ref: string, now: number): Snapshot | null {
  const shown = demonstrationOf(ref, now);
  if (shown === null) return null;
  const view = publicTracking(shipmentOf(ref, shown), storyOf(shown), true);
  return {
    shipmentId: idOf(ref),
    version: shown.version,
    json: Buffer.from(JSON.stringify(view)),
  };
}

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
    tracking_number: ref,
    shipment_id: idOf(ref),
    version: shown.version,
    status: state.status,
    furthest: state.furthest,
    attention: state.openExceptions.length > 0,
    piece_count: shown.pieceCount,
    pieces_delivered: state.piecesDelivered,
    booked_at_ms: shown.bookedAt,
    updated_at_ms: shown.updatedAt,
    origin: shown.origin,
    origin_country: shown.originCountry,
    destination: shown.destination,
    destination_country: shown.destinationCountry,
    eta: shown.eta,
    weight_grams: shown.weightGrams,
    length_mm: shown.lengthMm,
    width_mm: shown.widthMm,
    height_mm: shown.heightMm,
    shipper_name: shipper.name,
    shipper_email: shipper.email,
    shipper_phone: shipper.phone,
    recipient_name: recipient.name,
    recipient_email: recipient.email,
    recipient_phone: recipient.phone,
    recipient_address: recipient.address,
    ...(service.type === 'parcel'
      ? { service_type: 'parcel', service: service.level, incoterm: null }
      : { service_type: 'freight', service: service.mode, incoterm: service.incoterm }),
  };
}

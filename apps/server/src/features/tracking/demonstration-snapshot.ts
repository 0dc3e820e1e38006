import { type Demonstration, demonstrationOf } from '@waypost/domain/demonstration';
import { publicTracking } from './public-tracking.ts';
import type { Snapshot } from './snapshot-cache.ts';
import type { UnsafeTrackedShipment } from './tracking.queries.ts';

/** A sample number is answered like any other, through the same projection, from no row at all. */
export function demonstrationSnapshot(ref: string, now: number): Snapshot | null {
  const shown = demonstrationOf(ref, now);
  if (shown === null) return null;
  const view = publicTracking(shipmentOf(ref, shown), shown.events, true);
  return {
    shipmentId: idOf(ref),
    version: shown.version,
    json: Buffer.from(JSON.stringify(view)),
  };
}

/** Whoever watches it asks for its version with the others, and finds none: ours are of this century. */
function idOf(ref: string): string {
  return `00000000-0000-7000-8000-${Buffer.from(ref.slice(-6)).toString('hex')}`;
}

function shipmentOf(ref: string, shown: Demonstration): UnsafeTrackedShipment {
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
    destination: shown.destination,
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

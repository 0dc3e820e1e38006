import type { PublicEvent, PublicTracking } from '@waypost/contract';
import { initials, maskEmail, maskPhone, publicAddress } from '@waypost/domain/masking';
import { publicPlace } from '@waypost/domain/places';
import type { EventLine, UnsafeTrackedShipment } from './tracking.queries.ts';

/**
 * The public projection: every field is listed here by hand, contacts are masked and places are
 * cities. What is not written below does not leave the server.
 */
export function publicTracking(
  shipment: UnsafeTrackedShipment,
  events: readonly EventLine[],
  demonstration = false,
): PublicTracking {
  const timeline = publicTimeline(shipment, events);
  const size = {
    weightGrams: shipment.weight_grams,
    lengthMm: shipment.length_mm,
    widthMm: shipment.width_mm,
    heightMm: shipment.height_mm,
  };
  return {
    trackingNumber: shipment.tracking_number,
    version: shipment.version,
    status: shipment.status,
    furthest: shipment.furthest,
    attention: shipment.attention,
    createdAt: new Date(shipment.booked_at_ms).toISOString(),
    updatedAt: new Date(shipment.updated_at_ms).toISOString(),
    serviceType: shipment.service_type,
    from: publicPlace(shipment.origin),
    to: publicPlace(shipment.destination),
    lastLocation: timeline.find((event) => event.place !== null)?.place ?? null,
    eta: shipment.eta,
    parcel: shipment.service_type === 'parcel' ? { level: shipment.service, ...size } : null,
    freight:
      shipment.service_type === 'freight'
        ? {
            mode: shipment.service,
            pallets: shipment.piece_count,
            ...size,
            incoterm: shipment.incoterm ?? '',
          }
        : null,
    pieceCount: shipment.piece_count,
    piecesDelivered: shipment.pieces_delivered,
    shipper: {
      name: initials(shipment.shipper_name),
      email: maskEmail(shipment.shipper_email),
      phone: maskPhone(shipment.shipper_phone),
    },
    recipient: {
      name: initials(shipment.recipient_name),
      email: maskEmail(shipment.recipient_email),
      phone: maskPhone(shipment.recipient_phone),
      address: publicAddress(shipment.recipient_address),
    },
    timeline,
    demonstration,
  };
}

/** Newest first. The label was created at booking, unless a scan says when. */
function publicTimeline(
  shipment: UnsafeTrackedShipment,
  events: readonly EventLine[],
): PublicEvent[] {
  const timeline = events
    .toSorted((a, b) => b.at - a.at)
    .map(({ code, at, place, pieceNo }): PublicEvent => ({
      code,
      at: new Date(at).toISOString(),
      place,
      pieceNo,
    }));
  if (!timeline.some((event) => event.code === 'CREATED')) {
    const at = new Date(shipment.booked_at_ms).toISOString();
    timeline.push({ code: 'CREATED', at, place: null, pieceNo: 0 });
  }
  return timeline;
}

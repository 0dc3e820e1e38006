import {
  type OwnShipment,
  readOwnShipment,
  readReceipt,
  type Receipt,
} from '@waypost/contract/client';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { valuesFromDetails } from '../booking-form.ts';
import { detailsOfReceipt } from '../details-of-receipt.ts';
import { emptyValues, type NewValues, parcelTexts } from './new-form.ts';

export type BookedBefore = { shipment: OwnShipment; receipt: Receipt | null };

/** One of the customer's own; any other is not found. */
export async function readBooked(request: Request, shipmentId: string): Promise<BookedBefore> {
  const shipment = await askOrThrow(request, readOwnShipment, { path: { shipmentId } });
  const { receiptId } = shipment;
  if (receiptId === null) return { shipment, receipt: null };
  const answer = await ask(request, readReceipt, { path: { receiptId } });
  return { shipment, receipt: answer.ok ? answer.data : null };
}

/** The form for another one like it, for the same recipient or for somebody else. */
export function valuesLike({ receipt }: BookedBefore, isSameRecipient: boolean): NewValues {
  const empty = emptyValues();
  if (receipt === null) return empty;
  const parcel = parcelOf(receipt);
  const booked = valuesFromDetails(detailsOfReceipt(receipt));
  const { items } = booked;
  const level = levelOf(receipt) ?? empty.level;
  if (!isSameRecipient) {
    return {
      ...empty,
      parcel: parcel ?? empty.parcel,
      level,
      booking: { ...empty.booking, items },
    };
  }
  return {
    booking: { ...empty.booking, items, texts: booked.texts },
    recipientEmail: receipt.recipient.email,
    recipientCountry: receipt.recipient.country ?? '',
    parcel: parcel ?? empty.parcel,
    level,
  };
}

function levelOf({ quote: { request } }: Receipt) {
  return request.serviceType === 'parcel' ? request.serviceLevel : undefined;
}

/** Undefined for freight, and for parcels of different sizes. */
function parcelOf({ quote: { request } }: Receipt): NewValues['parcel'] | undefined {
  if (request.serviceType !== 'parcel') return undefined;
  const [box, ...others] = request.parcels;
  const isSame = (other: typeof box) => JSON.stringify(other) === JSON.stringify(box);
  if (box === undefined || !others.every(isSame)) return undefined;
  return parcelTexts(box, request.parcels.length);
}

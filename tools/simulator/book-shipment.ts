import { randomUUID } from 'node:crypto';
import { activateShipment, cancelShipment, type Draft } from '@waypost/contract/client';
import {
  drawGoods,
  drawPerson,
  drawStreetAddress,
  type Person,
  type SeededRandom,
} from '@waypost/domain/simulation';
import type { MajorCity } from '@waypost/domain/major-cities';
import {
  bookDraft,
  type Call,
  chargesOf,
  draftParcel,
  quoteOrder,
  townOf,
} from '../installation/book-parcel.ts';
import type { Inbox } from './inbox.ts';
import type { PlannedBooking } from './plan-bookings.ts';

/** What somebody without an account may leave to be paid at the door. */
const MOST_ON_DELIVERY_CENTS = 50_000;

export interface Visit {
  call: Call;
  inbox: Inbox | null;
}

export interface BookedShipment {
  trackingNumber: string;
  recipient: Person;
  /** What the courier collects at the door. */
  due: { cents: number; currency: string } | null;
  /** Whether it will be picked up: not when it was cancelled or its code never came. */
  moves: 'yes' | 'cancelled' | 'not activated';
}

/**
 * Books as a visitor does: a quote, a draft, and a card that works, or payment on delivery with the
 * code from the mail.
 */
export async function bookAsVisitor(
  visit: Visit,
  planned: PlannedBooking,
): Promise<BookedShipment> {
  const { call } = visit;
  const { order, random } = planned;
  const shipper = withOwnMailbox(drawPerson(random));
  const recipient = drawPerson(random);
  const from = drawDoor(random, order.from, order.request.origin);
  const to = drawDoor(random, order.to, order.request.destination);

  const quote = await quoteOrder(call, order.request);
  const draft = await draftParcel(call, quote, {
    recipientEmail: recipient.email,
    recipientAddress: `${to.line1}, ${order.request.destination}`,
  });
  const method = isPaidOnDelivery(visit, planned, draft) ? 'cod' : 'card';
  const { totalCents: cents, currency } = chargesOf(draft, method);
  const due = method === 'cod' ? { cents, currency } : null;
  const { trackingNumber, receiptId } = await bookDraft(call, draft, method, {
    items: draft.customs ? [drawGoods(random, order)] : [],
    contact: {
      shipperName: shipper.name,
      shipperEmail: shipper.email,
      shipperPhone: shipper.phone,
      recipientName: recipient.name,
      recipientPhone: recipient.phone,
    },
    shipperAddress: from,
    recipientAddress: to,
  });
  const booked = { trackingNumber, recipient, due };

  if (due !== null && !(await activate(visit, receiptId, shipper))) {
    return { ...booked, moves: 'not activated' };
  }
  if (!planned.isCancelled || !(await cancel(visit, trackingNumber, shipper))) {
    return { ...booked, moves: 'yes' };
  }
  return { ...booked, moves: 'cancelled' };
}

/** A street of the city with its postal code; elsewhere some code of the country. */
function drawDoor(random: SeededRandom, at: MajorCity, place: string) {
  const { line1, postalCode } = drawStreetAddress(random, at);
  const town = townOf(place);
  return { ...town, line1, postalCode: postalCode || town.postalCode };
}

/** With the link in the shipper's mail; where no mail can be read, the shipment goes on its way. */
async function cancel(
  { call, inbox }: Visit,
  trackingNumber: string,
  shipper: Person,
): Promise<boolean> {
  const token = await inbox?.partyLinkTo(shipper.email);
  if (token === undefined || token === null) return false;
  const headers = { cookie: `__Host-waypost-party=${token}`, 'sec-fetch-site': 'same-origin' };
  await cancelShipment({ ...call, path: { ref: trackingNumber }, headers });
  return true;
}

/** Where that is wanted and offered, and the code can be read. */
function isPaidOnDelivery({ inbox }: Visit, planned: PlannedBooking, draft: Draft): boolean {
  return (
    planned.wantsPaymentOnDelivery &&
    inbox !== null &&
    draft.charges.some(
      ({ method, insured, available, charges }) =>
        method === 'cod' && !insured && available && charges.totalCents <= MOST_ON_DELIVERY_CENTS,
    )
  );
}

async function activate(
  { call, inbox }: Visit,
  receiptId: string,
  shipper: Person,
): Promise<boolean> {
  const code = await inbox?.activationCodeTo(shipper.email);
  if (code === undefined || code === null) return false;
  await activateShipment({ ...call, path: { receiptId }, body: { code } });
  return true;
}

/** Invented people share names, also with those of earlier runs; a mailbox belongs to one of them. */
function withOwnMailbox(person: Person): Person {
  return { ...person, email: person.email.replace('@', `.${randomUUID().slice(0, 8)}@`) };
}

import { randomUUID } from 'node:crypto';
import {
  activateShipment,
  bookShipment,
  cancelShipment,
  createDraft,
  createQuote,
  type Draft,
  type Quote,
} from '@waypost/contract/client';
import { drawGoods, drawPerson, drawStreet, type Person } from '@waypost/domain/simulation';
import type { Inbox } from './inbox.ts';
import { persist } from './persist.ts';
import type { PlannedBooking } from './plan-bookings.ts';

/** Stripe's own name for a test card; the sandbox knows it, too. */
const WORKING_CARD = 'pm_card_visa';
/** What somebody without an account may leave to be paid at the door. */
const MOST_ON_DELIVERY_CENTS = 50_000;

export interface Visit {
  baseUrl: string;
  inbox: Inbox | null;
  onRepeat(reason: string): void;
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
  const { baseUrl, onRepeat } = visit;
  const { order, random } = planned;
  const shipper = withOwnMailbox(drawPerson(random));
  const recipient = drawPerson(random);
  const shipperStreet = drawStreet(random);
  const recipientStreet = drawStreet(random);

  const quote = await persist(
    'the quote',
    () => createQuote({ baseUrl, body: order.request }),
    onRepeat,
  );
  const draft = await persist(
    'the draft',
    () =>
      createDraft({
        baseUrl,
        body: {
          quoteId: quote.id,
          recipientEmail: recipient.email,
          recipientAddress: `${recipientStreet}, ${order.request.destination}`,
        },
      }),
    onRepeat,
  );
  const { due, ...payment } = choosePayment(visit, planned, quote, draft);
  const booking = await persist(
    'the booking',
    () =>
      bookShipment({
        baseUrl,
        headers: { 'idempotency-key': draft.attemptId },
        body: {
          draftId: draft.id,
          ...payment.request,
          items: draft.customs ? [drawGoods(random, order)] : [],
          insured: false,
          contact: {
            shipperName: shipper.name,
            shipperEmail: shipper.email,
            shipperPhone: shipper.phone,
            recipientName: recipient.name,
            recipientPhone: recipient.phone,
          },
          shipperAddress: { line1: shipperStreet, city: order.from.city },
          recipientAddress: { line1: recipientStreet, city: order.to.city },
          expected: {
            totalCents: payment.totalCents,
            currency: quote.currency,
            billableGrams: quote.billableGrams,
          },
        },
      }),
    onRepeat,
  );
  if (!('trackingNumber' in booking)) throw new Error(`the booking is ${booking.state}`);
  const { trackingNumber, receiptId } = booking;
  const booked = { trackingNumber, recipient, due };

  if (due !== null && !(await activate(visit, receiptId, shipper))) {
    return { ...booked, moves: 'not activated' };
  }
  if (!planned.isCancelled || !(await cancel(visit, trackingNumber, shipper))) {
    return { ...booked, moves: 'yes' };
  }
  return { ...booked, moves: 'cancelled' };
}

/** With the link in the shipper's mail; where no mail can be read, the shipment goes on its way. */
async function cancel(
  { baseUrl, inbox, onRepeat }: Visit,
  trackingNumber: string,
  shipper: Person,
): Promise<boolean> {
  const token = await inbox?.partyLinkTo(shipper.email);
  if (token === undefined || token === null) return false;
  const headers = { cookie: `__Host-waypost-party=${token}`, 'sec-fetch-site': 'same-origin' };
  await persist(
    'the cancellation',
    () => cancelShipment({ baseUrl, path: { ref: trackingNumber }, headers }),
    onRepeat,
  );
  return true;
}

/** On delivery where that is wanted, offered, and the code can be read. */
function choosePayment(visit: Visit, planned: PlannedBooking, quote: Quote, draft: Draft) {
  const offer = draft.charges.find(
    ({ method, insured, available, charges }) =>
      method === 'cod' && !insured && available && charges.totalCents <= MOST_ON_DELIVERY_CENTS,
  );
  if (planned.wantsPaymentOnDelivery && visit.inbox !== null && offer !== undefined) {
    const { totalCents, currency } = offer.charges;
    return {
      request: { paymentMethod: 'cod' as const },
      totalCents,
      due: { cents: totalCents, currency },
    };
  }
  return {
    request: { paymentMethod: 'card' as const, paymentMethodId: WORKING_CARD },
    totalCents: quote.dueByCard.totalCents,
    due: null,
  };
}

async function activate(
  { baseUrl, inbox, onRepeat }: Visit,
  receiptId: string,
  shipper: Person,
): Promise<boolean> {
  const code = await inbox?.activationCodeTo(shipper.email);
  if (code === undefined || code === null) return false;
  await persist(
    'the activation',
    () => activateShipment({ baseUrl, path: { receiptId }, body: { code } }),
    onRepeat,
  );
  return true;
}

/** Invented people share names, also with those of earlier runs; a mailbox belongs to one of them. */
function withOwnMailbox(person: Person): Person {
  return { ...person, email: person.email.replace('@', `.${randomUUID().slice(0, 8)}@`) };
}

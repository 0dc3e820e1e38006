import { bookShipment, createDraft, createQuote } from '@waypost/contract/client';
import {
  drawGoods,
  drawPerson,
  drawStreet,
  type Order,
  type SeededRandom,
} from '@waypost/domain/simulation';
import { persist } from './persist.ts';

/** Stripe's own name for a test card; the sandbox knows it, too. */
const WORKING_CARD = 'pm_card_visa';

/** Books as a visitor does: a quote, a draft, and a card that works. Returns the tracking number. */
export async function bookAsVisitor(
  baseUrl: string,
  order: Order,
  random: SeededRandom,
  onRepeat: (reason: string) => void,
): Promise<string> {
  const shipper = drawPerson(random);
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
  const booking = await persist(
    'the booking',
    () =>
      bookShipment({
        baseUrl,
        headers: { 'idempotency-key': draft.attemptId },
        body: {
          draftId: draft.id,
          paymentMethod: 'card',
          paymentMethodId: WORKING_CARD,
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
            totalCents: quote.dueByCard.totalCents,
            currency: quote.currency,
            billableGrams: quote.billableGrams,
          },
        },
      }),
    onRepeat,
  );
  if (!('trackingNumber' in booking)) throw new Error(`the booking is ${booking.state}`);
  return booking.trackingNumber;
}

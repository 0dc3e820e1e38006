import type { World } from './world.ts';

/** What happened to money here, for comparison with the books of whoever called. */
export function readLedger({ store }: World) {
  const intents = store.all('payment_intent').map((intent) => {
    const charge = store.read('charge', intent.latest_charge ?? '');
    const lost = store
      .children('dispute', charge?.id ?? '')
      .filter(({ status }) => status === 'lost');
    return {
      id: intent.id,
      status: intent.status,
      amount: intent.amount,
      currency: intent.currency,
      /** Held and neither taken nor let go. */
      authorised: intent.amount_capturable,
      captured: intent.amount_received,
      refunded: charge?.captured === true ? charge.amount_refunded : 0,
      /** Taken back by the payer's bank for good. */
      chargedBack: lost.reduce((sum, { amount }) => sum + amount, 0),
      disputed: charge?.disputed ?? false,
      created: intent.created,
      metadata: intent.metadata,
    };
  });
  return { intents };
}

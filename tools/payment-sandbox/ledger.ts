import type { World } from './world.ts';

interface Amounts {
  /** Held and neither taken nor let go. */
  authorised: number;
  captured: number;
  refunded: number;
  /** Taken back by the payer's bank for good. */
  chargedBack: number;
}

/** What happened to money here, for comparison with the books of whoever called. */
export function readLedger({ store }: World) {
  const totals: Record<string, Amounts> = {};
  const intents = store.all('payment_intent').map((intent) => {
    const charge = store.read('charge', intent.latest_charge ?? '');
    const amounts: Amounts = {
      authorised: intent.amount_capturable,
      captured: intent.amount_received,
      refunded: charge?.captured === true ? charge.amount_refunded : 0,
      chargedBack: store
        .children('dispute', charge?.id ?? '')
        .reduce((sum, { status, amount }) => sum + (status === 'lost' ? amount : 0), 0),
    };
    const total = (totals[intent.currency] ??= {
      authorised: 0,
      captured: 0,
      refunded: 0,
      chargedBack: 0,
    });
    total.authorised += amounts.authorised;
    total.captured += amounts.captured;
    total.refunded += amounts.refunded;
    total.chargedBack += amounts.chargedBack;
    return {
      id: intent.id,
      status: intent.status,
      amount: intent.amount,
      currency: intent.currency,
      ...amounts,
      disputed: charge?.disputed ?? false,
      created: intent.created,
      metadata: intent.metadata,
    };
  });
  return { totals, intents };
}

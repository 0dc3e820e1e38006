import { newId } from '../ids.ts';
import { type Charge, type PaymentIntent, type PaymentMethod, withFields } from '../objects.ts';
import { nowSeconds, save, type World } from '../world.ts';

export function createCharge(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  failure?: { code: string; message: string },
): Charge {
  const isPaid = failure === undefined;
  const isCaptured = isPaid && intent.capture_method !== 'manual';
  const charge = withFields<Charge>({
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    billing_details: method.billing_details,
    captured: isCaptured,
    created: nowSeconds(),
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method),
    refunded: false,
    status: isPaid ? 'succeeded' : 'failed',
  });
  return save(world, 'charge', charge);
}

type Details = NonNullable<Charge['payment_method_details']>;

function detailsOf({ type, card }: PaymentMethod): Details {
  if (card === undefined) return withFields<Details>({ type, [type]: {} });
  const { brand, exp_month, exp_year, funding, last4 } = card;
  const shown = { brand, exp_month, exp_year, funding, last4 };
  return { type, card: withFields<NonNullable<Details['card']>>(shown) };
}

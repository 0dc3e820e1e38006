import { checkoutCharges, type CheckoutCharges } from '@waypost/domain/charges';
import type { RateInput, Tariff } from '@waypost/domain/rates';
import { SHARD_COUNT } from '@waypost/domain/shards';
import {
  drawOrder,
  type Order,
  type Route,
  routeBetween,
  seededRandom,
  uuidAt,
} from '@waypost/domain/simulation';
import { type PricedQuote, priceQuote, rateInputsOf } from '../features/core/quotes/index.ts';
import type { SeedPlan } from './seed-plan.ts';

/** An order with its quote, whose shard is that of its shipments. */
export type PricedOrder = Order & {
  shard: number;
  quoteId: string;
  input: RateInput;
  priced: PricedQuote;
  charges: CheckoutCharges;
  insured: boolean;
  route: Route;
};

/** Random streams beyond any shipment's number. */
const FIRST_ORDER_STREAM = 2 ** 40;
const INSURED_SHARE = 0.3;

export function priceOrders(
  plan: SeedPlan,
  tariff: Tariff,
  quotedAtOf: (index: number) => number,
): PricedOrder[] {
  return Array.from({ length: plan.orders }, (_, index) => {
    const random = seededRandom(plan.seed, FIRST_ORDER_STREAM + index);
    const order = drawOrder(random, { from: plan.account?.from, to: plan.standingIn });
    const priced = priceQuote(tariff, order.request);
    const insured = random.chance(INSURED_SHARE);
    const [input] = rateInputsOf(order.request);
    if (input === undefined) throw new Error('an order without a piece');
    return {
      ...order,
      shard: plan.account?.shard ?? random.below(SHARD_COUNT),
      quoteId: uuidAt(quotedAtOf(index), random),
      input,
      priced,
      // pay on delivery is always available
      charges: checkoutCharges(tariff, { baseCents: priced.totalCents, insured, method: 'cod' }),
      insured,
      route: routeBetween(order.from, order.to),
    };
  });
}

import { z } from 'zod';
import { integer, takes, text } from '../parameters.ts';
import { mustRead } from '../world.ts';

/** One page of Stripe's lists, newest first: all of a kind, or those of one customer or intent. */
export function listOf(kind: 'payment_method' | 'payment_intent' | 'refund' | 'dispute') {
  return takes(
    {
      limit: integer.default(10),
      starting_after: text.optional(),
      created: z.strictObject({ gte: integer.optional(), lte: integer.optional() }).optional(),
      customer: text.optional(),
      payment_intent: text.optional(),
    },
    (world, { limit, created, customer, starting_after, payment_intent: intentId }) => {
      const ofIntent =
        intentId === undefined
          ? undefined
          : (mustRead(world, 'payment_intent', intentId, 'payment_intent').latest_charge ?? '');
      const found = world.store.page(kind, {
        parent: customer ?? ofIntent,
        limit,
        startingAfter: starting_after,
        createdFrom: created?.gte,
        createdTo: created?.lte,
      });
      const data = found.slice(0, limit);
      return { object: 'list', data, has_more: found.length > limit, url: `/v1/${kind}s` };
    },
  );
}

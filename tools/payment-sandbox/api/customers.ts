import type { Stripe } from 'stripe';
import { newId } from '../ids.ts';
import { withFields } from '../objects.ts';
import { metadata, takes, text } from '../parameters.ts';
import { mustRead, nowSeconds, save } from '../world.ts';
import { detach } from './payment-methods.ts';

export const createCustomer = takes(
  { email: text.optional(), metadata, name: text.optional() },
  (world, given) =>
    save(
      world,
      'customer',
      withFields<Stripe.Customer>({
        id: newId('cus', 14),
        object: 'customer',
        created: nowSeconds(),
        email: given.email ?? null,
        livemode: false,
        metadata: given.metadata,
        name: given.name ?? null,
      }),
    ),
);

export const retrieveCustomer = takes(
  {},
  (world, _, id) => world.store.read('deleted_customer', id) ?? mustRead(world, 'customer', id),
);

/** Its cards go with it; what was paid stays. */
export const deleteCustomer = takes({}, (world, _, id) => {
  mustRead(world, 'customer', id);
  for (const method of world.store.children('payment_method', id)) detach(world, method);
  return save(world, 'deleted_customer', { id, object: 'customer', deleted: true });
});

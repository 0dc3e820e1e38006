import { newId } from '../ids.ts';
import type { Customer, DeletedCustomer } from '../objects.ts';
import { mergeMetadata, type Parameters } from '../parameters.ts';
import { mustRead, nowSeconds, type World } from '../world.ts';
import { detach } from './payment-methods.ts';

export function createCustomer(world: World, parameters: Parameters): Customer {
  const id = newId('cus', 14);
  const customer: Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: nowSeconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: parameters.text('email') ?? null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata({}, parameters.metadata()),
    name: parameters.text('name') ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  parameters.refuseUnread();
  world.store.save('customer', customer);
  return customer;
}

/** Its cards go with it; what was paid stays. */
export function deleteCustomer(world: World, id: string, parameters: Parameters): DeletedCustomer {
  parameters.refuseUnread();
  mustRead(world, 'customer', id);
  for (const method of world.store.children('payment_method', id)) detach(world, method);
  const deleted: DeletedCustomer = { id, object: 'customer', deleted: true };
  world.store.save('deleted_customer', deleted);
  return deleted;
}

export function retrieveCustomer(world: World, id: string): Customer | DeletedCustomer {
  return world.store.read('deleted_customer', id) ?? mustRead(world, 'customer', id);
}

import { z } from 'zod';
import { newId } from '../ids.ts';
import { type PaymentMethod, type SetupIntent, withFields } from '../objects.ts';
import { list, takes, text } from '../parameters.ts';
import { invalidRequest } from '../refusal.ts';
import { mustRead, nowSeconds, save, type World } from '../world.ts';
import { declineOf } from './declines.ts';
import { assertUsable, behaviourOf, findPaymentMethod } from './payment-methods.ts';
import { redirectToSecondStep } from './second-step.ts';

/** Confirmed as it is made, which is the only way we save a card. */
export const createSetupIntent = takes(
  {
    customer: text,
    payment_method: text,
    allowed_payment_method_types: list.optional(),
    usage: z.enum(['off_session', 'on_session']).default('off_session'),
    confirm: z.literal('true'),
    return_url: text.optional(),
  },
  (world, given) => {
    mustRead(world, 'customer', given.customer, 'customer');
    const method = findPaymentMethod(world, given.payment_method);
    assertUsable(world, method);
    const id = newId('seti');
    const intent = withFields<SetupIntent>({
      id,
      object: 'setup_intent',
      client_secret: newId(`${id}_secret`, 25),
      created: nowSeconds(),
      customer: given.customer,
      last_setup_error: null,
      livemode: false,
      next_action: null,
      payment_method: method.id,
      payment_method_types: given.allowed_payment_method_types ?? ['card'],
      status: 'requires_action',
      usage: given.usage,
    });
    if (behaviourOf(world, method.id).secondStep === undefined) {
      return saveCard(world, intent, method);
    }
    const next_action = redirectToSecondStep(world, id, given.return_url);
    const asking: SetupIntent = { ...intent, next_action };
    return save(world, 'setup_intent', asking, 'setup_intent.requires_action');
  },
);

export const cancelSetupIntent = takes({}, (world, _, id) => {
  const intent = mustRead(world, 'setup_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(
      `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`,
      { code: 'setup_intent_unexpected_state', setup_intent: intent },
    );
  }
  const canceled: SetupIntent = { ...intent, status: 'canceled', next_action: null };
  return save(world, 'setup_intent', canceled, 'setup_intent.canceled');
});

/** The card is the customer's from now on, unless it refuses. */
export function saveCard(world: World, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  const { declines, declinesWhenSaved } = behaviourOf(world, method.id);
  if (declines !== undefined && declinesWhenSaved === true) {
    const decline = declineOf(declines);
    const declined = failSetup(world, intent, { ...decline.error, payment_method: method });
    throw decline.refusal({ payment_method: method, setup_intent: declined });
  }
  save(world, 'payment_method', { ...method, customer: intent.customer });
  const saved: SetupIntent = { ...intent, status: 'succeeded', next_action: null };
  return save(world, 'setup_intent', saved, 'setup_intent.succeeded');
}

export function failSetup(
  world: World,
  intent: SetupIntent,
  error: NonNullable<SetupIntent['last_setup_error']>,
): SetupIntent {
  const failed: SetupIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  };
  return save(world, 'setup_intent', failed, 'setup_intent.setup_failed');
}

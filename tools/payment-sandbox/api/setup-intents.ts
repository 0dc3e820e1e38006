import { newId } from '../ids.ts';
import type { PaymentMethod, SetupIntent } from '../objects.ts';
import { mergeMetadata, type Parameters } from '../parameters.ts';
import { invalidRequest } from '../refusal.ts';
import { emit, mustRead, nowSeconds, type World } from '../world.ts';
import { declineOf } from './declines.ts';
import { assertUsable, attach, findPaymentMethod } from './payment-methods.ts';

const REASONS = ['abandoned', 'duplicate', 'requested_by_customer'] as const;
const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export function createSetupIntent(world: World, parameters: Parameters): SetupIntent {
  const id = newId('seti');
  const types = parameters.list('allowed_payment_method_types');
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: types ?? null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: newId(`${id}_secret`, 25),
    created: nowSeconds(),
    customer: parameters.text('customer') ?? null,
    customer_account: null,
    description: parameters.text('description') ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergeMetadata({}, parameters.metadata()),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: types ?? ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: parameters.choice('usage', ['off_session', 'on_session']) ?? 'off_session',
  };
  const isConfirmed = parameters.flag('confirm') ?? false;
  const methodId = parameters.text('payment_method');
  const returnUrl = parameters.text('return_url');
  parameters.hash('automatic_payment_methods')?.ignore('enabled', 'allow_redirects');
  parameters.ignore('use_stripe_sdk');
  parameters.refuseUnread();
  if (intent.customer !== null) mustRead(world, 'customer', intent.customer, 'customer');
  if (isConfirmed) return confirm(world, intent, methodId, returnUrl);
  world.store.save('setup_intent', intent, intent.customer);
  return intent;
}

export function cancelSetupIntent(world: World, id: string, parameters: Parameters): SetupIntent {
  const intent = mustRead(world, 'setup_intent', id);
  const reason = parameters.choice('cancellation_reason', REASONS) ?? null;
  parameters.refuseUnread();
  if (!OPEN.includes(intent.status)) {
    throw invalidRequest(
      `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`,
      { code: 'setup_intent_unexpected_state', setup_intent: intent },
    );
  }
  const canceled: SetupIntent = {
    ...intent,
    status: 'canceled',
    cancellation_reason: reason,
    next_action: null,
  };
  world.store.save('setup_intent', canceled, canceled.customer);
  emit(world, 'setup_intent.canceled', canceled);
  return canceled;
}

function confirm(
  world: World,
  intent: SetupIntent,
  methodId: string | undefined,
  returnUrl: string | undefined,
): SetupIntent {
  if (methodId === undefined) {
    throw invalidRequest(
      "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.",
      { code: 'setup_intent_unexpected_state', setup_intent: intent },
    );
  }
  const method = findPaymentMethod(world, methodId);
  assertUsable(world, method);
  const confirmed: SetupIntent = { ...intent, payment_method: method.id, last_setup_error: null };
  if (world.store.behaviourOf(method.id).secondStep === undefined) {
    return saveCard(world, confirmed, method);
  }
  if (returnUrl === undefined || !URL.canParse(returnUrl)) {
    throw invalidRequest('A return_url must be specified because this card needs a second step.', {
      code: 'parameter_missing',
      param: 'return_url',
    });
  }
  const asking: SetupIntent = {
    ...confirmed,
    status: 'requires_action',
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: {
        return_url: returnUrl,
        url: `${world.origin}/second-step/${intent.id}?step=${newId('setatt')}`,
      },
    },
  };
  world.store.save('setup_intent', asking, asking.customer);
  emit(world, 'setup_intent.requires_action', asking);
  return asking;
}

/** The card is the customer's from now on, unless it refuses. */
export function saveCard(world: World, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  const { declines, declinesWhenSaved } = world.store.behaviourOf(method.id);
  if (declines !== undefined && declinesWhenSaved === true) {
    const decline = declineOf(declines);
    const declined = failSetup(world, intent, { ...decline.error, payment_method: method });
    throw decline.refusal({ payment_method: method, setup_intent: declined });
  }
  if (intent.customer !== null) attach(world, method, intent.customer);
  const saved: SetupIntent = { ...intent, status: 'succeeded', next_action: null };
  world.store.save('setup_intent', saved, saved.customer);
  emit(world, 'setup_intent.succeeded', saved);
  return saved;
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
  world.store.save('setup_intent', failed, failed.customer);
  emit(world, 'setup_intent.setup_failed', failed);
  return failed;
}

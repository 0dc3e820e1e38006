import { chargeIntent, failIntent } from '../api/confirm-payment-intent.ts';
import { failSetup, saveCard } from '../api/setup-intents.ts';
import { escapeHtml } from '../html.ts';
import type { PaymentIntent, PaymentMethod, SetupIntent } from '../objects.ts';
import { Refusal } from '../refusal.ts';
import { mustRead, type World } from '../world.ts';
import { factList, formatAmount, page, type Page } from './page.ts';

type Intent = PaymentIntent | SetupIntent;

/** An intent that waits for its payer on this page, and where they go afterwards. */
interface Step {
  intent: Intent;
  method: PaymentMethod;
  returnUrl: string;
}

const AUTHENTICATION_FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** 3-D Secure for cards, the provider's own page for PayPal. */
export function secondStepPage(world: World, id: string, stepId: string): Page {
  const step = findStep(world, id, stepId);
  if (step === undefined) return overPage();
  const { intent, method } = step;
  const isPaypal = method.type === 'paypal';
  const rows = [
    ['To', 'Waypost'],
    intent.object === 'payment_intent'
      ? ['Amount', formatAmount(intent.amount, intent.currency)]
      : ['For', 'Saving this card'],
    ['With', isPaypal ? 'PayPal' : `card ending ${method.card?.last4}`],
  ];
  return page(
    200,
    isPaypal ? 'PayPal asks you to approve this payment' : 'Your bank asks you to approve this',
    `${factList(rows)}
      <form method="post" action="/second-step/${escapeHtml(id)}">
        <input type="hidden" name="step" value="${escapeHtml(stepId)}" />
        <button name="decision" value="approve">Approve</button>
        <button name="decision" value="refuse">Refuse</button>
        <button name="decision" value="leave">Leave</button>
      </form>`,
    new URL(step.returnUrl).origin,
  );
}

/** Where the payer goes next. Leaving decides nothing: the intent still waits. */
export function decideSecondStep(
  world: World,
  id: string,
  stepId: string,
  decision: string,
): string | Page {
  const step = findStep(world, id, stepId);
  if (step === undefined) return overPage();
  const { intent, method, returnUrl } = step;
  if (decision === 'leave') return addressOf(intent, returnUrl, 'pending');
  const isDone = decision === 'approve' && world.store.transaction(() => finish(world, step));
  if (decision !== 'approve') world.store.transaction(() => fail(world, intent, method));
  return addressOf(intent, returnUrl, isDone ? 'succeeded' : 'failed');
}

/** False when the card refuses after its holder has approved; the refusal's trace stays. */
function finish(world: World, { intent, method }: Step): boolean {
  try {
    if (intent.object === 'payment_intent') chargeIntent(world, intent, method);
    else saveCard(world, intent, method);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function fail(world: World, intent: Intent, method: PaymentMethod): void {
  const error = {
    type: 'invalid_request_error',
    message: AUTHENTICATION_FAILED,
    payment_method: method,
  } as const;
  if (intent.object === 'setup_intent') {
    failSetup(world, intent, { ...error, code: 'setup_intent_authentication_failure' });
    return;
  }
  failIntent(world, intent, { ...error, code: 'payment_intent_authentication_failure' });
}

function findStep(world: World, id: string, stepId: string): Step | undefined {
  const intent = world.store.read('payment_intent', id) ?? world.store.read('setup_intent', id);
  const { url = null, return_url: returnUrl = null } = intent?.next_action?.redirect_to_url ?? {};
  if (intent === undefined || url === null || returnUrl === null) return undefined;
  if (new URL(url).searchParams.get('step') !== stepId) return undefined;
  return {
    intent,
    method: mustRead(world, 'payment_method', intent.payment_method ?? ''),
    returnUrl,
  };
}

/** As Stripe adds to a return_url. */
function addressOf(intent: Intent, returnUrl: string, status: string): string {
  const address = new URL(returnUrl);
  address.searchParams.set(intent.object, intent.id);
  address.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '');
  address.searchParams.set('redirect_status', status);
  return address.href;
}

function overPage(): Page {
  return page(410, 'This step is over', '<p>Go back to the shop to see what became of it.</p>');
}

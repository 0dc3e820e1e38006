import { signWebhook } from '../../payment-sandbox/webhook-signature.ts';

/** What the provider does wrong from now on; see its README. */
export async function setFaults(paymentsUrl: string, faults: object): Promise<void> {
  const answer = await fetch(`${paymentsUrl}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (!answer.ok) throw new Error(`faults: ${await answer.text()}`);
}

/** A call of the provider's own API, as its dashboard would make it. */
export async function askProvider(
  paymentsUrl: string,
  path: string,
  fields?: Record<string, string>,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${paymentsUrl}${path}`, {
    headers: { authorization: 'Bearer sk_test_chaos' },
    ...(fields !== undefined && { method: 'POST', body: new URLSearchParams(fields) }),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** What the bank of the payer does by itself; see the provider's README. */
export async function disputeCharge(paymentsUrl: string, intentId: string): Promise<string> {
  const answer = await fetch(`${paymentsUrl}/control/disputes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: intentId }),
  });
  if (!answer.ok) throw new Error(`a dispute was answered ${answer.status}`);
  return ((await answer.json()) as { id: string }).id;
}

/** An event as the provider would send it, about an intent. */
export async function sendEvent(
  webhook: { url: string; secret: string },
  intentId: string,
): Promise<void> {
  const body = JSON.stringify({
    id: `evt_${intentId}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', id: intentId } },
  });
  const seconds = Math.floor(Date.now() / 1000);
  const answer = await fetch(webhook.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signWebhook(body, webhook.secret, seconds),
    },
    body,
  });
  if (!answer.ok) throw new Error(`an event was answered ${answer.status}`);
}

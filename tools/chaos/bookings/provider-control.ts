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

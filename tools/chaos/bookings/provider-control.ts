import { patientFetch } from '../../installation/patient-fetch.ts';
import { signWebhook } from '../../payment-sandbox/webhook-signature.ts';

/** What the provider does wrong from now on; see its README. */
export async function setFaults(paymentsUrl: string, faults: object): Promise<void> {
  await control(paymentsUrl, 'faults', faults);
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

/** What the bank of a payer does by itself: `disputes` of an intent, `failed_refunds` of a refund. */
export function actAsBank(paymentsUrl: string, act: string, id: string): Promise<{ id: string }> {
  return control(paymentsUrl, act, { id }) as Promise<{ id: string }>;
}

async function control(paymentsUrl: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${paymentsUrl}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status} ${await answer.text()}`);
  return answer.json();
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
  const answer = await patientFetch(webhook.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signWebhook(body, webhook.secret, seconds),
    },
    body,
  });
  if (!answer.ok) throw new Error(`an event was answered ${answer.status}`);
}

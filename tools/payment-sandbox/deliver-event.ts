import { signWebhook } from './webhook-signature.ts';

const TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 60_000;

/** True when the receiver took it; whatever else happened, it is sent again. */
export async function deliverEvent(
  event: object,
  { url, secret }: { url: string; secret: string },
  stopping: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify(event, null, 2);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signWebhook(body, secret, Math.floor(Date.now() / 1000)),
        'user-agent': 'Stripe/1.0 (payment sandbox)',
      },
      body,
      // Stripe counts a redirect as a failure
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** A quarter of a second, a half, one and so on up to a minute. */
export function pauseBeforeTry(tries: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
}

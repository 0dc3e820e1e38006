import { createHmac } from 'node:crypto';

/** The value of Stripe-Signature: the moment, and an HMAC over it and the body (scheme v1). */
export function signWebhook(body: string, secret: string, atSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex');
  return `t=${atSeconds},v1=${signature}`;
}

import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { signWebhook, verifyWebhook } from './index.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const BODY = '{"id":"01993e2e","type":"shipment.delivered","data":{"city":"Köln"}}';
const NOW = new Date('2026-11-17T10:00:00.000Z');

/** As the worker signs it. */
function signedAt(at: Date, secret = SECRET) {
  return {
    'Webhook-Id': '01993e2e',
    'Webhook-Timestamp': String(at.getTime() / 1_000),
    'Webhook-Signature': new Webhook(secret).sign('01993e2e', at, BODY),
  };
}

describe('verifyWebhook', () => {
  it.each([
    ['text and plain headers', BODY, signedAt(NOW)],
    ['bytes and Headers', new TextEncoder().encode(BODY), new Headers(signedAt(NOW))],
  ])('returns the event of a webhook given as %s', async (_, body, headers) => {
    expect(await verifyWebhook(body, headers, SECRET, { now: NOW })).toEqual(JSON.parse(BODY));
  });

  it('accepts a webhook that an old and a new secret signed', async () => {
    const other = signedAt(NOW, 'whsec_b3RoZXIgb3RoZXIgb3RoZXIgb3RoZXI=')['Webhook-Signature'];
    const headers = signedAt(NOW);
    headers['Webhook-Signature'] = `${other} ${headers['Webhook-Signature']}`;
    expect(await verifyWebhook(BODY, headers, SECRET, { now: NOW })).toBeDefined();
  });

  it('refuses a body that was changed', async () => {
    const changed = verifyWebhook(`${BODY} `, signedAt(NOW), SECRET, { now: NOW });
    await expect(changed).rejects.toMatchObject({ code: 'webhook_invalid', status: 400 });
  });

  it.each([-301, 301])('refuses a webhook that is %i s away', async (seconds) => {
    const at = new Date(NOW.getTime() + seconds * 1_000);
    const late = verifyWebhook(BODY, signedAt(at), SECRET, { now: NOW });
    await expect(late).rejects.toMatchObject({ code: 'webhook_invalid' });
  });

  it.each(['Webhook-Id', 'Webhook-Timestamp', 'Webhook-Signature'])(
    'refuses a webhook without %s',
    async (name) => {
      const bare = verifyWebhook(BODY, { ...signedAt(NOW), [name]: undefined }, SECRET, {
        now: NOW,
      });
      await expect(bare).rejects.toThrow(`The header ${name.toLowerCase()} is missing.`);
    },
  );
});

describe('signWebhook', () => {
  it('signs as Waypost does', async () => {
    const headers = await signWebhook('01993e2e', BODY, SECRET);
    expect(new Webhook(SECRET).verify(BODY, headers)).toEqual(JSON.parse(BODY));
  });
});

import { createHmac, randomInt } from 'node:crypto';
import type { UndeliverableLine } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookFollowed, scan } from '../../../testing/followed-shipments.ts';
import { registerCustomer, registerStaff } from '../../../testing/people.ts';
import { changeSettings } from '../../../testing/settings.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const TOKEN = 'token of the account at the provider';
const ACCOUNT = { SMS_PROVIDER: 'twilio', SMS_TOKEN: TOKEN } as const;
const server = useTestServer(ACCOUNT);
const worker = useTestWorker(server, ACCOUNT);
const REPLY = '/api/texts/reply';

let staff: TestBrowser;
beforeAll(async () => {
  await changeSettings(server, { smsEnabled: true });
  ({ browser: staff } = await registerStaff(server, 'support'));
});

/** As the provider posts it. */
function post(path: string, fields: Record<string, string>, token = TOKEN) {
  const url = new URL(path, server.ctx.config.PUBLIC_ORIGIN).href;
  const words = Object.keys(fields)
    .toSorted()
    .map((name) => name + fields[name]);
  const signature = createHmac('sha1', token)
    .update(url + words.join(''))
    .digest('base64');
  return server.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature,
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** A shipment whose recipient is texted at a number that no other test uses. */
async function bookTexted() {
  const shipment = await bookFollowed(server, worker, await registerCustomer(server, worker));
  const phone = `+32470${randomInt(100_000, 999_999)}`;
  await sql`UPDATE shipment_parties SET phone = ${phone}, sms_alerts = true, email_alerts = false
    WHERE shipment_id = ${shipment.id} AND role = 'recipient'`.execute(server.owner.db);
  const next = async (code: 'PICKED_UP' | 'OUT_FOR_DELIVERY' | 'DELIVERED') => {
    await scan(server, worker, shipment, [{ code }]);
    return worker.texts.filter(({ to }) => to === phone);
  };
  return { phone, next };
}

const pathOf = (reportUrl = '') => reportUrl.replace(server.ctx.config.PUBLIC_ORIGIN, '');

async function marksOf(phone: string): Promise<UndeliverableLine[]> {
  const answer = await staff.get(`/api/admin/undeliverable?search=${encodeURIComponent(phone)}`);
  return answer.json<{ entries: UndeliverableLine[] }>().entries;
}

const stateOf = (effectKey = '') =>
  sql<{ state: string }>`SELECT state FROM outbox_mails WHERE effect_key = ${effectKey}`
    .execute(server.owner.db)
    .then(({ rows }) => rows[0]?.state);

describe('a text', () => {
  it('is no longer sent after STOP, which staff can see, and is sent again after START', async () => {
    const { phone, next } = await bookTexted();
    expect(await next('PICKED_UP')).toHaveLength(1);
    const stop = await post(REPLY, { From: phone, To: '+3225550100', Body: ' Stop ' });
    expect([stop.statusCode, stop.body]).toEqual([200, '<Response/>']);

    expect(await next('OUT_FOR_DELIVERY')).toHaveLength(1);
    expect(await marksOf(phone)).toMatchObject([{ reason: 'stop', status: 'STOP', to: null }]);
    expect(await marksOf('+32470000000')).toEqual([]);

    await post(REPLY, { From: phone, Body: 'START' });
    expect(await marksOf(phone)).toEqual([]);
    expect(await next('DELIVERED')).toHaveLength(2);
  });

  it('is answered by anything else without a mark', async () => {
    const { phone } = await bookTexted();
    expect((await post(REPLY, { From: phone, Body: 'Please stop by at noon' })).statusCode).toBe(
      200,
    );
    expect(await marksOf(phone)).toEqual([]);
  });

  it('marks the number and fails in the outbox when it went to a landline; START does not take that back', async () => {
    const { phone, next } = await bookTexted();
    const [text] = await next('PICKED_UP');
    const report = { MessageStatus: 'undelivered', ErrorCode: '30006' };
    expect((await post(pathOf(text?.reportUrl), report)).statusCode).toBe(200);
    await post(REPLY, { From: phone, Body: 'START' });
    const [entry] = await marksOf(phone);
    expect(entry).toMatchObject({ reason: 'bounce', status: '30006' });
    expect(await stateOf(entry?.effectKey)).toBe('failed');
    expect(await next('OUT_FOR_DELIVERY')).toHaveLength(1);
  });

  it('marks nothing when the telephone was out of reach', async () => {
    const { phone, next } = await bookTexted();
    const [text] = await next('PICKED_UP');
    await post(pathOf(text?.reportUrl), { MessageStatus: 'delivered' });
    await post(pathOf(text?.reportUrl), { MessageStatus: 'undelivered', ErrorCode: '30003' });
    expect(await marksOf(phone)).toEqual([]);
    expect(await next('OUT_FOR_DELIVERY')).toHaveLength(2);
  });

  it.each([
    ['with another token', 'another token'],
    ['without one', ''],
  ])('is not stopped by a reply that was signed %s', async (_how, token) => {
    const { phone } = await bookTexted();
    const answer = await post(REPLY, { From: phone, Body: 'STOP' }, token);
    expect(answer.json()).toMatchObject({ code: 'webhook_signature_invalid' });
    expect(await marksOf(phone)).toEqual([]);
  });
});

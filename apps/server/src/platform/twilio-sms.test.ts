import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TextRefused } from './sms.ts';
import { createTwilioSms, isSignedByTwilio } from './twilio-sms.ts';

const MESSAGE = { to: '+32470123456', text: 'Livré.', id: '<1@waypost.example>' };
const ACCOUNT = { SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'secret', SMS_FROM: '+3225550100' };

type Received = { url: string | undefined; authorization: string | undefined; form: object };
const received: Received[] = [];
let reply: (response: ServerResponse) => void;

/** Stands in for the provider. */
const provider = createServer((request: IncomingMessage, response) => {
  void textOf(request).then((body) => {
    const { url, headers } = request;
    const form = Object.fromEntries(new URLSearchParams(body));
    received.push({ url, authorization: headers.authorization, form });
    reply(response);
  });
});
const answer = (status: number, body: object) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeAll(() => new Promise<void>((done) => void provider.listen(0, '127.0.0.1', done)));
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

function send(patienceMs?: number): Promise<void> {
  const SMS_API_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  return createTwilioSms({ SMS_API_URL, ...ACCOUNT }, patienceMs).send(MESSAGE);
}

/** What a log would get of a failure. */
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => new Error('it was sent'),
    (error: unknown) => error as Error,
  );

describe('a text by the HTTP provider', { timeout: 5_000 }, () => {
  it('goes out as a form with the account, once', async () => {
    reply = answer(201, { sid: 'SM1', status: 'queued' });
    await send();
    expect(received).toEqual([
      {
        url: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
        form: { To: MESSAGE.to, From: ACCOUNT.SMS_FROM, Body: MESSAGE.text },
      },
    ]);
  });

  it.each([21_211, 21_610, 21_614])('is refused for good by code %i', async (code) => {
    reply = answer(400, { code, message: `The number ${MESSAGE.to} …`, status: 400 });
    const failure = await failureOf(send());
    expect(failure).toBeInstanceOf(TextRefused);
    expect(`${failure.message}${failure.stack}`).not.toContain(MESSAGE.to);
  });

  it.each([
    ['is overloaded', answer(429, { code: 20_429 })],
    ['is broken', (response: ServerResponse) => void response.writeHead(502).end('<html>')],
    ['hangs up', (response: ServerResponse) => void response.destroy()],
    ['says nothing', () => undefined],
    [
      'leads elsewhere',
      (response: ServerResponse) => void response.writeHead(307, { location: '/x' }).end(),
    ],
  ])('is tried again by its job when the provider %s', async (_what, replied) => {
    reply = replied;
    const before = received.length;
    const failure = await failureOf(send(300));
    expect(received).toHaveLength(before + 1);
    expect(failure).not.toBeInstanceOf(TextRefused);
    expect(failure.message).not.toBe('it was sent');
    expect(failure.message).not.toContain(MESSAGE.to);
  });

  it('is not offered without an account', () => {
    const missing = { SMS_API_URL: 'https://sms.example', ...ACCOUNT, SMS_TOKEN: null };
    expect(() => createTwilioSms(missing)).toThrow(/SMS_TOKEN/);
  });
});

describe('a signature of the provider', () => {
  // the example of Twilio's own documentation
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  const signature = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';
  const fields = {
    To: '+18005551212',
    From: '+14158675309',
    Digits: '1234',
    Caller: '+14158675309',
    CallSid: 'CA1234567890ABCDE',
  };
  const isSigned = (change: Partial<typeof fields>, token = '12345') =>
    isSignedByTwilio(token, {
      url,
      form: new URLSearchParams({ ...fields, ...change }),
      signature,
    });

  it('is accepted for its address, fields and token, and for no others', () => {
    expect(isSigned({})).toBe(true);
    expect(isSigned({ Digits: '1235' })).toBe(false);
    expect(isSigned({}, '12346')).toBe(false);
    expect(
      isSignedByTwilio('12345', { url, form: new URLSearchParams(fields), signature: '' }),
    ).toBe(false);
  });
});

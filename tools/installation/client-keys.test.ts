import { describe, expect, it } from 'vitest';
import {
  bookShipment,
  cancelShipment,
  createQuote,
  listOwnShipments,
  me,
  recordScans,
  trackShipment,
} from '@waypost/contract/client';

const KEY = 'wpc_0123456789abcdefghijklmnop';

/** The credentials that a call sends when its caller has a key. */
async function credentialsOf(
  call: (options: { auth: string; baseUrl: string; fetch: typeof fetch }) => Promise<unknown>,
) {
  let sent = new Headers();
  const catchRequest: typeof fetch = async (input) => {
    sent = new Request(input).headers;
    return Response.json({});
  };
  await call({ auth: KEY, baseUrl: 'http://waypost.test', fetch: catchRequest });
  return { authorization: sent.get('authorization'), cookie: sent.get('cookie') };
}

const body = {} as never;
const path = { ref: 'WP' };

describe('the typed client, given a key', () => {
  it.each([
    ['createQuote', (options) => createQuote({ body, ...options })],
    ['bookShipment', (options) => bookShipment({ body, headers: {}, ...options })],
    ['listOwnShipments', (options) => listOwnShipments(options)],
    ['cancelShipment', (options) => cancelShipment({ path, ...options })],
    ['recordScans', (options) => recordScans({ body, ...options })],
  ] satisfies [string, Parameters<typeof credentialsOf>[0]][])(
    'sends it with %s, and as nothing but a key',
    async (_name, call) => {
      expect(await credentialsOf(call)).toEqual({ authorization: `Bearer ${KEY}`, cookie: null });
    },
  );

  it('does not send its key where none is needed', async () => {
    const none = { authorization: null, cookie: null };
    expect(await credentialsOf((options) => trackShipment({ path, ...options }))).toEqual(none);
    expect(await credentialsOf((options) => me(options))).toEqual(none);
  });
});

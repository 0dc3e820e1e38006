import { type EndpointName, endpoints } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { AUTHORIZATION } from './authorization.ts';
import { useTestServer } from './testing/test-server.ts';

const server = useTestServer();

const names = Object.keys(endpoints) as EndpointName[];

async function call(name: EndpointName, headers: Record<string, string>) {
  const { method, path } = endpoints[name];
  const url = path.replace(':draftId', '0'.repeat(25)).replaceAll(/:\w+/g, '0'.repeat(25));
  return server.app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) });
}

describe('the authorization table', () => {
  it('has an entry for every endpoint, and every endpoint is served', async () => {
    expect(Object.keys(AUTHORIZATION).toSorted()).toEqual(names.toSorted());
    for (const name of names) {
      const answer = await call(name, {});
      const unserved = answer.statusCode === 404 && answer.json().code === 'not_found';
      expect(unserved, name).toBe(false);
    }
  });

  it.each(names)('lets exactly the callers it names into %s', async (name) => {
    const open = 'anyone' in AUTHORIZATION[name];
    const visitor = (await call(name, {})).statusCode;
    const stranger = (await call(name, { authorization: `Bearer wpk_${'x'.repeat(32)}` }))
      .statusCode;
    const device = (await call(name, { authorization: `Bearer ${server.deviceKey}` })).statusCode;
    expect([visitor, stranger].every((status) => (status === 401) === !open)).toBe(true);
    expect(device).not.toBe(401);
    expect(device).not.toBe(403);
  });
});

describe('an answer', () => {
  it('carries its request id and is not stored by caches', async () => {
    const answer = await server.app.inject('/api/tariffs/none');
    expect(answer.headers['x-request-id']).toBe(answer.json().requestId);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('to a request that breaks its schema names the place and is a problem document', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/drafts',
      payload: { quoteId: 'x', recipientEmail: 'nobody', recipientAddress: 'abc' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().errors.map((fault: { path: string }) => fault.path)).toEqual([
      'quoteId',
      'recipientEmail',
      'recipientAddress',
    ]);
  });

  it('to broken JSON, a wrong media type or too much is a problem too', async () => {
    const send = (payload: string, type: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/drafts',
        payload,
        headers: { 'content-type': type },
      });
    expect((await send('{', 'application/json')).json()).toMatchObject({ code: 'invalid_request' });
    expect((await send('x', 'text/plain')).json()).toMatchObject({
      code: 'unsupported_media_type',
    });
    const large = JSON.stringify({ a: 'x'.repeat(70_000) });
    expect((await send(large, 'application/json')).json()).toMatchObject({
      code: 'payload_too_large',
    });
  });
});

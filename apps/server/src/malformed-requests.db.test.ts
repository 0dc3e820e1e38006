import { describe, expect, it } from 'vitest';
import { newEmail, registration } from './testing/people.ts';
import { openBrowser } from './testing/test-browser.ts';
import { useTestServer } from './testing/test-server.ts';

const server = useTestServer();

const QUOTE = {
  serviceType: 'parcel',
  origin: 'Rotterdam, Netherlands',
  destination: 'Lyon, France',
  parcels: [{ weightGrams: 1500, lengthMm: 300, widthMm: 200, heightMm: 100 }],
};

describe('a malformed request', () => {
  it('with an unknown method is refused, not a server error', async () => {
    const answer = await server.app.inject({ method: 'QUERY', url: '/api/auth/me' } as never);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
  });

  it.each(['/api/drafts/%ZZ', `/api/shipments/track/${'x'.repeat(300)}`])(
    'with an undecodable path is refused with a problem document',
    async (url) => {
      const answer = await server.app.inject(url);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.headers['x-request-id']).toBe(answer.json().requestId);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toMatchObject({ code: 'invalid_request' });
    },
  );

  it('with half a surrogate pair is refused, not a database error', async () => {
    const half = String.fromCharCode(0xd800);
    const quote = await openBrowser(server).post('/api/shipments/quote', {
      ...QUOTE,
      origin: `${half} Rotterdam, Netherlands`,
    });
    expect(quote.statusCode).toBe(400);
    const registered = await openBrowser(server).post(
      '/api/auth/register',
      registration(newEmail(), { name: `Ada ${half}` }),
    );
    expect(registered.statusCode).toBe(400);
    const asked = await openBrowser(server).post('/api/auth/forgot', {
      email: `${half}@a.example`,
    });
    expect(asked.statusCode).toBe(400);
  });

  it('with several addresses in one field sends none of them an email', async () => {
    for (const email of ['x,ann@people.example', '(x)ann@people.example', 'x;ann@people.example']) {
      const answer = await openBrowser(server).post('/api/auth/register', registration(email));
      expect(answer.statusCode, email).toBe(400);
    }
  });

  it('with a whole surrogate pair, escaped or not, is accepted', async () => {
    const body = JSON.stringify({ ...QUOTE, origin: '\u{1f4e6} Rotterdam, Netherlands' });
    for (const payload of [body, body.replace('\u{1f4e6}', String.raw`\ud83d\udce6`)]) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/shipments/quote',
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(201);
    }
  });
});

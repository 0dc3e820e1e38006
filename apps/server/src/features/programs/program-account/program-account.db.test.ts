import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { giveCredit } from '../../../testing/credit.ts';
import { seatProgram } from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer({
  PROGRAM_READS_PER_MINUTE: 5,
  PROGRAM_CALLS_WITHOUT_KEY: 60,
  CUSTOMER_BOOKINGS_PER_DAY: 7,
  CUSTOMER_BOOKINGS_PER_ADDRESS: 3,
});

function get(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({ url, headers });
}

describe('GET /api/v1/me', () => {
  it('tells a program who it is, what it may do and how it can pay', async () => {
    const program = await seatProgram(server, ['rates:read', 'shipments:write']);
    await giveCredit(server, program.customerId, 50_000);
    const answer = await get('/api/v1/me', program.headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      object: 'me',
      mode: 'live',
      account: { id: program.customerId, name: 'Ada Example' },
      key: { id: program.keyId, scopes: ['rates:read', 'shipments:write'] },
      limits: [{ name: 'reads', perMinute: 5 }, { name: 'rates' }, { name: 'writes' }],
      bookings: { perDay: 7, left: 7, perRecipient: 3 },
      credit: { limitCents: 50_000, owedCents: 0, leftCents: 50_000 },
      cards: [],
    });
  });
});

describe('the contract for programs', () => {
  it('answers without a key, or with one that is not live, with 401 and how to send one', async () => {
    for (const headers of [{}, { authorization: `Bearer wpc_live_${'x'.repeat(32)}` }]) {
      const answer = await get('/api/v1/me', headers);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.json()).toEqual({
        type: `${server.ctx.config.PUBLIC_ORIGIN}/developers/errors/key_unknown`,
        title: expect.any(String),
        status: 401,
        code: 'key_unknown',
        requestId: answer.headers['x-request-id'],
        retryable: false,
      });
    }
  });

  it('answers key_expired for a key that has expired, and logs its use for the owner', async () => {
    const program = await seatProgram(server, ['rates:read']);
    const { headers, customerId } = program;
    const end = (column: 'expires_at' | 'revoked_at') =>
      sql`UPDATE customer_keys SET ${sql.ref(column)} = now() WHERE customer_id = ${customerId}`.execute(
        server.owner.db,
      );
    await end('expires_at');
    const expired = await get('/api/v1/me', headers);
    expect(expired.json()).toMatchObject({
      status: 401,
      code: 'key_expired',
      type: `${server.ctx.config.PUBLIC_ORIGIN}/developers/errors/key_expired`,
    });
    expect(expired.headers['www-authenticate']).toBe('Bearer');
    const ofSite = await get('/api/shipments', headers);
    expect(ofSite.json()).toMatchObject({ status: 401, code: 'unauthenticated' });
    await vi.waitFor(async () => {
      const logged = await server.owner.db
        .selectFrom('programCalls')
        .select(['status', 'code'])
        .where('customerId', '=', customerId)
        .execute();
      expect(logged).toContainEqual({ status: 401, code: 'key_expired' });
    }, 5_000);
    await end('revoked_at');
    expect((await get('/api/v1/me', headers)).json()).toMatchObject({ code: 'key_unknown' });
  });

  it('does not take the session of a browser', async () => {
    const { browser } = await seatProgram(server, []);
    expect((await browser.get('/api/v1/me')).json()).toMatchObject({ code: 'key_unknown' });
  });

  it('says on every answer what is left of the limit, and refuses what is beyond it', async () => {
    const { headers } = await seatProgram(server, ['rates:read']);
    const answers = [
      await get('/api/v1/me', headers),
      await get('/api/v1/nothing-here', headers),
      await get('/api/v1/me'),
      await server.app.inject({ method: 'DELETE', url: '/api/v1/me', headers }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 401, 405]);
    expect(answers.map((each) => each.headers['ratelimit-policy'])).toEqual([
      '"reads";q=5;w=60',
      '"reads";q=5;w=60',
      '"without-key";q=60;w=60',
      '"reads";q=5;w=60',
    ]);
    expect(answers.map((each) => each.headers['ratelimit'])).toEqual([
      '"reads";r=4;t=60',
      '"reads";r=3;t=60',
      expect.stringMatching(/^"without-key";r=\d+;t=\d+$/),
      '"reads";r=2;t=60',
    ]);
    await get('/api/v1/me', headers);
    await get('/api/v1/me', headers);
    const refused = await get('/api/v1/me', headers);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', retryable: true });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['ratelimit']).toMatch(/^"reads";r=0;t=\d+$/);
  });

  it('answers another method with 405 and the methods there are', async () => {
    const { headers } = await seatProgram(server, ['rates:read']);
    const answer = await server.app.inject({ method: 'PUT', url: '/api/v1/me', headers });
    expect(answer.headers['allow']).toBe('GET');
    expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
    const ofSite = await server.app.inject({ method: 'DELETE', url: '/api/shipments/quote' });
    expect(ofSite.headers['allow']).toBe('GET, POST');
  });

  it('is described by a document that anyone may read', async () => {
    const answer = await get('/api/v1/openapi.json');
    expect(answer.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/v1/me': {} } });
  });
});

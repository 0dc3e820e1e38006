import { randomUUID } from 'node:crypto';
import type { ProgramRequests } from '@waypost/contract/client';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newRowId } from '../../../platform/random.ts';
import { giveKey, seatProgram } from '../../../testing/programs.ts';
import { planOf } from '../../../testing/query-plan.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { createCallLog } from './log-calls.ts';
import { insertCalls, keepCallDays, type NewCall, selectCalls } from './program-calls.queries.ts';

const server = useTestServer();
const worker = useTestWorker(server);

type Program = Awaited<ReturnType<typeof seatProgram>>;

const PATH = '/api/users/me/requests';

async function requestsOf({ browser }: Program, query = ''): Promise<ProgramRequests> {
  const answer = await browser.get(`${PATH}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<ProgramRequests>();
}

/** The log is written a second after the first request. */
async function logged(program: Program, count: number): Promise<ProgramRequests['requests']> {
  return expect
    .poll(async () => (await requestsOf(program)).requests, { timeout: 5_000 })
    .toHaveLength(count)
    .then(async () => (await requestsOf(program)).requests);
}

function callOf({ customerId, keyId }: Program, change: Partial<NewCall> = {}): NewCall {
  return {
    id: newRowId(),
    shard: 0,
    customerId,
    keyId,
    at: new Date(),
    method: 'GET',
    route: '/api/v1/me',
    status: 200,
    code: null,
    ms: 3,
    requestId: randomUUID(),
    ...change,
  };
}

describe('the log of program requests', () => {
  it('has the route without its values, the status, the problem and the request id', async () => {
    const program = await seatProgram(server, ['rates:read']);
    const { headers, keyId } = program;
    const me = await server.app.inject({ url: '/api/v1/me?canary=query', headers });
    const refused = await server.app.inject({ url: '/api/v1/shipments/ref:canary', headers });
    const missing = await server.app.inject({ url: '/api/v1/canary', headers });
    expect([me.statusCode, refused.statusCode, missing.statusCode]).toEqual([200, 403, 404]);
    const requests = await logged(program, 3);
    expect(requests).toMatchObject([
      { route: '/api/v1/*', status: 404, code: 'not_found' },
      { route: '/api/v1/shipments/:shipment', status: 403, code: 'forbidden' },
      { route: '/api/v1/me', status: 200, method: 'GET', code: null, keyId },
    ]);
    expect(requests.map(({ requestId }) => requestId)).toEqual(
      [missing, refused, me].map(({ headers: sent }) => sent['x-request-id']),
    );
    expect(JSON.stringify(requests)).not.toContain('canary');
  });

  it('shows a key that was used outside of its networks', async () => {
    const program = await seatProgram(server);
    await sql`UPDATE customer_keys SET allowed_networks = '{192.0.2.0/24}'
      WHERE id = ${program.keyId}`.execute(server.owner.db);
    await server.app.inject({ url: '/api/v1/me', headers: program.headers });
    expect(await logged(program, 1)).toMatchObject([{ status: 403, code: 'key_network_refused' }]);
  });

  it('has nothing of a request without a key that is known', async () => {
    const before = await sql`SELECT id FROM program_calls`.execute(server.owner.db);
    await server.app.inject({
      url: '/api/v1/me',
      headers: { authorization: `Bearer wpc_live_${randomUUID()}` },
    });
    const program = await seatProgram(server);
    await server.app.inject({ url: '/api/v1/me', headers: program.headers });
    await logged(program, 1);
    const after = await sql`SELECT id FROM program_calls`.execute(server.owner.db);
    expect(after.rows).toHaveLength(before.rows.length + 1);
  });

  it('is filtered by key, by status and by request id, and pages through all of it', async () => {
    const program = await seatProgram(server);
    const other = await giveKey(server, program.customerId);
    const failed = callOf(program, { status: 502, code: 'internal' });
    const calls = Array.from({ length: 120 }, (_, at) =>
      callOf(program, { status: at % 2 === 0 ? 200 : 404 }),
    );
    const ofOther = callOf(program, { keyId: other.keyId, status: 304 });
    await insertCalls(server.ctx.db, [failed, ...calls, ofOther]);

    const idsOf = ({ requests }: ProgramRequests) => requests.map(({ id }) => id);
    expect(idsOf(await requestsOf(program, '?statusClass=5'))).toEqual([failed.id]);
    expect(idsOf(await requestsOf(program, `?keyId=${other.keyId}`))).toEqual([ofOther.id]);
    expect(idsOf(await requestsOf(program, `?requestId=${failed.requestId}`))).toEqual([failed.id]);

    const seen: string[] = [];
    for (let next: string | null = '', query = ''; next !== null; query = `?before=${next}`) {
      const page = await requestsOf(program, query);
      seen.push(...idsOf(page));
      next = page.next;
    }
    expect(seen).toEqual([ofOther, ...calls.toReversed(), failed].map(({ id }) => id));
  });

  it('is of the account alone', async () => {
    const program = await seatProgram(server);
    const stranger = await seatProgram(server);
    const call = callOf(program);
    await insertCalls(server.ctx.db, [call]);
    for (const query of ['', `?keyId=${program.keyId}`, `?requestId=${call.requestId}`]) {
      expect(await requestsOf(stranger, query)).toEqual({ requests: [], next: null });
    }
  });

  it('reads a page without scanning the table', async () => {
    const program = await seatProgram(server);
    await insertCalls(
      server.ctx.db,
      Array.from({ length: 3_000 }, () => callOf(program)),
    );
    await sql`ANALYZE program_calls`.execute(server.owner.db);
    const limit = 51;
    for (const filter of [{}, { keyId: program.keyId }, { statusClass: 5 }]) {
      const plan = await planOf(server.owner.db, (db) =>
        selectCalls(db, program.customerId, { ...filter, limit }),
      );
      expect(plan).not.toContain('Seq Scan on program_calls');
    }
  });

  it('loses what cannot be written, counts it, and fails no request', async () => {
    const program = await seatProgram(server);
    const { ctx } = server;
    const lost = async () => (await ctx.metrics.programCallsLost.get()).values[0]?.value ?? 0;
    const before = await lost();
    const log = createCallLog({ ...ctx, db: worker.ctx().db });
    log.note(callOf(program, { at: new Date('2020-01-01T00:00:00Z') }));
    await log.close();
    expect(await lost()).toBe(before + 1);
  });

  it('keeps 30 days', async () => {
    await sql`SELECT keep_program_call_days(current_date - 40, current_date - 31)`.execute(
      server.owner.db,
    );
    await keepCallDays(worker.ctx().db);
    const { rows } = await sql<{ oldest: string }>`SELECT min(relname) AS oldest FROM pg_class
      WHERE relname ~ '^program_calls_2[0-9_]+$'`.execute(server.owner.db);
    const oldest = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
    expect(rows[0]?.oldest).toBe(`program_calls_${oldest.replaceAll('-', '_')}`);
  });
});

import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApi } from '../../../build-api.ts';
import { giveCredit } from '../../../testing/credit.ts';
import { giveKey, newShipment, PARCEL, seatProgram } from '../../../testing/programs.ts';
import { seatTestProgram, useTestModes } from '../../../testing/test-modes.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const PROGRAM = fileURLToPath(
  new URL('../../../../../../packages/mcp/src/main.ts', import.meta.url),
);
const live = useTestServer({ PROGRAM_READS_PER_MINUTE: 200 });
const test = useTestModes(live);
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});

type Person = 'agrees' | 'declines' | undefined;
type Options = {
  person?: Person;
  revision?: '2026-07-28' | '2025';
  urls?: string[];
  /** Sends what a person agreed to a second time, as if the first answer were lost. */
  isRepeating?: true;
};

/** The official client; each message goes to the next of the addresses. */
async function connect(
  secret: string,
  { person, revision = '2026-07-28', urls, isRepeating }: Options = {},
) {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    {
      capabilities: person === undefined ? {} : { elicitation: { form: {} } },
      ...(revision !== '2025' && { versionNegotiation: { mode: { pin: revision } } }),
    },
  );
  const questions: string[] = [];
  if (person !== undefined) {
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      questions.push(params.message);
      return person === 'agrees'
        ? { action: 'accept', content: { confirm: true } }
        : { action: 'decline' };
    });
  }
  const addresses = urls ?? [test.url];
  let sent = 0;
  const transport = new StreamableHTTPClientTransport(new URL('/api/mcp', test.url), {
    requestInit: { headers: { authorization: `Bearer ${secret}` } },
    async fetch(url, init) {
      const base = addresses[sent % addresses.length];
      sent += 1;
      const address = new URL(new URL(url).pathname, base);
      const message = typeof init?.body === 'string' ? init.body : '';
      if (isRepeating && message.includes('"inputResponses"')) {
        await (await fetch(address, init)).text();
      }
      return fetch(address, init);
    },
  });
  await client.connect(transport);
  clients.push(client);
  return {
    client,
    questions,
    async call(name: string, args: Record<string, unknown> = {}) {
      const {
        isError = false,
        structuredContent,
        content,
      } = await client.callTool({
        name,
        arguments: args,
      });
      const data = (structuredContent ?? {}) as Record<string, unknown>;
      const { code, details } = (data['problem'] ?? {}) as { code?: string; details?: object };
      return { isError, data, code, details, text: JSON.stringify(content) };
    },
  };
}
type Agent = Awaited<ReturnType<typeof connect>>;

const { from, to } = newShipment();
const placeOf = ({ city, country, postalCode }: typeof from) => ({ city, country, postalCode });

async function priceOf(agent: Agent) {
  const { data } = await agent.call('get_rates', {
    from: placeOf(from),
    to: placeOf(to),
    parcels: [PARCEL],
  });
  const [rate] = data['rates'] as { rateId: string; totalCents: number }[];
  if (rate === undefined) throw new Error(JSON.stringify(data));
  return rate;
}

async function orderOf(agent: Agent, reference: string, less = 0) {
  const { rateId, totalCents } = await priceOf(agent);
  return { rateId, maxTotalCents: totalCents - less, reference, from, to, parcels: [PARCEL] };
}

async function seatLiveAgent() {
  const program = await seatProgram(live);
  await giveCredit(live, program.customerId, 100_000);
  return program;
}

async function countShipments(customerId: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM shipments WHERE customer_id = ${customerId}`.execute(
    live.owner.db,
  );
  return rows[0]?.n ?? 0;
}

describe.each(['2026-07-28', '2025'] as const)('an agent over HTTP, by revision %s', (revision) => {
  it('prices, books under its cap and not above it, and cancels', async () => {
    const program = await seatTestProgram(live);
    const agent = await connect(program.test.secret, { revision });
    const above = await agent.call('create_shipment', await orderOf(agent, 'HTTP-1', 1));
    expect(above).toMatchObject({ isError: true, code: 'price_above_maximum' });
    const order = await orderOf(agent, 'HTTP-1');
    const booked = await agent.call('create_shipment', order);
    expect(booked.data).toMatchObject({ mode: 'test', reference: 'HTTP-1' });
    expect(await agent.call('create_shipment', order)).toMatchObject({ code: 'reference_taken' });
    const cancelled = await agent.call('cancel_shipment', { shipment: 'ref:HTTP-1' });
    expect(cancelled.data).toMatchObject({ id: booked.data['id'], status: 'cancelled' });
  });

  it('reads a label as a resource', async () => {
    const program = await seatTestProgram(live);
    const agent = await connect(program.test.secret, { revision });
    await agent.call('create_shipment', await orderOf(agent, 'HTTP-2'));
    for (const [size, length] of Object.entries({ '4x6': '^LL1218', a6: '^LL1184' })) {
      const asked = { shipment: 'ref:HTTP-2', format: 'zpl', size };
      const { text } = await agent.call('get_label', asked);
      const uri = /waypost:[^"\\]+/.exec(text)?.[0] ?? '';
      const { contents } = await agent.client.readResource({ uri });
      const [{ blob = '' } = {}] = contents as { blob?: string }[];
      expect(Buffer.from(blob, 'base64').toString()).toContain(length);
    }
  });

  it('has tools of test mode with a key of test mode alone', async () => {
    const program = await seatTestProgram(live);
    const namesOf = async (secret: string) => {
      const { client } = await connect(secret, { revision });
      return (await client.listTools()).tools.map(({ name }) => name);
    };
    const ofTest = await namesOf(program.test.secret);
    expect(ofTest).toContain('advance_test_shipment');
    const ofLive = ofTest.filter((name) => name !== 'advance_test_shipment');
    expect(await namesOf(program.secret)).toEqual(ofLive);
  });

  it('books nothing real when no person can be asked', async () => {
    const program = await seatLiveAgent();
    const agent = await connect(program.secret, { revision });
    const refused = agent.call('create_shipment', await orderOf(agent, 'HTTP-3'));
    // one revision refuses the call, the other answers it with an error
    await refused.then(
      ({ isError }) => expect(isError).toBe(true),
      (error: Error) => expect(error.message).toMatch(/capabilit/),
    );
    expect(await countShipments(program.customerId)).toBe(0);
  });
});

describe('a person who is asked over HTTP', () => {
  it('agrees to a booking or declines it', async () => {
    const program = await seatLiveAgent();
    const declining = await connect(program.secret, { person: 'declines' });
    const declined = await declining.call('create_shipment', await orderOf(declining, 'HTTP-4'));
    expect(declined.isError).toBe(true);
    expect(declining.questions).toEqual([expect.stringMatching(/HTTP-4 .* for up to \d+\.\d\d/)]);
    expect(await countShipments(program.customerId)).toBe(0);
    const agreeing = await connect(program.secret, { person: 'agrees' });
    const booked = await agreeing.call('create_shipment', await orderOf(agreeing, 'HTTP-4'));
    expect(booked).toMatchObject({ isError: false, data: { mode: 'live' } });
    expect(await countShipments(program.customerId)).toBe(1);
  });

  it('gets one courier for each time that is agreed to, also when a message is sent twice', async () => {
    const program = await seatLiveAgent();
    const agent = await connect(program.secret, { person: 'agrees', isRepeating: true });
    const address = { ...from, city: `Berlin ${randomUUID()}` };
    const { data } = await agent.call('list_pickup_windows', { country: 'DE', city: address.city });
    const { date, windows } = data as { date: string; windows: Record<string, string | null>[] };
    const window = windows.findLast(({ unavailable }) => unavailable === null)?.['window'];
    const requestOne = async () => {
      const {
        isError,
        data: made,
        text,
      } = await agent.call('request_pickup', {
        date,
        window,
        address,
      });
      expect(isError, text).toBe(false);
      return String(made['id']);
    };
    const listed = async () => {
      const list = await live.app.inject({ url: '/api/v1/pickups', headers: program.headers });
      return list.json<{ data: { id: string }[] }>().data.map(({ id }) => id);
    };
    const first = await requestOne();
    expect(await listed()).toEqual([first]);
    expect(agent.questions).toHaveLength(1);
    const second = await requestOne();
    expect((await listed()).toSorted()).toEqual([first, second].toSorted());
  });

  it('is asked by one process, and heard by another', async () => {
    const program = await seatLiveAgent();
    const other = await buildApi(live.ctx);
    await other.listen({ host: '127.0.0.1', port: 0 });
    const { port } = other.server.address() as AddressInfo;
    const urls = [test.url, `http://127.0.0.1:${port}`];
    const agent = await connect(program.secret, { person: 'agrees', urls });
    const booked = await agent.call('create_shipment', await orderOf(agent, 'HTTP-5'));
    expect(booked.isError).toBe(false);
    expect(agent.questions).toHaveLength(1);
    await agent.client.close();
    await other.close();
  });

  it('does not answer for another key', async () => {
    const program = await seatLiveAgent();
    const second = await giveKey(live, program.customerId);
    const agent = await connect(program.secret, { person: 'agrees' });
    const order = await orderOf(agent, 'HTTP-6');
    await agent.client.close();
    const [first, later] = [program.secret, second.secret];
    const turns = [first, later];
    const client = new Client(
      { name: 'test', version: '1.0.0' },
      {
        capabilities: { elicitation: { form: {} } },
        versionNegotiation: { mode: { pin: '2026-07-28' } },
      },
    );
    client.setRequestHandler('elicitation/create', async () => ({
      action: 'accept',
      content: { confirm: true },
    }));
    let isCalling = false;
    const transport = new StreamableHTTPClientTransport(new URL('/api/mcp', test.url), {
      fetch: (url, init) => {
        const headers = new Headers(init?.headers);
        const secret = isCalling ? (turns.shift() ?? later) : first;
        headers.set('authorization', `Bearer ${secret}`);
        return fetch(url, { ...init, headers });
      },
    });
    await client.connect(transport);
    clients.push(client);
    isCalling = true;
    await expect(client.callTool({ name: 'create_shipment', arguments: order })).rejects.toThrow(
      /requestState/,
    );
    expect(turns).toEqual([]);
    expect(await countShipments(program.customerId)).toBe(0);
  });
});

describe('the key of an agent over HTTP', () => {
  const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const post = (
    headers: Record<string, string>,
    payload: object = listTools,
    remoteAddress = '127.0.0.1',
  ) =>
    live.app.inject({
      method: 'POST',
      url: '/api/mcp',
      headers: { accept: 'application/json, text/event-stream', ...headers },
      payload,
      remoteAddress,
    });

  it('is refused as by every call for programs', async () => {
    for (const headers of [{}, { authorization: `Bearer wpc_live_${'x'.repeat(32)}` }]) {
      const answer = await post(headers);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.json()).toMatchObject({ code: 'key_unknown' });
      expect(answer.json<{ requestId: string }>().requestId).toBe(answer.headers['x-request-id']);
    }
  });

  it('is for its networks alone, in each call of its tools too', async () => {
    const { keyId, headers } = await seatProgram(live);
    await sql`UPDATE customer_keys SET allowed_networks = '{203.0.113.0/24}'
      WHERE id = ${keyId}`.execute(live.owner.db);
    expect((await post(headers)).json()).toMatchObject({ code: 'key_network_refused' });
    const params = { name: 'list_shipments', arguments: {} };
    const called = await post(
      headers,
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
      '203.0.113.9',
    );
    expect(called.statusCode).toBe(200);
    expect(called.body).toContain('"structuredContent":{"object":"list"');
  });

  it('has the rights of its scopes, and no more', async () => {
    const program = await seatProgram(live, ['rates:read']);
    const agent = await connect(program.secret);
    expect(await priceOf(agent)).toMatchObject({ rateId: expect.any(String) });
    expect(await agent.call('list_shipments')).toMatchObject({
      code: 'forbidden',
      details: { needs: 'shipments:read', has: ['rates:read'] },
    });
  });

  it('counts each message and what its tool asks, and is refused beyond its limit', async () => {
    const { headers } = await seatProgram(live);
    const leftOf = (answer: { headers: Record<string, unknown> }) =>
      Number(/r=(\d+)/.exec(String(answer.headers['ratelimit']))?.[1]);
    const first = leftOf(await post(headers));
    expect(leftOf(await post(headers))).toBe(first - 1);
    await live.app.inject({ url: '/api/v1/me', headers });
    expect(leftOf(await post(headers))).toBe(first - 3);
    for (let n = 0; n < first; n += 50) {
      await Promise.all(
        Array.from({ length: 50 }, () => live.app.inject({ url: '/api/v1/me', headers })),
      );
    }
    const refused = await post(headers);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('opens no stream, and takes no other method', async () => {
    const { headers } = await seatProgram(live);
    const opened = await live.app.inject({ method: 'GET', url: '/api/mcp', headers });
    expect(opened.statusCode).toBe(405);
    expect(opened.headers['allow']).toBe('POST');
  });
});

describe('explain_problem', () => {
  it('says what a refusal means, and lists the codes for one that there is not', async () => {
    const program = await seatTestProgram(live);
    const agent = await connect(program.test.secret);
    const above = await agent.call('create_shipment', await orderOf(agent, 'HTTP-7', 1));
    const explained = await agent.call('explain_problem', { code: above.code });
    expect(explained).toMatchObject({
      isError: false,
      data: {
        code: 'price_above_maximum',
        status: 422,
        retryable: false,
        means: expect.stringContaining('maxTotalCents'),
        act: expect.any(String),
        page: '/developers/errors/price_above_maximum',
      },
    });
    expect(await agent.call('explain_problem', { code: 'timeout' })).toMatchObject({
      data: { retryable: true },
    });
    const unknown = await agent.call('explain_problem', { code: 'toString' });
    expect(unknown.isError).toBe(true);
    expect(unknown.data['codes']).toContain('reference_taken');
  });
});

describe('the program of the package', () => {
  it('has the same tools, and explains problems too', async () => {
    const program = await seatTestProgram(live);
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [PROGRAM],
        env: { WAYPOST_KEY: program.test.secret, WAYPOST_URL: test.url },
      }),
    );
    clients.push(client);
    const { client: remote } = await connect(program.test.secret);
    expect((await client.listTools()).tools).toEqual((await remote.listTools()).tools);
    const explained = await client.callTool({
      name: 'explain_problem',
      arguments: { code: 'reference_taken' },
    });
    expect(explained.structuredContent).toMatchObject({ code: 'reference_taken', status: 409 });
  });
});

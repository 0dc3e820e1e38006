import type { EndpointDefinition } from '@waypost/contract';
import type {
  AccountEvents,
  KeptMails,
  ProgramRequests,
  TestShipments,
} from '@waypost/contract/client';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { COOKIES } from '../../../platform/http/cookies.ts';
import { everyEndpoint } from '../../../platform/http/mount.ts';
import { registerStaff } from '../../../testing/people.ts';
import { ask, bookOnAccount, seatTestProgram, useTestModes } from '../../../testing/test-modes.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const live = useTestServer();
const test = useTestModes(live);

type Program = Awaited<ReturnType<typeof seatTestProgram>>;

const ORIGIN = () => new URL(live.ctx.config.PUBLIC_ORIGIN).origin;

/** As the browser of somebody who is signed in. */
function sessionOf({ browser }: Program, origin = ORIGIN()) {
  return { cookie: `${COOKIES.customer}=${browser.cookies.get(COOKIES.customer)}`, origin };
}

async function read<T>(program: Program, path: string): Promise<T> {
  const answer = await ask(test, 'GET', path, sessionOf(program));
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as T;
}

const SHIPMENTS = '/api/users/me/test/shipments';

describe('a signed-in customer in test mode', () => {
  it('sees the test shipments of the account, and advances one', async () => {
    const program = await seatTestProgram(live);
    const { id, trackingNumber } = await bookOnAccount(test, program.test.headers);
    const stranger = await seatTestProgram(live);
    expect(await read<TestShipments>(program, SHIPMENTS)).toMatchObject({
      shipments: [{ id, trackingNumber, status: 'Created' }],
      next: null,
    });
    expect(await read<TestShipments>(stranger, SHIPMENTS)).toEqual({ shipments: [], next: null });
    const to = { to: 'delivered' };
    expect(await ask(test, 'POST', `${SHIPMENTS}/${id}`, sessionOf(stranger), to)).toMatchObject({
      status: 404,
    });
    expect(await ask(test, 'POST', `${SHIPMENTS}/${id}`, sessionOf(program), to)).toMatchObject({
      status: 200,
      body: { trackingNumber },
    });
    expect(await read<TestShipments>(program, SHIPMENTS)).toMatchObject({
      shipments: [{ id, status: 'Delivered' }],
    });
  });

  it('reads kept emails as their reader would have seen them', async () => {
    const program = await seatTestProgram(live);
    await bookOnAccount(test, program.test.headers);
    await test.runJobs();
    const { mails } = await read<KeptMails>(program, '/api/users/me/test/mails');
    const mail = mails.find(({ channel }) => channel === 'mail');
    const path = `/api/users/me/test/mails/${mail?.id}`;
    expect(await read(program, path)).toMatchObject({ html: expect.stringContaining('<!doctype') });
    const stranger = await seatTestProgram(live);
    expect(await ask(test, 'GET', path, sessionOf(stranger))).toMatchObject({ status: 404 });
  });

  it('has requests, events and webhooks of test mode apart from those of live', async () => {
    const program = await seatTestProgram(live);
    const url = 'https://shop.example/hooks';
    const hooks = '/api/users/me/webhooks';
    await ask(test, 'POST', `${hooks}?mode=test`, sessionOf(program), { url });
    await bookOnAccount(test, program.test.headers);
    await test.runJobs();
    expect(await read(program, `${hooks}?mode=test`)).toMatchObject({ webhooks: [{ url }] });
    expect(await read(program, hooks)).toMatchObject({ webhooks: [], events: [] });
    const events = '/api/users/me/events';
    const { events: written } = await read<AccountEvents>(program, `${events}?mode=test`);
    expect(written).toMatchObject([{ type: 'shipment.created' }]);
    expect(await read(program, `${events}?type=statement.issued&mode=test`)).toMatchObject({
      events: [],
      listening: true,
    });
    expect(await read(program, events)).toEqual({ events: [], next: null, listening: false });
    const eventPath = `${events}/${written[0]?.id}`;
    expect(await read(program, `${eventPath}?mode=test`)).toMatchObject({
      body: expect.stringContaining('"mode":"test"'),
      deliveries: [{ url }],
    });
    expect(await ask(test, 'GET', eventPath, sessionOf(program))).toMatchObject({ status: 404 });
    const requests = '/api/users/me/requests';
    await expect
      .poll(async () => (await read<ProgramRequests>(program, `${requests}?mode=test`)).requests)
      .toMatchObject([{ keyId: program.test.keyId }, {}, {}]);
    expect(await read(program, requests)).toEqual({ requests: [], next: null });
  });

  it('is told of new events by a stream', async () => {
    const program = await seatTestProgram(live);
    const headers = sessionOf(program);
    await ask(test, 'POST', '/api/users/me/webhooks?mode=test', headers, {
      url: 'https://shop.example/hooks',
    });
    const stream = await fetch(`${test.url}/api/users/me/events/stream?mode=test`, { headers });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    await bookOnAccount(test, program.test.headers);
    await test.runJobs();
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of stream.body ?? []) {
      text += decoder.decode(chunk);
      if (text.includes('event: shipment.created')) break;
    }
    expect(text).toContain('"mode":"test"');
  });

  it('deletes all test data, and nothing of live or of others', async () => {
    const program = await seatTestProgram(live);
    const other = await seatTestProgram(live);
    await bookOnAccount(test, program.test.headers);
    await bookOnAccount(test, other.test.headers);
    const gone = await ask(test, 'DELETE', '/api/users/me/test/data', sessionOf(program));
    expect(gone).toMatchObject({ status: 200, body: { shipments: 1 } });
    expect(await read(program, SHIPMENTS)).toMatchObject({ shipments: [] });
    expect((await read<TestShipments>(other, SHIPMENTS)).shipments).toHaveLength(1);
  });

  it('is refused from other sites', async () => {
    const program = await seatTestProgram(live);
    const { id } = await bookOnAccount(test, program.test.headers);
    const headers = sessionOf(program, 'https://evil.example');
    const answers = [
      await ask(test, 'DELETE', '/api/users/me/test/data', headers),
      await ask(test, 'POST', `${SHIPMENTS}/${id}`, headers, { to: 'delivered' }),
      await ask(test, 'POST', '/api/users/me/webhooks?mode=test', headers, {
        url: 'https://x.example',
      }),
    ];
    expect(answers.map(({ body }) => (body as { code: string }).code)).toEqual(
      answers.map(() => 'cross_site_request'),
    );
    expect((await read<TestShipments>(program, SHIPMENTS)).shipments).toHaveLength(1);
  });

  it('reaches no other endpoint of the site there', async () => {
    const program = await seatTestProgram(live);
    const headers = { ...sessionOf(program), host: 'test' };
    const customersOnly = [...test.app.accessByEndpoint].filter(
      ([name, access]) =>
        'customer' in access &&
        !('bothModes' in everyEndpoint[name] && everyEndpoint[name].bothModes),
    );
    expect(customersOnly.length).toBeGreaterThan(30);
    for (const [name] of customersOnly) {
      const { method, path }: EndpointDefinition = everyEndpoint[name];
      const url = path.replaceAll(/:\w+/g, program.customerId);
      const answer = await test.app.inject({
        method,
        url,
        headers,
        ...(method !== 'GET' && { payload: {} }),
      });
      expect(answer.statusCode, name).toBe(401);
    }
  });

  it('is told so where there is no test mode, and never shown live data', async () => {
    const program = await seatTestProgram(live);
    const headers = sessionOf(program);
    const unavailable = { code: 'test_mode_unavailable' };
    for (const [name, definition] of Object.entries<EndpointDefinition>(everyEndpoint)) {
      if (definition.bothModes !== true) continue;
      const { method, path } = definition;
      const url = `${path.replaceAll(/:\w+/g, program.customerId)}?mode=test`;
      const answer = await live.app.inject({
        method,
        url,
        headers,
        ...(method !== 'GET' && { payload: {} }),
      });
      expect(answer.json(), name).toMatchObject(unavailable);
    }
  });
});

describe('staff viewing an account in test mode', () => {
  it('see its test data, change nothing, and leave no copy of an account that has none', async () => {
    const program = await seatTestProgram(live);
    const { id } = await bookOnAccount(test, program.test.headers);
    const fresh = await seatTestProgram(live);
    const { browser: staff } = await registerStaff(live, 'support');
    const view = async ({ customerId: customer }: Program) => {
      await staff.post('/api/admin/viewing', { customer, reason: 'Called about test labels' });
      return {
        cookie: `${COOKIES.viewing}=${staff.cookies.get(COOKIES.viewing)}`,
        origin: ORIGIN(),
      };
    };
    const looking = await view(program);
    expect(await ask(test, 'GET', SHIPMENTS, looking)).toMatchObject({
      body: { shipments: [{ id }] },
    });
    const acts = [
      await ask(test, 'DELETE', '/api/users/me/test/data', looking),
      await ask(test, 'POST', `${SHIPMENTS}/${id}`, looking, { to: 'delivered' }),
    ];
    expect(acts.map(({ body }) => (body as { code: string }).code)).toEqual([
      'viewing_only',
      'viewing_only',
    ]);
    const { rows } = await sql`SELECT details ->> 'route' AS route FROM audit_log
      WHERE action = 'customer.viewed' ORDER BY id LIMIT 1`.execute(live.owner.db);
    expect(rows).toEqual([{ route: SHIPMENTS }]);

    expect(await ask(test, 'GET', SHIPMENTS, await view(fresh))).toMatchObject({
      body: { shipments: [] },
    });
    const copies = await sql`SELECT id FROM customers WHERE id = ${fresh.customerId}`.execute(
      test.owner.db,
    );
    expect(copies.rows).toEqual([]);
  });
});

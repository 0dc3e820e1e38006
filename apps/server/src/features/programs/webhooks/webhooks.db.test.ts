import { randomUUID } from 'node:crypto';
import type { Booking, Scan } from '@waypost/contract';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asCustomer } from '../../../platform/acting-customer.ts';
import { inTransaction } from '../../../platform/database.ts';
import { createSecrets } from '../../../platform/secrets.ts';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { bookFollowed, hasListeners, runAllJobs } from '../../../testing/followed-shipments.ts';
import { accountOf, registerCustomer, type TestCustomer } from '../../../testing/people.ts';
import { planOf, tablesScannedBy } from '../../../testing/query-plan.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { useWebhookReceiver } from '../../../testing/webhook-receiver.ts';
import { erasePerson } from '../../customer/accounts/index.ts';
import { keepEventDays, selectFeed } from '../account-events/index.ts';
import { claimDue, deleteDeliveriesOf, lockEndpoint } from './deliveries.queries.ts';
import { selectDeliveries } from './endpoints.queries.ts';
import {
  changeEndpoint,
  createEndpoint,
  listEndpoints,
  type Owner,
  pingEndpoint,
  redeliverEvent,
  removeEndpoint,
  rotateSecret,
} from './manage-endpoints.ts';
import { recoverEndpoint } from './recover-endpoint.ts';
import { sealSecretsAnew } from './seal-secrets-anew.ts';
import { sealedFor } from './sign-delivery.ts';
import { switchOffEndpoint } from './switch-off.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const receiver = useWebhookReceiver();

let shipper: TestCustomer;
let owner: Owner;
beforeAll(async () => {
  shipper = await registerCustomer(server, worker);
  owner = await accountOf(server, shipper.id);
});

beforeEach(async () => {
  for (const { id } of await listEndpoints(server.ctx, owner)) {
    await removeEndpoint(server.ctx, owner, id);
  }
  receiver.reset();
});

const book = () => bookFollowed(server, worker, shipper);
const addEndpoint = (types: string[] = []) =>
  createEndpoint(server.ctx, owner, { url: receiver.url, types });

/** Jobs that were enqueued after a COMMIT may not be there yet; the sweep finds what they would. */
async function deliver(): Promise<void> {
  await runAllJobs(worker);
  await worker.runJob('sweep_webhook_deliveries', {});
  await runAllJobs(worker);
}

async function pickUp(booking: Booking, times = 1): Promise<void> {
  const scan = scanOf(booking.trackingNumber, { code: 'PICKED_UP' });
  for (let time = 0; time < times; time += 1) await outcomesOf(server, [scan]);
  await deliver();
}

const typesReceived = () =>
  receiver.calls.map(({ body }) => (JSON.parse(body) as { type: string }).type);

async function deliveriesOf(endpointId: string) {
  return server.owner.db
    .selectFrom('webhookDeliveries')
    .select(['id', 'eventId', 'state', 'attempts', 'lastStatus', 'lastError'])
    .select(sql<number>`extract(epoch FROM next_attempt_at - now())::float8`.as('wait'))
    .where('endpointId', '=', endpointId)
    .orderBy('id')
    .execute();
}

async function makeDue(endpointId: string): Promise<void> {
  await sql`UPDATE webhook_deliveries SET next_attempt_at = now() - interval '1 second'
    WHERE endpoint_id = ${endpointId} AND state = 'waiting'`.execute(server.owner.db);
}

async function ping(endpointId: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await pingEndpoint(server.ctx, owner, endpointId);
}

/** Deliveries that wait, of events that are gone. */
async function fillQueue(endpointId: string, count: number): Promise<void> {
  await sql`INSERT INTO webhook_deliveries (id, shard, customer_id, endpoint_id, event_id, event_day, type)
    SELECT gen_random_uuid(), ${owner.shard}::smallint, ${owner.customerId}::uuid, ${endpointId}::uuid,
      gen_random_uuid(), current_date, 'endpoint.ping'
    FROM generate_series(1, ${count}::int)`.execute(server.owner.db);
}

/** What a recovery begins of the events of now. */
async function missedTypes(endpointId: string, window: { since: Date; until: Date }) {
  await recoverEndpoint(server.ctx, owner, endpointId, window);
  const rows = await server.owner.db
    .selectFrom('webhookDeliveries')
    .select('type')
    .where('endpointId', '=', endpointId)
    .execute();
  return { types: rows.map(({ type }) => type) };
}

async function endpointRow(id: string) {
  return server.owner.db
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('an event of an account', () => {
  it('is sent once, signed, however often its scan arrives', async () => {
    const { secret } = await addEndpoint();
    const booking = await book();
    await deliver();
    receiver.reset();
    await pickUp(booking, 3);
    expect(typesReceived()).toEqual(['shipment.picked_up']);
    const [call] = receiver.calls;
    const headers = call?.headers as Record<string, string>;
    const body = new Webhook(secret).verify(call?.body ?? '', headers);
    expect(body).toMatchObject({
      id: headers['webhook-id'],
      type: 'shipment.picked_up',
      apiVersion: 'v1',
      mode: 'live',
      data: {
        object: 'shipment',
        id: booking.id,
        trackingNumber: booking.trackingNumber,
        status: 'picked_up',
        lastLocation: { city: 'Berlin', country: 'DE' },
        problem: null,
        url: `/api/v1/shipments/${booking.id}`,
      },
    });
    const changed = (call?.body ?? '').replace('picked_up', 'delivered');
    expect(() => new Webhook(secret).verify(changed, headers)).toThrow();
  });

  it('says who took the parcel, and why it could not be handed over', async () => {
    await addEndpoint();
    const booking = await book();
    await pickUp(booking);
    receiver.reset();
    const tell = async (change: Partial<Scan>) => {
      await outcomesOf(server, [scanOf(booking.trackingNumber, change)]);
      await deliver();
    };
    await tell({ code: 'OUT_FOR_DELIVERY' });
    await tell({ code: 'EXCEPTION', reason: 'failed_attempt', detail: 'absent' });
    await tell({ code: 'DELIVERED', handover: 'neighbour' });
    const told = receiver.calls
      .map(({ body }) => JSON.parse(body) as { type: string; data: object })
      .filter(({ type }) => type === 'shipment.exception' || type === 'shipment.delivered');
    expect(told).toMatchObject([
      { type: 'shipment.exception', data: { handover: null, detail: 'absent' } },
      { type: 'shipment.delivered', data: { handover: 'neighbour', detail: null } },
    ]);
  });

  it('is written when the booking is made, and holds nothing about its parties', async () => {
    await addEndpoint();
    const booking = await book();
    await deliver();
    expect(typesReceived()).toContain('shipment.created');
    await pickUp(booking);
    const parties = await server.owner.db
      .selectFrom('shipmentParties')
      .selectAll()
      .where('shipmentId', '=', booking.id)
      .execute();
    const sent = receiver.calls.map(({ body }) => body).join('\n');
    const known = parties.flatMap((party) => [
      party.name,
      party.email,
      party.phone,
      party.addressText,
      party.line1,
    ]);
    const leaked = known.filter((value) => value !== null && value !== '' && sent.includes(value));
    expect(leaked).toEqual([]);
  });

  it('is not written for a guest, nor for an account whose programs do not listen', async () => {
    const stranger = await registerCustomer(server, worker);
    const theirs = await bookFollowed(server, worker, stranger);
    const guests = await bookShipment(server);
    await pickUp(theirs);
    await pickUp(guests);
    const { rows } = await sql`SELECT 1 FROM account_events
      WHERE shipment_id IN (${theirs.id}, ${guests.id})`.execute(server.owner.db);
    expect(rows).toEqual([]);
  });

  it('is sent of shipments that nobody followed before the first endpoint was made', async () => {
    const newcomer = await registerCustomer(server, worker);
    const booking = await bookFollowed(server, worker, newcomer);
    await sql`UPDATE shipment_state SET has_listeners = false
      WHERE shipment_id = ${booking.id}`.execute(server.owner.db);
    const account = await accountOf(server, newcomer.id);
    await createEndpoint(server.ctx, account, { url: receiver.url });
    await deliver();
    expect(await hasListeners(server, booking)).toBe(true);
    await pickUp(booking);
    expect(typesReceived()).toContain('shipment.picked_up');
  });

  it('goes only to endpoints that want its type', async () => {
    await addEndpoint(['shipment.delivered']);
    await pickUp(await book());
    expect(receiver.calls).toEqual([]);
  });

  it('is read in the order of transactions, and none is jumped over while one is open', async () => {
    const { endpoint } = await addEndpoint();
    const feed = () =>
      asCustomer(server.ctx.db, owner.customerId, (own) =>
        selectFeed(own, owner.customerId, { after: null, types: ['endpoint.ping'], limit: 100 }),
      );
    const before = (await feed()).length;
    await inTransaction(server.owner.db, async (tx) => {
      // an older transaction that may still write
      await sql`SELECT pg_current_xact_id()`.execute(tx);
      await pingEndpoint(server.ctx, owner, endpoint.id);
      expect(await feed()).toHaveLength(before);
    });
    // transactions of other test files are in the same cluster
    await vi.waitFor(async () => expect(await feed()).toHaveLength(before + 1), 40_000);
  });
});

describe('a delivery that fails', () => {
  it('is tried again after a few seconds, with the same id and a note of each attempt', async () => {
    const { endpoint } = await addEndpoint();
    receiver.answer = (response) => void response.writeHead(500).end('no such table: orders');
    const eventId = await pingEndpoint(server.ctx, owner, endpoint.id);
    await deliver();
    const [waiting] = await deliveriesOf(endpoint.id);
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, lastStatus: 500 });
    expect(waiting?.wait).toBeGreaterThan(2);
    expect(waiting?.wait).toBeLessThan(7);
    receiver.answer = (response) => void response.writeHead(200).end();
    await makeDue(endpoint.id);
    await deliver();
    expect(receiver.calls.map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId]);
    const [delivered] = await deliveriesOf(endpoint.id);
    expect(delivered).toMatchObject({ state: 'delivered', attempts: 2, lastStatus: 200 });
    const attempts = await server.owner.db
      .selectFrom('webhookAttempts')
      .select(['status', 'excerpt'])
      .where('deliveryId', '=', delivered?.id ?? '')
      .orderBy('id')
      .execute();
    expect(attempts).toEqual([
      { status: 500, excerpt: 'no such table: orders' },
      { status: 200, excerpt: '' },
    ]);
  });

  it('waits as long as the receiver asks for', async () => {
    const { endpoint } = await addEndpoint();
    receiver.answer = (response) => void response.writeHead(429, { 'retry-after': '90' }).end();
    await ping(endpoint.id, 1);
    await deliver();
    const [waiting] = await deliveriesOf(endpoint.id);
    expect(waiting?.wait).toBeGreaterThan(80);
    expect(waiting?.wait).toBeLessThan(91);
  });

  it('fails by a redirect, which is not followed', async () => {
    const { endpoint } = await addEndpoint();
    receiver.answer = (response) => void response.writeHead(302, { location: receiver.url }).end();
    await ping(endpoint.id, 1);
    await deliver();
    expect(receiver.calls).toHaveLength(1);
    expect(await deliveriesOf(endpoint.id)).toMatchObject([{ state: 'waiting', lastStatus: 302 }]);
  });

  it('does not undo what its owner began again while it was on its way', async () => {
    const { endpoint } = await addEndpoint();
    const eventId = await pingEndpoint(server.ctx, owner, endpoint.id);
    receiver.answer = (response) => {
      if (receiver.calls.length > 1) return void response.writeHead(204).end();
      void redeliverEvent(server.ctx, owner, eventId).then(() => response.writeHead(500).end());
    };
    await deliver();
    expect(receiver.calls).toHaveLength(2);
    const [delivery] = await deliveriesOf(endpoint.id);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, lastStatus: 204 });
    const attempts = await server.owner.db
      .selectFrom('webhookAttempts')
      .select('status')
      .where('deliveryId', '=', delivery?.id ?? '')
      .orderBy('id')
      .execute();
    expect(attempts).toEqual([{ status: 500 }, { status: 204 }]);
  });

  it('ends after the last attempt', async () => {
    const { endpoint } = await addEndpoint();
    receiver.answer = (response) => void response.writeHead(500).end();
    await ping(endpoint.id, 1);
    await sql`UPDATE webhook_deliveries SET attempts = 10
      WHERE endpoint_id = ${endpoint.id}`.execute(server.owner.db);
    await deliver();
    expect(await deliveriesOf(endpoint.id)).toMatchObject([{ state: 'ended', attempts: 11 }]);
  });

  it('is sent again when the worker that tried it was killed', async () => {
    const { endpoint } = await addEndpoint();
    await ping(endpoint.id, 1);
    // as far as a worker gets before its POST
    await inTransaction(worker.ctx().db, async (tx) => {
      await lockEndpoint(tx, endpoint.id);
      expect(await claimDue(tx, endpoint.id, false)).toHaveLength(1);
    });
    await deliver();
    expect(receiver.calls).toEqual([]);
    await makeDue(endpoint.id);
    await deliver();
    expect(receiver.calls).toHaveLength(1);
    expect(await deliveriesOf(endpoint.id)).toMatchObject([{ state: 'delivered' }]);
  });
});

describe('an endpoint', () => {
  it('gets four at a time, whoever sends them', async () => {
    const { endpoint } = await addEndpoint();
    let open = 0;
    let most = 0;
    receiver.answer = (response) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        response.writeHead(204).end();
      }, 40);
    };
    await ping(endpoint.id, 20);
    const payload = { endpointId: endpoint.id, shard: owner.shard, at: 0 };
    await Promise.all([1, 2, 3].map(() => worker.runJob('deliver_webhooks', payload)));
    expect(receiver.calls).toHaveLength(20);
    expect(most).toBe(4);
  });

  it('is tried with one delivery after ten failures in a row, and gets everything after a success', async () => {
    const { endpoint } = await addEndpoint();
    receiver.answer = (response) => void response.writeHead(503).end();
    await ping(endpoint.id, 30);
    await deliver();
    expect(receiver.calls).toHaveLength(12);
    await makeDue(endpoint.id);
    await deliver();
    expect(receiver.calls).toHaveLength(12);
    const probe = () =>
      sql`UPDATE webhook_endpoints SET next_probe_at = now() WHERE id = ${endpoint.id}`.execute(
        server.owner.db,
      );
    await probe();
    await deliver();
    expect(receiver.calls).toHaveLength(13);
    receiver.answer = (response) => void response.writeHead(204).end();
    await probe();
    await makeDue(endpoint.id);
    await deliver();
    expect(receiver.calls).toHaveLength(43);
    expect(await endpointRow(endpoint.id)).toMatchObject({ failures: 0, failingSince: null });
  });

  it('is tried less often the longer it has been failing', async () => {
    const { endpoint } = await addEndpoint();
    receiver.answer = (response) => void response.writeHead(503).end();
    await ping(endpoint.id, 1);
    for (const [hours, minutes] of [
      [0, 1],
      [1, 6],
      [24, 15],
    ] as const) {
      await sql`UPDATE webhook_endpoints SET failures = 10, next_probe_at = NULL,
        failing_since = now() - make_interval(hours => ${hours}) WHERE id = ${endpoint.id}`.execute(
        server.owner.db,
      );
      await makeDue(endpoint.id);
      await deliver();
      const { nextProbeAt } = await endpointRow(endpoint.id);
      const wait = ((nextProbeAt?.getTime() ?? 0) - Date.now()) / 60_000;
      expect(Math.round(wait), `after ${hours} h`).toBe(minutes);
    }
    expect(receiver.calls).toHaveLength(3);
  });

  it('stays on, and nobody is written to, when it recovers while it is being judged', async () => {
    for (const hours of [130, 2]) {
      const { endpoint } = await addEndpoint();
      await sql`UPDATE webhook_endpoints SET failures = 60,
        failing_since = now() - make_interval(hours => ${hours}) WHERE id = ${endpoint.id}`.execute(
        server.owner.db,
      );
      let judging: Promise<void> | undefined;
      await inTransaction(server.owner.db, async (tx) => {
        await sql`UPDATE webhook_endpoints SET failures = 0, failing_since = NULL
          WHERE id = ${endpoint.id}`.execute(tx);
        judging = worker.runJob('judge_webhook_endpoints', {});
        // it has read its list by then, and waits for this transaction
        await vi.waitFor(async () => {
          const { rows } = await sql`SELECT FROM pg_locks
            WHERE NOT granted AND transactionid::text = pg_current_xact_id()::text`.execute(tx);
          expect(rows).toHaveLength(1);
        }, 10_000);
      });
      await judging;
      expect((await endpointRow(endpoint.id)).offBecause).toBeNull();
    }
    const { rows } = await sql`SELECT FROM pgboss.job WHERE name = 'webhook_endpoint_mail'
      AND state = 'created'`.execute(server.owner.db);
    expect(rows).toEqual([]);
  });

  it('is switched off by 410, and recovers what it missed when it is on again', async () => {
    const { endpoint } = await addEndpoint();
    const since = new Date(Date.now() - 60_000);
    await ping(endpoint.id, 2);
    await deliver();
    receiver.answer = (response) => void response.writeHead(410).end();
    await ping(endpoint.id, 3);
    await deliver();
    expect((await endpointRow(endpoint.id)).offBecause).toBe('gone');
    await expect(pingEndpoint(server.ctx, owner, endpoint.id)).rejects.toThrow();
    // while it is off
    await pickUp(await book());
    receiver.reset();
    await changeEndpoint(server.ctx, owner, endpoint.id, { enabled: true });
    const until = new Date(Date.now() + 60_000);
    const recovery = await recoverEndpoint(server.ctx, owner, endpoint.id, { since, until });
    const { events: begun } = recovery;
    await deliver();
    expect(receiver.calls).toHaveLength(begun);
    const ids = receiver.calls.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(begun);
    expect(typesReceived()).toContain('shipment.picked_up');
    const again = await recoverEndpoint(server.ctx, owner, endpoint.id, { since, until });
    expect(again).toEqual({ events: 0, more: false });
  });

  it('recovers thousands of events by a job, those of the window and no ping of another', async () => {
    const { endpoint } = await addEndpoint();
    const other = await addEndpoint();
    await ping(other.endpoint.id, 1);
    const begin = new Date(Date.now() - 5 * 86_400_000);
    const moment = (minutes: number) => new Date(begin.getTime() + minutes * 60_000);
    await sql`INSERT INTO account_events (day, id, shard, customer_id, type, identity, occurred_at,
        written_by, created_at, body)
      SELECT (at AT TIME ZONE 'UTC')::date, gen_random_uuid(), ${owner.shard}::smallint,
        ${owner.customerId}::uuid, 'shipment.created', 'recovered:' || n, at,
        (n / 5 + 3)::text::xid8, at, '{}'
      FROM generate_series(0, 4999) n
      CROSS JOIN LATERAL (SELECT ${begin}::timestamptz + n * interval '1 minute') AS m (at)`.execute(
      server.owner.db,
    );
    const window = { since: moment(500), until: moment(4_900) };
    const recovery = await recoverEndpoint(server.ctx, owner, endpoint.id, window);
    expect(recovery.more).toBe(true);
    expect(recovery.events).toBeLessThan(2_000);
    const { rows: jobs } = await sql<{ data: object }>`DELETE FROM pgboss.job
      WHERE name = 'recover_webhook_endpoint' RETURNING data`.execute(server.owner.db);
    expect(jobs).toHaveLength(1);
    await worker.runJob('recover_webhook_endpoint', jobs[0]?.data ?? {});
    const { rows } = await sql<{ identity: string }>`SELECT identity FROM webhook_deliveries d
      JOIN account_events e ON e.id = d.event_id WHERE endpoint_id = ${endpoint.id}`.execute(
      server.owner.db,
    );
    const recovered = new Set(rows.map(({ identity }) => identity));
    expect(recovered.size).toBe(4_400);
    expect(recovered.has('recovered:499')).toBe(false);
    expect(recovered.has('recovered:500')).toBe(true);
    expect(recovered.has('recovered:4899')).toBe(true);
    const pinged = { since: new Date(Date.now() - 60_000), until: new Date(Date.now() + 60_000) };
    const { types } = await missedTypes(endpoint.id, pinged);
    expect(types).not.toContain('endpoint.ping');
    await sql`DELETE FROM account_events WHERE identity LIKE 'recovered:%'`.execute(
      server.owner.db,
    );
  });

  it('is switched off after five days without a success, and its owner is written to', async () => {
    const { endpoint } = await addEndpoint();
    const fail = (hours: number) =>
      sql`UPDATE webhook_endpoints SET failures = 20,
        failing_since = now() - make_interval(hours => ${hours})
        WHERE id = ${endpoint.id}`.execute(server.owner.db);
    const judge = async () => {
      await worker.runJob('judge_webhook_endpoints', {});
      await runAllJobs(worker);
    };
    await fail(2);
    await judge();
    await judge();
    const subjects = () => worker.mails.filter(({ to }) => to === shipper.email).slice(-2);
    expect(subjects().map(({ subject }) => subject)).toContain('Your webhook is failing');
    expect((await endpointRow(endpoint.id)).offBecause).toBeNull();
    await fail(121);
    await judge();
    expect((await endpointRow(endpoint.id)).offBecause).toBe('failing');
    expect(subjects().map(({ subject }) => subject)).toEqual([
      'Your webhook is failing',
      'Your webhook was switched off',
    ]);
  });

  it('is not written about as failing once its owner has switched it off', async () => {
    const { endpoint } = await addEndpoint();
    await sql`UPDATE webhook_endpoints SET failures = 20, failing_since = now() - interval '2 hours'
      WHERE id = ${endpoint.id}`.execute(server.owner.db);
    const before = worker.mails.length;
    await worker.runJob('judge_webhook_endpoints', {});
    await changeEndpoint(server.ctx, owner, endpoint.id, { enabled: false });
    await runAllJobs(worker);
    expect(worker.mails.slice(before).map(({ subject }) => subject)).toEqual([]);
  });

  it('is switched off and removed at once, and jobs end and delete what waits for it', async () => {
    const { endpoint } = await addEndpoint();
    await fillQueue(endpoint.id, 2_500);
    const states = async () => {
      const rows = await deliveriesOf(endpoint.id);
      return new Set(rows.map(({ state }) => state));
    };
    await inTransaction(worker.ctx().db, (tx) =>
      switchOffEndpoint(worker.ctx(), tx, {
        endpointId: endpoint.id,
        shard: owner.shard,
        why: 'failing',
        since: new Date().toISOString(),
      }),
    );
    expect(await states(), 'no statement ends them all').toEqual(new Set(['waiting']));
    await deliver();
    expect(receiver.calls).toEqual([]);
    expect(await states()).toEqual(new Set(['ended']));
    await removeEndpoint(server.ctx, owner, endpoint.id);
    expect(await deliveriesOf(endpoint.id), 'no statement deletes them all').toHaveLength(2_500);
    await runAllJobs(worker);
    expect(await deliveriesOf(endpoint.id)).toEqual([]);
  });

  it('goes on with what waits when it is switched on before that was ended', async () => {
    const { endpoint } = await addEndpoint();
    await ping(endpoint.id, 1);
    const off = { endpointId: endpoint.id, shard: owner.shard };
    await sql`UPDATE webhook_endpoints SET off_because = 'gone'
      WHERE id = ${endpoint.id}`.execute(server.owner.db);
    await changeEndpoint(server.ctx, owner, endpoint.id, { enabled: true });
    await worker.runJob('end_webhook_deliveries', off);
    await deliver();
    expect(await deliveriesOf(endpoint.id)).toMatchObject([{ state: 'delivered' }]);
  });

  it('is judged although another one cannot be', async () => {
    const [first, second] = [await addEndpoint(), await addEndpoint()];
    for (const { endpoint } of [first, second]) {
      await sql`UPDATE webhook_endpoints SET failures = 20,
        failing_since = now() - interval '121 hours' WHERE id = ${endpoint.id}`.execute(
        server.owner.db,
      );
    }
    await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'not this one'; END $$`.execute(server.owner.db);
    await sql`CREATE TRIGGER refuse BEFORE UPDATE ON webhook_endpoints FOR EACH ROW
      WHEN (NEW.id = ${sql.lit(first.endpoint.id)}) EXECUTE FUNCTION refuse()`.execute(
      server.owner.db,
    );
    const judging = worker.runJob('judge_webhook_endpoints', {});
    await expect(judging).rejects.toThrow('could not be judged');
    await sql`DROP FUNCTION refuse CASCADE`.execute(server.owner.db);
    expect((await endpointRow(second.endpoint.id)).offBecause).toBe('failing');
    expect((await endpointRow(first.endpoint.id)).offBecause).toBeNull();
  });

  it('is signed for by both secrets for a day after a rotation', async () => {
    const { endpoint, secret: old } = await addEndpoint();
    const { secret: fresh } = await rotateSecret(server.ctx, owner, endpoint.id);
    await ping(endpoint.id, 1);
    await deliver();
    const call = receiver.calls[0];
    const headers = call?.headers as Record<string, string>;
    for (const secret of [old, fresh]) new Webhook(secret).verify(call?.body ?? '', headers);
    await sql`UPDATE webhook_endpoints SET previous_until = now() - interval '1 second'
      WHERE id = ${endpoint.id}`.execute(server.owner.db);
    receiver.reset();
    await ping(endpoint.id, 1);
    await deliver();
    const later = receiver.calls[0];
    const now = later?.headers as Record<string, string>;
    new Webhook(fresh).verify(later?.body ?? '', now);
    expect(() => new Webhook(old).verify(later?.body ?? '', now)).toThrow();
  });

  it('is signed with every secret of the last day after several rotations', async () => {
    const { endpoint, secret: first } = await addEndpoint();
    const rotate = async () => (await rotateSecret(server.ctx, owner, endpoint.id)).secret;
    const secrets = [first, await rotate(), await rotate(), await rotate()];
    await ping(endpoint.id, 1);
    await deliver();
    const [call] = receiver.calls;
    const headers = call?.headers as Record<string, string>;
    for (const secret of secrets) new Webhook(secret).verify(call?.body ?? '', headers);

    await sql`UPDATE webhook_endpoints SET previous_until = now() - interval '1 second'
      WHERE id = ${endpoint.id}`.execute(server.owner.db);
    const newest = await rotate();
    receiver.reset();
    await ping(endpoint.id, 1);
    await deliver();
    const later = receiver.calls[0]?.headers as Record<string, string>;
    const verify = (secret: string) =>
      new Webhook(secret).verify(receiver.calls[0]?.body ?? '', later);
    for (const secret of [newest, ...secrets.slice(-1)]) verify(secret);
    for (const secret of secrets.slice(0, -1)) expect(() => verify(secret)).toThrow();
  });

  it('gets an event again when its owner asks for it', async () => {
    const { endpoint } = await addEndpoint();
    const eventId = await pingEndpoint(server.ctx, owner, endpoint.id);
    await deliver();
    expect(await redeliverEvent(server.ctx, owner, eventId)).toBe(1);
    await deliver();
    expect(receiver.calls.map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId]);
    expect(receiver.calls[0]?.body).toBe(receiver.calls[1]?.body);
  });

  it('is signed with the same secrets after CODE_SECRET was replaced and the old one was given up', async () => {
    const { endpoint, secret: first } = await addEndpoint();
    const { secret: second } = await rotateSecret(server.ctx, owner, endpoint.id);
    const { secret: third } = await rotateSecret(server.ctx, owner, endpoint.id);
    const lost = await addEndpoint();
    await sql`UPDATE webhook_endpoints SET secret = '\\x00', off_because = 'switched_off'
      WHERE id = ${lost.endpoint.id}`.execute(server.owner.db);
    const { CODE_SECRET: old } = worker.ctx().config;
    const fresh = 'a new secret of more than thirty-two characters';
    const settings = { CODE_SECRET: fresh, CODE_SECRETS_ACCEPTED: [old] };
    const config = { ...worker.ctx().config, ...settings };
    const both = { ...worker.ctx(), config, secrets: createSecrets(settings) };
    await expect(sealSecretsAnew(both)).rejects.toThrow('1 secrets were not sealed anew');
    const { secret, previousSecret, olderSecrets } = await endpointRow(endpoint.id);
    const after = createSecrets({ CODE_SECRET: fresh });
    const sealed = [secret, previousSecret ?? Buffer.alloc(0), ...olderSecrets];
    expect(sealed.map((each) => after.unseal(each, sealedFor(endpoint.id)))).toEqual([
      third,
      second,
      first,
    ]);
  });

  it('keeps its secret sealed', async () => {
    const { endpoint, secret } = await addEndpoint();
    const { secret: stored } = await endpointRow(endpoint.id);
    expect(stored.toString('latin1')).not.toContain(secret.slice('whsec_'.length));
  });

  it('cannot be seen, changed or removed by another account', async () => {
    const { endpoint } = await addEndpoint();
    const stranger = await registerCustomer(server, worker);
    const other = { customerId: stranger.id, shard: owner.shard };
    expect(await listEndpoints(server.ctx, other)).toEqual([]);
    await expect(
      changeEndpoint(server.ctx, other, endpoint.id, { description: 'mine' }),
    ).rejects.toThrow();
    await expect(removeEndpoint(server.ctx, other, endpoint.id)).rejects.toThrow();
    const seen = await asCustomer(server.ctx.db, stranger.id, (own) =>
      own.selectFrom('webhookEndpoints').select('id').execute(),
    );
    expect(seen).toEqual([]);
  });
});

describe('deliveries in one state', () => {
  it.each([
    ['waiting', 'delivered'],
    ['ended', 'delivered'],
    ['delivered', 'waiting'],
  ])('are found by an index: %s among many that are %s', async (few, many) => {
    const { endpoint } = await addEndpoint();
    await fillQueue(endpoint.id, 5_000);
    // a tenth of them, the oldest: the list of the endpoint would be read almost to its end
    await sql`UPDATE webhook_deliveries d SET state = CASE WHEN r.n <= 500 THEN ${few} ELSE ${many} END
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM webhook_deliveries
        WHERE endpoint_id = ${endpoint.id}) AS r WHERE r.id = d.id`.execute(server.owner.db);
    await sql`ANALYZE webhook_deliveries`.execute(server.owner.db);
    const asked = { before: null, state: few, limit: 21 };
    const plan = await planOf(server.owner.db, (db) => selectDeliveries(db, endpoint.id, asked));
    expect(plan).toContain('webhook_deliveries_by_state');
  });
});

describe('erasing an account', () => {
  it('takes its endpoints, deliveries, attempts and events with it', async () => {
    const leaving = await registerCustomer(server, worker);
    const account = await accountOf(server, leaving.id);
    const { endpoint } = await createEndpoint(server.ctx, account, { url: receiver.url });
    await pingEndpoint(server.ctx, account, endpoint.id);
    await deliver();
    const count = async () => {
      const { rows } = await sql<{ rows: number }>`SELECT (
        (SELECT count(*) FROM webhook_endpoints WHERE customer_id = ${leaving.id})
        + (SELECT count(*) FROM webhook_deliveries WHERE customer_id = ${leaving.id})
        + (SELECT count(*) FROM webhook_attempts WHERE customer_id = ${leaving.id})
        + (SELECT count(*) FROM account_events WHERE customer_id = ${leaving.id})
        + (SELECT count(*) FROM event_listeners WHERE customer_id = ${leaving.id}))::int AS rows`.execute(
        server.owner.db,
      );
      return rows[0]?.rows;
    };
    expect(await count()).toBe(5);
    const { password } = leaving;
    const answer = await leaving.browser.delete('/api/users/me', { password });
    expect(answer.statusCode).toBe(200);
    expect(await listEndpoints(server.ctx, account)).toEqual([]);
    await runAllJobs(worker);
    expect(await count()).toBe(0);
  });

  it('reads no table of programs from end to end', async () => {
    const leaving = await registerCustomer(server, worker);
    const ending = await tablesScannedBy(server.ctx.db, (tx) =>
      erasePerson(server.ctx, tx, leaving.id),
    );
    const ofPrograms = /^(?:webhook|program|told|event_listeners|account_events)/;
    expect(ending.filter((table) => ofPrograms.test(table))).toEqual([]);
    const clearing = await tablesScannedBy(worker.ctx().db, (tx) =>
      deleteDeliveriesOf(tx, randomUUID(), 10),
    );
    expect(clearing).toEqual([]);
  });
});

describe('the days of events', () => {
  it('are kept for 30 days and made three days ahead', async () => {
    const days = async () => {
      const { rows } = await sql<{ first: string; last: string; count: number }>`
        SELECT min(relname)::text AS first, max(relname)::text AS last, count(*)::int AS count
        FROM pg_inherits JOIN pg_class ON oid = inhrelid
        WHERE inhparent = 'account_events'::regclass`.execute(server.owner.db);
      return rows[0];
    };
    await keepEventDays(worker.ctx().db);
    const before = await days();
    expect(before?.count).toBe(34);
    await sql`SELECT keep_account_event_days(current_date - 40, current_date - 31)`.execute(
      server.owner.db,
    );
    expect((await days())?.count).toBe(44);
    await keepEventDays(worker.ctx().db);
    expect(await days()).toEqual(before);
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { accountOf, registerCustomer } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { useWebhookReceiver } from '../../../testing/webhook-receiver.ts';
import { claimDue, lockEndpoint } from './deliveries.queries.ts';
import { createEndpoint, type Owner, pingEndpoint, redeliverEvent } from './manage-endpoints.ts';
import { publishEvents } from './publish-events.ts';
import { recoverEndpoint } from './recover-endpoint.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const receiver = useWebhookReceiver();
const UPDATE = 'shipment.tracking_updated';
const MILESTONE = 'shipment.delivered';

let owner: Owner;
let endpointId: string;
beforeAll(async () => {
  owner = await accountOf(server, (await registerCustomer(server, worker)).id);
  const { endpoint } = await createEndpoint(server.ctx, owner, { url: receiver.url });
  endpointId = endpoint.id;
});

beforeEach(async () => {
  await sql`DELETE FROM webhook_deliveries`.execute(server.owner.db);
  receiver.reset();
});

async function publish(type: string, count: number): Promise<void> {
  const at = new Date();
  const events = Array.from({ length: count }, () => {
    const id = newRowId();
    const body = JSON.stringify({ id, type });
    const about = { identity: `${type}:${id}`, shipmentId: null, recordedAt: at, occurredAt: at };
    return { id, ...owner, type, ...about, body };
  });
  await inTransaction(worker.ctx().db, (tx) => publishEvents(worker.ctx(), tx, events));
}

const deliver = () => worker.runJob('deliver_webhooks', { endpointId, shard: owner.shard, at: 0 });
const typesReceived = () =>
  receiver.calls.map(({ body }) => (JSON.parse(body) as { type: string }).type);
const countOf = (type: string, types: readonly string[]) =>
  types.filter((each) => each === type).length;

describe('a milestone', () => {
  it('is sent before the updates that were waiting when it came', async () => {
    await publish(UPDATE, 40);
    await publish(MILESTONE, 1);
    await deliver();
    const types = typesReceived();
    expect(types).toHaveLength(41);
    expect(types.slice(0, 4)).toContain(MILESTONE);
  });

  it('is found behind 20,000 updates without reading them', async () => {
    await sql`INSERT INTO webhook_deliveries (id, shard, customer_id, endpoint_id, event_id, event_day, type)
      SELECT gen_random_uuid(), ${owner.shard}::smallint, ${owner.customerId}::uuid, ${endpointId}::uuid,
        gen_random_uuid(), current_date, ${UPDATE}
      FROM generate_series(1, 20000)`.execute(server.owner.db);
    await sql`ANALYZE webhook_deliveries`.execute(server.owner.db);
    await publish(MILESTONE, 3);
    const { rows } = await inTransaction(worker.ctx().db, async (tx) => {
      await lockEndpoint(tx, endpointId);
      const before = await rowsRead(tx);
      const claimed = await claimDue(tx, endpointId, false);
      expect(claimed).toHaveLength(4);
      expect(await rowsRead(tx)).toBeLessThan(before + 50);
      return sql<{ type: string }>`SELECT type FROM webhook_deliveries WHERE in_flight`.execute(tx);
    });
    expect(
      countOf(
        MILESTONE,
        rows.map(({ type }) => type),
      ),
    ).toBe(3);
  });
});

describe('an update', () => {
  it('gets one place of four while milestones keep coming', async () => {
    await publish(UPDATE, 3);
    await publish(MILESTONE, 30);
    await deliver();
    const types = typesReceived();
    expect(types).toHaveLength(33);
    const first = types.slice(0, 12);
    expect({ updates: countOf(UPDATE, first), milestones: countOf(MILESTONE, first) }).toEqual({
      updates: 3,
      milestones: 9,
    });
  });

  it('is used to try a failing endpoint when it has waited longest', async () => {
    await publish(UPDATE, 1);
    await publish(MILESTONE, 5);
    const claimed = await inTransaction(worker.ctx().db, (tx) => claimDue(tx, endpointId, true));
    expect(claimed).toHaveLength(1);
    const { type } = await server.owner.db
      .selectFrom('webhookDeliveries')
      .select('type')
      .where('id', '=', claimed[0]?.id ?? randomUUID())
      .executeTakeFirstOrThrow();
    expect(type).toBe(UPDATE);
  });
});

describe('a failing endpoint that is not to be tried for a quarter of an hour', () => {
  beforeEach(async () => {
    await publish(MILESTONE, 3);
    await sql`UPDATE webhook_endpoints SET failures = 40, failing_since = now() - interval '1 day',
      next_probe_at = now() + interval '15 minutes' WHERE id = ${endpointId}`.execute(
      server.owner.db,
    );
    receiver.answer = (response) => void response.writeHead(503).end();
  });

  const sendDue = () =>
    worker.runJob('deliver_webhooks_aside', { endpointId, shard: owner.shard, at: 0 });

  it('is tried at once with the ping of its owner, and goes on as failing', async () => {
    await pingEndpoint(server.ctx, owner, endpointId);
    await sendDue();
    expect(typesReceived()).toEqual(['endpoint.ping']);
    const endpoint = await server.owner.db
      .selectFrom('webhookEndpoints')
      .select('failures')
      .select(sql<number>`extract(epoch FROM next_probe_at - now())::float8`.as('wait'))
      .where('id', '=', endpointId)
      .executeTakeFirstOrThrow();
    expect(endpoint.failures).toBe(41);
    expect(endpoint.wait).toBeGreaterThan(800);
  });

  it('is tried with a ping once, and then with what waits', async () => {
    await pingEndpoint(server.ctx, owner, endpointId);
    await sendDue();
    await sql`UPDATE webhook_deliveries SET next_attempt_at = now()
      WHERE state = 'waiting'`.execute(server.owner.db);
    await sql`UPDATE webhook_endpoints SET next_probe_at = NULL`.execute(server.owner.db);
    await sendDue();
    expect(typesReceived()).toEqual(['endpoint.ping', MILESTONE]);
  });

  it('is tried with a ping that came while another try was on its way', async () => {
    await sql`UPDATE webhook_endpoints SET next_probe_at = NULL`.execute(server.owner.db);
    receiver.answer = (response) => {
      const failed = () => void response.writeHead(503).end();
      if (receiver.calls.length > 1) return failed();
      void pingEndpoint(server.ctx, owner, endpointId).then(failed);
    };
    await sendDue();
    expect(typesReceived()).toEqual([MILESTONE, 'endpoint.ping']);
  });

  it('gets everything at once when its owner sends an event again and it answers', async () => {
    receiver.answer = (response) => void response.writeHead(204).end();
    const { eventId } = await server.owner.db
      .selectFrom('webhookDeliveries')
      .select('eventId')
      .limit(1)
      .executeTakeFirstOrThrow();
    await redeliverEvent(server.ctx, owner, eventId, endpointId);
    await sendDue();
    expect(typesReceived()).toEqual([MILESTONE, MILESTONE, MILESTONE]);
  });

  it('gets everything at once when its owner recovers what it missed and it answers', async () => {
    receiver.answer = (response) => void response.writeHead(204).end();
    const window = { since: new Date(Date.now() - 1_000), until: new Date() };
    await recoverEndpoint(server.ctx, owner, endpointId, window);
    await sendDue();
    expect(countOf(MILESTONE, typesReceived())).toBeGreaterThanOrEqual(3);
  });

  it('finds a ping behind 20,000 milestones without reading them', async () => {
    await sql`INSERT INTO webhook_deliveries (id, shard, customer_id, endpoint_id, event_id, event_day, type)
      SELECT gen_random_uuid(), ${owner.shard}::smallint, ${owner.customerId}::uuid, ${endpointId}::uuid,
        gen_random_uuid(), current_date, ${MILESTONE}
      FROM generate_series(1, 20000)`.execute(server.owner.db);
    await sql`ANALYZE webhook_deliveries`.execute(server.owner.db);
    await pingEndpoint(server.ctx, owner, endpointId);
    await inTransaction(worker.ctx().db, async (tx) => {
      await lockEndpoint(tx, endpointId);
      const before = await rowsRead(tx);
      expect(await claimDue(tx, endpointId, true)).toHaveLength(1);
      expect(await rowsRead(tx)).toBeLessThan(before + 50);
      const { rows } = await sql<{ type: string }>`
        SELECT type FROM webhook_deliveries WHERE in_flight`.execute(tx);
      expect(rows).toEqual([{ type: 'endpoint.ping' }]);
    });
  });
});

/** Rows of deliveries that this transaction has fetched. */
async function rowsRead(tx: Db): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS read FROM pg_stat_xact_user_tables
    WHERE relname = 'webhook_deliveries'`.execute(tx);
  return rows[0]?.read ?? 0;
}

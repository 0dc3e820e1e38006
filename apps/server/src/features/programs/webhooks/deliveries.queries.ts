import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { deleteDue, isInSlice, isOfOpenShard } from '../../../platform/sweeps.ts';
import { FAILURES_UNTIL_PROBES } from './standing.ts';

/** Longer than an attempt may take: after it the worker that began it was killed. */
const LEASE_SECONDS = 25;
/** At a time and endpoint, over all workers. */
const CONCURRENCY = 4;
/** Until the next one is tried: a tenth of the time it has been failing, between a minute and a quarter of an hour. */
const PROBE_WAIT = sql`least(greatest((now() - failing_since) / 10, interval '1 minute'), interval '15 minutes')`;
/** Longer than deliveries are of use: their events are gone. */
const DELIVERY_DAYS = 31;
const ATTEMPT_DAYS = 7;

export type NewDelivery = {
  id: string;
  shard: number;
  customerId: string;
  endpointId: string;
  eventId: string;
  eventDay: string;
  type: string;
};

/** A delivery that exists is left alone, or begun again. */
export async function insertDeliveries(
  tx: Db,
  deliveries: readonly NewDelivery[],
  whatExists: 'stays' | 'begins again' | 'begins again unless delivered' = 'stays',
): Promise<number> {
  if (deliveries.length === 0) return 0;
  const again = sql`DO UPDATE SET state = 'waiting', attempts = 0, next_attempt_at = now(),
    in_flight = false, delivered_at = NULL`;
  const onConflict = {
    stays: sql`DO NOTHING`,
    'begins again': again,
    'begins again unless delivered': sql`${again} WHERE d.state <> 'delivered'`,
  }[whatExists];
  const result = await sql`
    INSERT INTO webhook_deliveries AS d
      (id, shard, customer_id, endpoint_id, event_id, event_day, type)
    SELECT * FROM unnest(${deliveries.map((each) => each.id)}::uuid[],
      ${deliveries.map((each) => each.shard)}::smallint[],
      ${deliveries.map((each) => each.customerId)}::uuid[],
      ${deliveries.map((each) => each.endpointId)}::uuid[],
      ${deliveries.map((each) => each.eventId)}::uuid[],
      ${deliveries.map((each) => each.eventDay)}::date[],
      ${deliveries.map((each) => each.type)}::text[])
    ON CONFLICT (endpoint_id, event_id, shard) ${onConflict}`.execute(tx);
  return Number(result.numAffectedRows);
}

/** What says by which slots it is sent to. */
export async function findStanding(db: Db, endpointId: string) {
  return db
    .selectFrom('webhookEndpoints')
    .select(['customerId', 'offBecause', 'failures'])
    .where('id', '=', endpointId)
    .executeTakeFirst();
}

/** The endpoint as its next attempts need it, locked: claims of two workers follow each other. */
export async function lockEndpoint(tx: Db, endpointId: string) {
  return tx
    .selectFrom('webhookEndpoints')
    .select(['id', 'shard', 'customerId', 'url', 'offBecause', 'failures', 'failingSince'])
    .select(['secret', 'previousSecret', 'olderSecrets', 'previousUntil', 'lastSuccessAt'])
    .select(sql<boolean>`coalesce(next_probe_at > now(), false)`.as('mustWait'))
    .where('id', '=', endpointId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type LockedEndpoint = NonNullable<Awaited<ReturnType<typeof lockEndpoint>>>;

export type Claimed = {
  id: string;
  shard: number;
  customerId: string;
  eventId: string;
  eventDay: string;
  attempts: number;
  /** The end of the lease, which tells this claim from a later one. With microseconds. */
  claimedUntil: string;
};

/** A literal, as in the index `webhook_deliveries_due_first`: with a parameter the planner could not use that index. */
const IS_UPDATE = sql`type = 'shipment.tracking_updated'`;

/** As in the index `webhook_deliveries_untried_pings`. One that was refused goes first no more: other events may be taken. */
const IS_UNTRIED_PING = sql`type = 'endpoint.ping' AND attempts = 0`;

/**
 * Under the lock of the endpoint. The updates of a minute come all at once, so other events go first. The last free place
 * is for what has waited longest, so that updates are sent however many others come. A failing endpoint is tried with the
 * ping that its owner asked for.
 */
export async function claimDue(tx: Db, endpointId: string, probe: boolean): Promise<Claimed[]> {
  const free = (probe ? 1 : CONCURRENCY) - (await countInFlight(tx, endpointId));
  if (free <= 0) return [];
  const goesFirst = probe ? IS_UNTRIED_PING : sql`NOT (${IS_UPDATE})`;
  const isDue = sql`endpoint_id = ${endpointId} AND state = 'waiting' AND next_attempt_at <= now()`;
  // The limits are literals: for an unknown limit the planner assumes a tenth of all rows, and reads
  // the table from end to end.
  const { rows } = await sql<Claimed>`
    WITH first AS (
      SELECT id, shard FROM webhook_deliveries WHERE ${isDue} AND ${goesFirst}
      ORDER BY next_attempt_at LIMIT ${sql.lit(probe ? 1 : free - 1)}),
    longest AS (
      SELECT id, shard FROM webhook_deliveries WHERE ${isDue} AND id NOT IN (SELECT id FROM first)
      ORDER BY next_attempt_at LIMIT ${sql.lit(free)}),
    chosen AS (
      SELECT id, shard FROM (SELECT 1 AS turn, * FROM first UNION ALL SELECT 2, * FROM longest) AS due
      ORDER BY turn LIMIT ${sql.lit(free)})
    UPDATE webhook_deliveries
    SET in_flight = true, next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE (id, shard) IN (SELECT id, shard FROM chosen)
    RETURNING id, shard, customer_id, event_id, event_day::text, attempts,
      next_attempt_at::text AS claimed_until`.execute(tx);
  return rows;
}

async function countInFlight(tx: Db, endpointId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('webhookDeliveries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('endpointId', '=', endpointId)
    .where('inFlight', '=', true)
    .where('nextAttemptAt', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

export async function noteProbe(tx: Db, endpointId: string): Promise<void> {
  await tx
    .updateTable('webhookEndpoints')
    .set({ nextProbeAt: sql<Date>`now() + ${PROBE_WAIT}` })
    .where('id', '=', endpointId)
    .execute();
}

/** Whoever pings it or sends it something has mended it, or wants to know. It stays failing until it answers. */
export async function tryNow(own: Db, endpointId: string): Promise<void> {
  await own
    .updateTable('webhookEndpoints')
    .set({ nextProbeAt: null })
    .where('id', '=', endpointId)
    .where('nextProbeAt', 'is not', null)
    .execute();
}

/** Of a failing endpoint, after a probe that never reached it. */
export async function postponeProbe(
  tx: Db,
  endpointId: string,
  waitSeconds: number,
): Promise<void> {
  await tx
    .updateTable('webhookEndpoints')
    .set({ nextProbeAt: sql<Date>`now() + make_interval(secs => ${waitSeconds})` })
    .where('id', '=', endpointId)
    .where('failures', '>=', FAILURES_UNTIL_PROBES)
    .execute();
}

export type Result = {
  claimed: Claimed;
  attemptId: string;
  state: 'waiting' | 'delivered' | 'ended';
  /** Of the next attempt, while it waits. */
  waitSeconds: number;
  status: number | null;
  error: string | null;
  ms: number;
  excerpt: string;
};

/**
 * A row that was begun again, ended or claimed by another worker in the meantime keeps what it has; the attempt is
 * noted all the same, unless the row is erased.
 */
export async function storeResults(tx: Db, results: readonly Result[]): Promise<void> {
  const of = <T>(read: (result: Result) => T) => results.map(read);
  await sql`
    WITH r AS (
      SELECT * FROM unnest(${of(({ claimed }) => claimed.id)}::uuid[],
        ${of(({ claimed }) => claimed.shard)}::smallint[],
        ${of(({ attemptId }) => attemptId)}::uuid[], ${of(({ state }) => state)}::text[],
        ${of(({ waitSeconds }) => waitSeconds)}::float8[],
        ${of(({ status }) => status)}::smallint[], ${of(({ error }) => error)}::text[],
        ${of(({ ms }) => ms)}::int[], ${of(({ excerpt }) => excerpt)}::text[],
        ${of(({ claimed }) => claimed.claimedUntil)}::timestamptz[])
        AS r (id, shard, attempt_id, state, wait, status, error, ms, excerpt, claimed_until)),
    known AS (
      SELECT d.id, d.shard, d.customer_id FROM webhook_deliveries d JOIN r USING (id, shard)
      FOR NO KEY UPDATE OF d),
    stored AS (
      UPDATE webhook_deliveries d
      SET state = r.state, in_flight = false, attempts = d.attempts + 1,
        next_attempt_at = now() + make_interval(secs => r.wait),
        last_status = r.status, last_error = r.error, last_ms = r.ms,
        delivered_at = CASE WHEN r.state = 'delivered' THEN now() END
      FROM r WHERE d.id = r.id AND d.shard = r.shard
        AND d.in_flight AND d.next_attempt_at = r.claimed_until)
    INSERT INTO webhook_attempts
      (id, shard, customer_id, delivery_id, status, error, ms, excerpt)
    SELECT r.attempt_id, known.shard, known.customer_id, r.id, r.status, r.error, r.ms, r.excerpt
    FROM known JOIN r USING (id, shard)`.execute(tx);
}

/** Puts back deliveries that were not tried: they are due later, and no attempt is counted. */
export async function releaseClaims(
  tx: Db,
  claims: readonly Claimed[],
  waitSeconds: number,
): Promise<void> {
  await sql`
    UPDATE webhook_deliveries d
    SET in_flight = false, next_attempt_at = now() + make_interval(secs => ${waitSeconds})
    FROM unnest(${claims.map(({ id }) => id)}::uuid[], ${claims.map(({ shard }) => shard)}::smallint[],
      ${claims.map(({ claimedUntil }) => claimedUntil)}::timestamptz[]) AS c (id, shard, claimed_until)
    WHERE d.id = c.id AND d.shard = c.shard
      AND d.in_flight AND d.next_attempt_at = c.claimed_until`.execute(tx);
}

export async function noteSuccess(tx: Db, endpointId: string): Promise<void> {
  await tx
    .updateTable('webhookEndpoints')
    .set({ failures: 0, failingSince: null, nextProbeAt: null, lastSuccessAt: sql<Date>`now()` })
    .where('id', '=', endpointId)
    .execute();
}

/** While it was failing already the next probe stays: that of its claim, or none, because its owner wants one now. */
export async function noteFailures(tx: Db, endpointId: string, count: number): Promise<void> {
  await tx
    .updateTable('webhookEndpoints')
    .set({
      failures: sql<number>`failures + ${count}`,
      failingSince: sql<Date>`coalesce(failing_since, now())`,
      nextProbeAt: sql<Date>`CASE WHEN failures >= ${FAILURES_UNTIL_PROBES} THEN next_probe_at
        WHEN failures + ${count} >= ${FAILURES_UNTIL_PROBES} THEN now() + ${PROBE_WAIT} END`,
    })
    .where('id', '=', endpointId)
    .execute();
}

/** Nothing is claimed for it any more; what waits is ended by a job. */
export async function switchOff(
  tx: Db,
  endpointId: string,
  offBecause: 'gone' | 'failing',
): Promise<void> {
  await tx
    .updateTable('webhookEndpoints')
    .set({ offBecause })
    .where('id', '=', endpointId)
    .execute();
}

/** The next that wait for an endpoint; `recover` begins them again. How many there were. */
export async function endWaiting(tx: Db, endpointId: string, batch: number): Promise<number> {
  const isWaiting = sql`endpoint_id = ${endpointId} AND state = 'waiting'`;
  const { numUpdatedRows } = await tx
    .updateTable('webhookDeliveries')
    .set({ state: 'ended', inFlight: false })
    .where(isInSlice('webhookDeliveries', isWaiting, batch))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The next deliveries of an endpoint, with their attempts. How many there were. */
export async function deleteDeliveriesOf(
  tx: Db,
  endpointId: string,
  batch: number,
): Promise<number> {
  const isOfEndpoint = sql`endpoint_id = ${endpointId}`;
  const { rows } = await sql<{ id: string }>`
    DELETE FROM webhook_deliveries WHERE ${isInSlice('webhookDeliveries', isOfEndpoint, batch)}
    RETURNING id`.execute(tx);
  // by a statement of its own: it sees the attempt of a worker that held one of the rows
  const ids = rows.map(({ id }) => id);
  await tx
    .deleteFrom('webhookAttempts')
    .where(sql<boolean>`delivery_id = ANY (${ids}::uuid[])`)
    .execute();
  return ids.length;
}

/** Endpoints with deliveries that nobody has taken up, or whose worker was killed. */
export async function selectOverdue(db: Db): Promise<{ endpointId: string; shard: number }[]> {
  const { rows } = await sql<{ endpointId: string; shard: number }>`
    SELECT w.id AS endpoint_id, w.shard FROM webhook_endpoints w
    WHERE w.off_because IS NULL AND coalesce(w.next_probe_at <= now(), true) AND ${isOfOpenShard(sql`w.shard`)}
      AND EXISTS (SELECT 1 FROM webhook_deliveries d
        WHERE d.endpoint_id = w.id AND d.state = 'waiting' AND d.next_attempt_at <= now())`.execute(
    db,
  );
  return rows;
}

/** Endpoints without a success for so long, that are still on. */
export async function selectFailingFor(db: Db, hours: number) {
  return db
    .selectFrom('webhookEndpoints')
    .select(['id', 'shard', 'failingSince'])
    .where('failingSince', '<=', sql<Date>`now() - make_interval(hours => ${hours})`)
    .where('failures', '>=', FAILURES_UNTIL_PROBES)
    .where('offBecause', 'is', null)
    .execute();
}

/** Of those that can be tried: what waits for a failing endpoint is its owner's concern. */
export async function readOldestWaitingSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT coalesce(max(extract(epoch FROM now() - due.at)), 0)::float8 AS seconds
    FROM webhook_endpoints w
    CROSS JOIN LATERAL (SELECT min(d.next_attempt_at) AS at FROM webhook_deliveries d
      WHERE d.endpoint_id = w.id AND d.state = 'waiting') due
    WHERE w.off_because IS NULL AND w.failures < ${FAILURES_UNTIL_PROBES}
      AND due.at <= now()`.execute(db);
  return rows[0]?.seconds ?? 0;
}

export async function eraseOldDeliveries(db: Db): Promise<void> {
  await deleteDue(
    db,
    'webhookDeliveries',
    sql`created_at < now() - make_interval(days => ${DELIVERY_DAYS})`,
  );
}

export async function eraseOldAttempts(db: Db): Promise<void> {
  await deleteDue(db, 'webhookAttempts', sql`at < now() - make_interval(days => ${ATTEMPT_DAYS})`);
}

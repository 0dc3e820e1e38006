import { nextWaitSeconds, retryAfterSeconds } from '@waypost/domain/webhook-schedule';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { EgressFailure, type EgressOutage } from '../../../platform/egress.ts';
import { newRowId } from '../../../platform/random.ts';
import { selectBodies } from '../account-events/index.ts';
import {
  type Claimed,
  claimDue,
  findStanding,
  lockEndpoint,
  type LockedEndpoint,
  noteFailures,
  noteProbe,
  noteSuccess,
  postponeProbe,
  releaseClaims,
  type Result,
  storeResults,
} from './deliveries.queries.ts';
import { asideQueue, deliverQueue } from './queues.ts';
import { signerOf } from './sign-delivery.ts';
import { standingOf } from './standing.ts';
import { switchOffEndpoint } from './switch-off.ts';

/** Then the next job goes on: one endpoint with a long queue must not keep a slot for itself. */
const TURN_MS = 10_000;
/** A success is noted on the endpoint this often while all is well. */
const NOTE_EVERY_MS = 60_000;

/** Until a proxy or nameserver of ours that was away is asked again, for each endpoint; spread by a fifth. */
const OUTAGE_SECONDS = 20;

type Endpoint = { endpointId: string; shard: number };

/**
 * Of one account beside each other in one worker: half of the slots of `deliver_webhooks`. Of jobs, not of endpoints: each
 * endpoint can have four jobs that send.
 */
const MOST_OF_ACCOUNT = 8;
/** By mode: one process sends for both, and each has slots of its own. */
const sendingTo = new Map<string, number>();

/**
 * Sends what is due to one endpoint, unless it is failing or its account has enough slots: that is done by slots of their
 * own, so that nobody waits for the silent or slow endpoints of others.
 */
export async function deliverWebhooks(ctx: Ctx, { endpointId, shard }: Endpoint): Promise<void> {
  const endpoint = await findStanding(ctx.db, endpointId);
  if (endpoint === undefined) return;
  const account = `${ctx.mode}:${endpoint.customerId}`;
  const count = sendingTo.get(account) ?? 0;
  if (standingOf(endpoint) === 'failing' || count >= MOST_OF_ACCOUNT) {
    return ctx.jobs.enqueue(ctx.db, asideQueue, { endpointId, shard, at: 0 });
  }
  sendingTo.set(account, count + 1);
  try {
    await sendDue(ctx, { endpointId, shard });
  } finally {
    const others = (sendingTo.get(account) ?? 1) - 1;
    if (others > 0) sendingTo.set(account, others);
    else sendingTo.delete(account);
  }
}

/** A few at a time, until nothing is due. */
export async function sendDue(ctx: Ctx, { endpointId, shard }: Endpoint): Promise<void> {
  const end = performance.now() + TURN_MS;
  while (performance.now() < end) {
    const work = await claim(ctx, endpointId);
    if (work === null) return;
    const bodies = await selectBodies(ctx.db, work.claimed);
    const sign = signerOf(ctx.secrets, work.endpoint);
    // outside any transaction
    const results: Result[] = [];
    const unsent: Unsent[] = [];
    await Promise.all(
      work.claimed.map(async (claimed) => {
        const body = bodies.get(claimed.eventId);
        if (body === undefined) return void results.push(gone(claimed));
        const headers = sign(claimed.eventId, body);
        const result = await attempt(ctx, work.endpoint.url, claimed, { headers, body });
        if (isOutage(result)) unsent.push({ claimed, outage: result });
        else results.push(result);
      }),
    );
    if (results.length > 0) await store(ctx, work.endpoint, results);
    // the others would fail in the same way
    if (unsent.length > 0) return postpone(ctx, work.endpoint, unsent);
  }
  await ctx.jobs.enqueue(ctx.db, deliverQueue, { endpointId, shard, at: 0 });
}

async function claim(ctx: Ctx, endpointId: string) {
  return inTransaction(ctx.db, async (tx) => {
    const endpoint = await lockEndpoint(tx, endpointId);
    if (endpoint === undefined || endpoint.mustWait) return null;
    const standing = standingOf(endpoint);
    if (standing === 'off') return null;
    const probe = standing === 'failing';
    const claimed = await claimDue(tx, endpointId, probe);
    if (claimed.length === 0) return null;
    if (probe) await noteProbe(tx, endpointId);
    return { endpoint, claimed };
  });
}

type Outgoing = { headers: Record<string, string>; body: string };

/** The endpoint was never asked, because a part of ours is away. */
type Unsent = { claimed: Claimed; outage: EgressOutage };

function isOutage(result: Result | string): result is EgressOutage {
  return result === 'proxy_unavailable' || result === 'resolver_unavailable';
}

async function attempt(
  ctx: Ctx,
  url: string,
  claimed: Claimed,
  outgoing: Outgoing,
): Promise<Result | EgressOutage> {
  const begun = performance.now();
  const said = { claimed, attemptId: newRowId(), status: null, error: null, excerpt: '' };
  const ms = () => Math.round(performance.now() - begun);
  try {
    const { status, retryAfter, excerpt } = await ctx.egress.post(url, outgoing);
    const answered = { ...said, status, excerpt, ms: ms() };
    if (status >= 200 && status < 300) return { ...answered, state: 'delivered', waitSeconds: 0 };
    const isAsking = status === 429 || status === 503;
    const asked = isAsking ? retryAfterSeconds(retryAfter, Date.now()) : null;
    return { ...answered, ...waitAfter(claimed, asked) };
  } catch (error) {
    if (!(error instanceof EgressFailure)) throw error;
    if (isOutage(error.code)) return error.code;
    return { ...said, error: error.code, ms: ms(), ...waitAfter(claimed, null) };
  }
}

function waitAfter(claimed: Claimed, asked: number | null): Pick<Result, 'state' | 'waitSeconds'> {
  const wish = { askedSeconds: asked, random: Math.random() };
  const wait = nextWaitSeconds(claimed.attempts + 1, wish);
  return wait === null
    ? { state: 'ended', waitSeconds: 0 }
    : { state: 'waiting', waitSeconds: wait };
}

/** Its event was erased, or is older than events live. */
function gone(claimed: Claimed): Result {
  const nothing = { status: null, error: 'event_gone', ms: 0, excerpt: '', waitSeconds: 0 };
  return { claimed, attemptId: newRowId(), state: 'ended', ...nothing };
}

async function store(ctx: Ctx, endpoint: LockedEndpoint, results: readonly Result[]) {
  const { id, shard, lastSuccessAt, failures } = endpoint;
  const failed = results.filter(
    ({ state, error }) => state !== 'delivered' && error !== 'event_gone',
  );
  const hasSuccess = results.some(({ state }) => state === 'delivered');
  await inTransaction(ctx.db, async (tx) => {
    // in the order of `claim`
    const known = await lockEndpoint(tx, id);
    await storeResults(tx, results);
    if (known === undefined) return;
    if (failed.some(({ status }) => status === 410)) {
      const since = new Date().toISOString();
      await switchOffEndpoint(ctx, tx, { endpointId: id, shard, why: 'gone', since });
      return;
    }
    const isStale = Date.now() - (lastSuccessAt?.getTime() ?? 0) > NOTE_EVERY_MS;
    if (hasSuccess && (failures > 0 || known.failures > 0 || isStale)) await noteSuccess(tx, id);
    if (failed.length > 0 && !hasSuccess) await noteFailures(tx, id, failed.length);
    for (const { state, waitSeconds } of failed) {
      if (state === 'waiting') await wakeLater(ctx, tx, { endpointId: id, shard }, waitSeconds);
    }
  });
  for (const { state } of results) ctx.metrics.webhookAttempts.inc({ result: state });
}

/** Costs the endpoint nothing: neither an attempt, nor a failure in a row, nor the wait after a probe. */
async function postpone(
  ctx: Ctx,
  { id: endpointId, shard }: LockedEndpoint,
  unsent: readonly Unsent[],
): Promise<void> {
  const waitSeconds = OUTAGE_SECONDS * (0.8 + 0.4 * Math.random());
  for (const { outage } of unsent) ctx.metrics.webhookAttempts.inc({ result: outage });
  await inTransaction(ctx.db, async (tx) => {
    // in the order of `claim`
    await lockEndpoint(tx, endpointId);
    const claims = unsent.map(({ claimed }) => claimed);
    await releaseClaims(tx, claims, waitSeconds);
    await postponeProbe(tx, endpointId, waitSeconds);
    await wakeLater(ctx, tx, { endpointId, shard }, waitSeconds);
  });
}

/** In steps, so that an endpoint with many that wait has few jobs; longer waits are left to the sweep. */
async function wakeLater(
  ctx: Ctx,
  tx: Parameters<typeof storeResults>[0],
  endpoint: { endpointId: string; shard: number },
  waitSeconds: number,
): Promise<void> {
  if (waitSeconds > 60) return;
  const at = Math.ceil(Date.now() / 1_000 + waitSeconds) + 1;
  const startAfterSeconds = Math.ceil(waitSeconds) + 1;
  await ctx.jobs.enqueue(tx, deliverQueue, { ...endpoint, at }, { startAfterSeconds });
}

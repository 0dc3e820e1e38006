import { endpoints, MAX_LIVE_REFS } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { clientKey } from '../../platform/http/client-address.ts';
import { type Door, mount } from '../../platform/http/mount.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createLimit } from '../../platform/limits.ts';
import { createLiveHub } from './live-hub.ts';
import { type LiveStream, openLiveStream } from './live-stream.ts';
import { lookUpMany } from './look-up-many.ts';
import { createLookUp } from './look-up.ts';
import type { Snapshot } from './snapshot-cache.ts';
import { readWanted } from './wanted-reference.ts';

const MAX_STREAMS = 5_000;
const MAX_STREAMS_PER_CLIENT = 200;

export function trackingRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  const lookUp = createLookUp(ctx);
  const hub = createLiveHub(ctx, lookUp);
  // Only misses count, so a hall full of people with real numbers behind one address is served.
  const misses = createLimit(ctx.redis, { name: 'lookup-miss', points: 60, seconds: 600 });
  const streams = new Map<LiveStream, string>();

  app.addHook('preClose', async () => {
    hub.close();
    for (const stream of streams.keys()) stream.end();
  });

  function canonicalReference(typed: string): string {
    const wanted = readWanted(typed);
    switch (wanted.kind) {
      case 'too_short':
        throw new Problem('reference_too_short');
      case 'mistyped':
        throw new Problem('reference_mistyped');
      case 'unknown':
        throw new Problem('tracking_unknown');
      case 'reference':
        return wanted.ref;
    }
  }

  /** False when the client has asked for too many that do not exist. */
  async function mayMiss(clientAddress: string): Promise<boolean> {
    ctx.metrics.lookupMisses.inc();
    return misses.take(clientKey(clientAddress));
  }

  async function findOrRefuse(ref: string, clientAddress: string): Promise<Snapshot> {
    const snapshot = await lookUp.find(ref);
    if (snapshot !== null) return snapshot;
    if (!(await mayMiss(clientAddress))) {
      throw new Problem('too_many_requests', { retryAfterSeconds: 60 });
    }
    throw new Problem('tracking_unknown');
  }

  mount(app, door, 'trackShipment', endpoints.trackShipment, async (call) => {
    const ref = canonicalReference(call.params.ref);
    const snapshot = await findOrRefuse(ref, call.clientAddress);
    const etag = `"${snapshot.version}"`;
    const headers = { etag, 'cache-control': 'no-cache' };
    if (call.headers['if-none-match'] === etag) return { status: 304, json: '', headers };
    return { status: 200, json: snapshot.json, headers };
  });

  mount(app, door, 'trackMany', endpoints.trackMany, async ({ query, clientAddress }) => {
    const rows = await lookUpMany(lookUp, query.refs.split(','), () => mayMiss(clientAddress));
    return { status: 200, body: { rows }, headers: { 'cache-control': 'no-store' } };
  });

  mount(app, door, 'followShipments', endpoints.followShipments, async (call) => {
    const client = clientKey(call.clientAddress);
    const ofClient = [...streams.values()].filter((key) => key === client).length;
    if (streams.size >= MAX_STREAMS || ofClient >= MAX_STREAMS_PER_CLIENT) {
      throw new Problem('temporarily_unavailable', { retryAfterSeconds: 15 });
    }
    const refs = [
      ...new Set(call.query.refs.split(',').slice(0, MAX_LIVE_REFS).map(canonicalReference)),
    ];
    const snapshots = await Promise.all(refs.map((ref) => findOrRefuse(ref, call.clientAddress)));

    const stream = openLiveStream(call.reply, () => {
      streams.delete(stream);
      ctx.metrics.liveViewers.set(streams.size);
      for (const { shipmentId } of snapshots) hub.unwatch(shipmentId, stream);
    });
    streams.set(stream, client);
    ctx.metrics.liveViewers.set(streams.size);
    for (const [index, snapshot] of snapshots.entries()) {
      stream.send(snapshot);
      hub.watch(refs[index] ?? '', snapshot, stream);
    }
    // What changed between the look-up and the watch would otherwise be seen only at the next change.
    for (const ref of refs) {
      const fresh = await lookUp.findFresh(ref);
      if (fresh !== null) stream.send(fresh);
    }
    return { streamed: true };
  });
}

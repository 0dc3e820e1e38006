import { endpoints, MAX_LIVE_REFS, type PublicTracking } from '@waypost/contract';
import { shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { clientKey } from '../../platform/http/client-address.ts';
import { languageOf } from '../../platform/http/language.ts';
import { type Door, mount } from '../../platform/http/mount.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createLimit } from '../../platform/limits.ts';
import { publicReferenceOf } from '../parties/index.ts';
import { createCityLocator } from '../places/index.ts';
import { createLiveHub } from './live-hub.ts';
import { type LiveStream, openLiveStream } from './live-stream.ts';
import { lookUpMany } from './look-up-many.ts';
import { createLookUp } from './look-up.ts';
import { mapPoints } from './map-points.ts';
import { createPlaceZones } from './place-zones.ts';
import type { Snapshot } from './snapshot-cache.ts';
import { createTrackingSheets } from './tracking-sheets.ts';

const MAX_STREAMS = 5_000;
const MAX_STREAMS_PER_CLIENT = 200;

export function trackingRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  const locateCity = createCityLocator(ctx.db);
  const lookUp = createLookUp(ctx, createPlaceZones(locateCity, ctx.log));
  const hub = createLiveHub(ctx, lookUp);
  // Only misses count, so a hall full of people with real numbers behind one address is served.
  const misses = createLimit(ctx.redis, { name: 'lookup-miss', points: 60, seconds: 600 });
  const sheets = createTrackingSheets(ctx);
  const sheetsMade = createLimit(ctx.redis, { name: 'tracking-sheet', points: 60, seconds: 600 });
  const streams = new Map<LiveStream, string>();

  app.addHook('preClose', async () => {
    hub.close();
    for (const stream of streams.keys()) stream.end();
    await sheets.close();
  });

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
    const ref = publicReferenceOf(call.params.ref);
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

  mount(app, door, 'mapShipment', endpoints.mapShipment, async (call) => {
    const ref = publicReferenceOf(call.params.ref);
    const snapshot = await findOrRefuse(ref, call.clientAddress);
    // made of the public view alone: the map cannot tell more than the page
    const tracking = JSON.parse(snapshot.json.toString()) as PublicTracking;
    return {
      status: 200,
      body: { points: await mapPoints(tracking, locateCity) },
      headers: { 'cache-control': 'no-cache' },
    };
  });

  mount(app, door, 'followShipments', endpoints.followShipments, async (call) => {
    const client = clientKey(call.clientAddress);
    const ofClient = [...streams.values()].filter((key) => key === client).length;
    if (streams.size >= MAX_STREAMS || ofClient >= MAX_STREAMS_PER_CLIENT) {
      throw new Problem('temporarily_unavailable', { retryAfterSeconds: 15 });
    }
    const refs = [
      ...new Set(call.query.refs.split(',').slice(0, MAX_LIVE_REFS).map(publicReferenceOf)),
    ];
    const snapshots = await Promise.all(refs.map((ref) => findOrRefuse(ref, call.clientAddress)));

    const stream = openLiveStream(call.reply, () => {
      if (stream === null) return;
      streams.delete(stream);
      ctx.metrics.liveViewers.set(streams.size);
      for (const { shipmentId } of snapshots) hub.unwatch(shipmentId, stream);
    });
    if (stream === null) return { streamed: true };
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

  async function limitSheets(clientAddress: string): Promise<void> {
    if (await sheetsMade.take(clientKey(clientAddress))) return;
    throw new Problem('too_many_requests', { retryAfterSeconds: 60 });
  }

  mount(app, door, 'readTrackingSheet', endpoints.readTrackingSheet, async (call) => {
    const ref = publicReferenceOf(call.params.ref);
    const snapshot = await findOrRefuse(ref, call.clientAddress);
    await limitSheets(call.clientAddress);
    const name = `waypost-${ref.replaceAll(/[^0-9A-Z]/g, '-')}-tracking.pdf`;
    return {
      status: 200,
      file: await sheets.make(snapshot, languageOf(call.request)),
      mediaType: 'application/pdf',
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    };
  });

  mount(app, door, 'readTrackingCode', endpoints.readTrackingCode, async (call) => {
    const ref = publicReferenceOf(call.params.ref);
    if (shardOfTrackingNumber(ref) === null) throw new Problem('tracking_unknown');
    await limitSheets(call.clientAddress);
    return {
      status: 200,
      file: await sheets.makeCode(ref),
      mediaType: 'image/svg+xml',
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    };
  });
}

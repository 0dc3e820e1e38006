import { MAX_LIVE_REFS } from '@waypost/contract';
import { createClientSlots } from '@waypost/domain/client-slots';
import type { FastifyReply } from 'fastify';
import { CellAway } from '../../../platform/cells/hops.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import type { Api, RawAnswer, Streamed } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { publicReferenceOf } from '../shipments/index.ts';
import { createLiveHub } from './live-hub.ts';
import { createLiveLinks, type LinkedViewer } from './live-links.ts';
import { type LiveStream, openLiveStream } from './live-stream.ts';
import type { LookUp } from './look-up.ts';
import type { Snapshot } from './snapshot-cache.ts';

type Followed = { ref: string; snapshot: Snapshot };

/** The stream of a tracking page, for viewers who come directly and for those who come through web. */
export function liveRoutes(
  { app, mount }: Api,
  ctx: ApiCtx,
  lookUp: LookUp,
  findOrRefuse: (ref: string, clientAddress: string) => Promise<Snapshot>,
): void {
  const { LIVE_STREAMS_MAX: total, LIVE_STREAMS_PER_CLIENT: perClient } = ctx.config;
  const hub = createLiveHub(ctx, lookUp);
  const links = createLiveLinks(app, ctx, hub, countViewers);
  const slots = createClientSlots({ total, perClient });
  const streams = new Set<LiveStream>();

  function countViewers(): void {
    ctx.metrics.liveViewers.set(streams.size + links.viewers());
  }

  app.addHook('preClose', async () => {
    hub.close();
    links.close();
    for (const stream of streams) stream.end();
  });

  mount('followShipments', { anyone: true }, async (call) => {
    const typed = call.query.refs.split(',').slice(0, MAX_LIVE_REFS);
    const find = async (): Promise<Followed[]> => {
      const refs = [...new Set(typed.map(publicReferenceOf))];
      const found = await Promise.all(
        refs.map(async (ref) => {
          const snapshot = await orAway(findOrRefuse(ref, call.clientAddress));
          return snapshot === null ? [] : [{ ref, snapshot }];
        }),
      );
      const followed = found.flat();
      if (followed.length === 0) throw new CellAway();
      return followed;
    };
    const viewer = links.viewerOf(call.request);
    if (viewer !== null) return followThroughWeb(viewer, find);
    // before anything is awaited: parallel requests are counted as well
    const release = slots.take(call.clientAddress);
    if (release === null) throw new Problem('temporarily_unavailable', { retryAfterSeconds: 15 });
    return followHere(call.reply, release, find);
  });

  async function followHere(
    reply: FastifyReply,
    release: () => void,
    find: () => Promise<Followed[]>,
  ): Promise<Streamed> {
    const followed = await find().catch((error: unknown) => {
      release();
      throw error;
    });
    const stream = openLiveStream(reply, () => {
      release();
      if (stream === null) return;
      streams.delete(stream);
      countViewers();
      for (const { snapshot } of followed) hub.unwatch(snapshot.shipmentId, stream);
    });
    if (stream === null) {
      release();
      return { streamed: true };
    }
    streams.add(stream);
    countViewers();
    for (const { ref, snapshot } of followed) {
      stream.send(snapshot);
      hub.watch(ref, snapshot, stream);
    }
    await sendWhatChanged(followed, stream);
    return { streamed: true };
  }

  /** Web counts its viewers itself. It gets the ids; the snapshots were sent before. */
  async function followThroughWeb(
    viewer: LinkedViewer,
    find: () => Promise<Followed[]>,
  ): Promise<RawAnswer> {
    const followed = await find();
    for (const { ref, snapshot } of followed) viewer.watch(ref, snapshot);
    await sendWhatChanged(followed, viewer);
    const ids = followed.map(({ snapshot }) => snapshot.shipmentId);
    return { status: 200, json: JSON.stringify([...new Set(ids)]) };
  }

  /** Otherwise a change between the look-up and the watch would be seen only with the next change. */
  async function sendWhatChanged(
    followed: readonly Followed[],
    receiver: { send(snapshot: Snapshot): void },
  ): Promise<void> {
    const fresh = await Promise.all(followed.map(({ ref }) => orAway(lookUp.findFresh(ref))));
    for (const snapshot of fresh) if (snapshot !== null) receiver.send(snapshot);
  }
}

/** Null for a shipment whose cell does not answer: the others of the page are followed all the same. */
async function orAway<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof CellAway) return null;
    throw error;
  }
}

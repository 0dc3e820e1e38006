import { setTimeout as delay } from 'node:timers/promises';
import { MAX_LIVE_REFS } from '@waypost/contract';
import { randomBetween } from '@waypost/contract/live-link';
import { createClientSlots } from '@waypost/domain/client-slots';
import type { FastifyReply } from 'fastify';
import { CellAway } from '../../../platform/cells/hops.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import type { Api, RawAnswer, Streamed } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createRareWarnings } from '../../../platform/log.ts';
import { publicReferenceOf } from '../shipments/index.ts';
import { createLiveHub } from './live-hub.ts';
import { createLiveLinks, type LinkedViewer } from './live-links.ts';
import { type LiveStream, openLiveStream } from './live-stream.ts';
import type { LookUp } from './look-up.ts';
import type { Snapshot } from './snapshot-cache.ts';

type Followed = { ref: string; snapshot: Snapshot };
/** `missing`: shipments of a cell that does not answer now. The others of the page are followed all the same. */
type Found = { followed: Followed[]; missing: readonly string[] };

/** How often a cell that is away is asked for the missing shipments of a page, which says that it is live meanwhile. */
const ASK_AGAIN_MS = { from: 1_500, to: 2_500 };

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
  const warn = createRareWarnings(ctx.log);

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
    const find = async (): Promise<Found> => {
      const refs = [...new Set(typed.map(publicReferenceOf))];
      const found = await findAll(refs, (ref) => findOrRefuse(ref, call.clientAddress));
      if (found.followed.length === 0) throw new CellAway();
      return found;
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
    find: () => Promise<Found>,
  ): Promise<Streamed> {
    const { followed, missing } = await find().catch((error: unknown) => {
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
    const watch = ({ ref, snapshot }: Followed) => {
      stream.send(snapshot);
      hub.watch(ref, snapshot, stream);
    };
    followed.forEach(watch);
    await sendWhatChanged(followed, stream);
    void findLater(
      missing,
      () => streams.has(stream),
      (late) => {
        late.forEach(watch);
        followed.push(...late);
      },
    );
    return { streamed: true };
  }

  /** Web counts its viewers itself. It gets the ids; the snapshots were sent before. */
  async function followThroughWeb(
    viewer: LinkedViewer,
    find: () => Promise<Found>,
  ): Promise<RawAnswer> {
    const { followed, missing } = await find();
    const watch = ({ ref, snapshot }: Followed) => viewer.watch(ref, snapshot);
    followed.forEach(watch);
    await sendWhatChanged(followed, viewer);
    void findLater(missing, viewer.isOpen, (late) => {
      late.forEach(watch);
      followed.push(...late);
      viewer.name(idsOf(followed));
    });
    return { status: 200, json: JSON.stringify(idsOf(followed)) };
  }

  /** Until their cell answers, or the viewer has left. */
  async function findLater(
    refs: readonly string[],
    isOpen: () => boolean,
    take: (late: readonly Followed[]) => void,
  ): Promise<void> {
    let missing = refs;
    while (missing.length > 0) {
      await delay(randomBetween(ASK_AGAIN_MS), undefined, { ref: false });
      if (!isOpen()) return;
      try {
        const found = await findAll(missing, (ref) => lookUp.findFresh(ref));
        if (!isOpen()) return;
        if (found.followed.length > 0) take(found.followed);
        missing = found.missing;
      } catch (error) {
        warn(error, 'could not look up a shipment that a viewer waits for');
      }
    }
  }

  /** Otherwise a change between the look-up and the watch would be seen only with the next change. */
  async function sendWhatChanged(
    followed: readonly Followed[],
    receiver: { send(snapshot: Snapshot): void },
  ): Promise<void> {
    const refs = followed.map(({ ref }) => ref);
    const fresh = await findAll(refs, (ref) => lookUp.findFresh(ref));
    for (const { snapshot } of fresh.followed) receiver.send(snapshot);
  }
}

function idsOf(followed: readonly Followed[]): string[] {
  return [...new Set(followed.map(({ snapshot }) => snapshot.shipmentId))];
}

async function findAll(
  refs: readonly string[],
  find: (ref: string) => Promise<Snapshot | null>,
): Promise<Found> {
  const missing: string[] = [];
  const found = await Promise.all(
    refs.map(async (ref) => {
      const snapshot = await find(ref).catch((error: unknown) => {
        if (!(error instanceof CellAway)) throw error;
        missing.push(ref);
        return null;
      });
      return snapshot === null ? [] : [{ ref, snapshot }];
    }),
  );
  return { followed: found.flat(), missing };
}

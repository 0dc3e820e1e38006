import { LIVE_STREAM, randomBetween } from '@waypost/contract/live-link';
import { createClientSlots } from '@waypost/domain/client-slots';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createRareWarnings } from '../../../platform/log.ts';
import { type FeedPlace, readFeedEnd, selectFeed } from '../account-events/index.ts';
import { cursorOf, placeOf } from './present-webhooks.ts';

type EventStream = { end(): void };

const POLL_MS = 1_000;
/** A stream outlives its key or session by so many polls at most. */
const POLLS_UNTIL_ASKED = 5;
const BATCH = 100;
/** Before every event. */
const FEED_START: FeedPlace = { writtenBy: '0', id: '00000000-0000-0000-0000-000000000000' };
const STREAMS = { total: 200, perClient: 5 };

export type EventStreams = ReturnType<typeof createEventStreams>;

type Follower = {
  caller: { customerId: string; shard: number };
  headers: { 'last-event-id'?: string | undefined };
  reply: FastifyReply;
  isStillAdmitted: () => Promise<boolean>;
};

/** The open streams of a process, of programs and of pages, with a limit for each account. */
export function createEventStreams(app: FastifyInstance, ctx: Ctx) {
  const slots = createClientSlots(STREAMS);
  const streams = new Set<EventStream>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });

  return {
    /** From the event after the last that was seen, or without one from now on. */
    async follow(follower: Follower): Promise<{ streamed: true }> {
      const { customerId } = follower.caller;
      const lastEventId = follower.headers['last-event-id'];
      // before anything is awaited: parallel requests are counted as well
      const release = slots.take(customerId);
      if (release === null) throw new Problem('temporarily_unavailable', { retryAfterSeconds: 15 });
      try {
        const from =
          lastEventId !== undefined
            ? placeOf(lastEventId)
            : await asCustomer(ctx.db, customerId, (own) => readFeedEnd(own, customerId));
        const stream = openEventStream(ctx, follower, from, () => {
          release();
          if (stream !== null) streams.delete(stream);
        });
        if (stream === null) release();
        else streams.add(stream);
        return { streamed: true };
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}

/** Server-sent events of one account. Null when the program has left in the meantime. */
function openEventStream(
  ctx: Ctx,
  { caller: { customerId, shard }, reply, isStillAdmitted }: Follower,
  from: FeedPlace | null,
  onClose: () => void,
): EventStream | null {
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  reply.hijack();
  if (raw.destroyed) return null;
  raw.writeHead(200, LIVE_STREAM.headers);
  // an id without an event: a program that is cut off before its first event goes on from here as well
  const begin = cursorOf(from ?? FEED_START);
  raw.write(`retry: ${randomBetween(LIVE_STREAM.retryMs)}\nid: ${begin}\n\n`);

  const warn = createRareWarnings(ctx.log);
  let after = from;
  let polls = 0;
  let timer: NodeJS.Timeout;
  // a comment: programs are given nothing but events
  const beat = setInterval(() => raw.write(': beat\n\n'), LIVE_STREAM.beatMs);
  const lifetime = setTimeout(() => raw.end(), randomBetween(LIVE_STREAM.lifetimeMs));

  async function poll(): Promise<void> {
    let isMore = false;
    try {
      polls += 1;
      // it goes on in the cell to which the account has moved
      if (ctx.cells.elsewhere(shard) !== null) return void raw.end();
      if (polls % POLLS_UNTIL_ASKED === 0 && !(await isStillAdmitted())) return void raw.end();
      const rows = await asCustomer(ctx.db, customerId, (own) =>
        selectFeed(own, customerId, { after, limit: BATCH }),
      );
      for (const row of rows) {
        raw.write(`id: ${cursorOf(row)}\nevent: ${row.type}\ndata: ${row.body}\n\n`);
        after = { writtenBy: row.writtenBy, id: row.id };
      }
      isMore = rows.length === BATCH;
    } catch (error) {
      warn(error, 'could not read events for a stream');
    }
    if (raw.writableLength > LIVE_STREAM.maxBacklogBytes) raw.destroy();
    else if (!raw.destroyed) timer = setTimeout(() => void poll(), isMore ? 0 : POLL_MS);
  }
  timer = setTimeout(() => void poll(), 0);

  raw.on('close', () => {
    clearInterval(beat);
    clearTimeout(lifetime);
    clearTimeout(timer);
    onClose();
  });
  raw.on('error', () => raw.destroy());
  return { end: () => raw.end() };
}

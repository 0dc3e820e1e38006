import { readRefusal } from './read-refusal.ts';
import { addressOf, type Connection, headersFor, type Operation, wait } from './request.ts';
import { readServerSentEvents } from './server-sent-events.ts';
import { WaypostError } from './waypost-error.ts';

export interface FollowOptions {
  signal?: AbortSignal;
  /** Goes on after this event: its `cursor`. Left out, the stream begins now. */
  lastEventId?: string;
  /** Called whenever the stream is open. */
  onOpen?: () => void;
}

/** An event, with the cursor to go on from after a restart. */
export type Followed<Event> = Event & { cursor: string };

/** Waypost sends a comment every 15 s: a connection that says nothing for longer is dead. */
const LONGEST_SILENCE_MS = 45_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Events as they come, for ever: a stream that ends or breaks is opened again where it was. Ends by its
 * signal, by leaving the loop, or with the error of a refusal.
 */
export async function* followEvents<Event>(
  connection: Connection,
  operation: Operation,
  { signal, lastEventId, onOpen }: FollowOptions = {},
): AsyncGenerator<Followed<Event>, void> {
  let cursor = lastEventId;
  let failures = 0;
  let retryMs = FIRST_RETRY_MS;
  while (!isAborted(signal)) {
    try {
      const events = await open(connection, operation, signal, cursor);
      onOpen?.();
      for await (const { id, data, retry } of events) {
        failures = 0;
        cursor = id ?? cursor;
        retryMs = retry ?? retryMs;
        if (data !== null) yield { ...(JSON.parse(data) as Event), cursor: cursor ?? '' };
      }
    } catch (error) {
      if (isAborted(signal)) return;
      if (error instanceof WaypostError && !error.retryable) throw error;
      failures += 1;
    }
    const backoff = Math.min(retryMs * 2 ** failures, LONGEST_RETRY_MS);
    await wait(backoff, signal).catch(() => undefined);
  }
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

async function open(
  connection: Connection,
  operation: Operation,
  signal: AbortSignal | undefined,
  lastEventId: string | undefined,
) {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), LONGEST_SILENCE_MS);
  try {
    const response = await connection.fetch(addressOf(connection, operation), {
      headers: {
        ...headersFor(connection, operation),
        accept: 'text/event-stream',
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    });
    if (!response.ok || response.body === null) {
      throw readRefusal(response.status, response.headers, await response.text());
    }
    return readServerSentEvents(watch(response.body, timer));
  } catch (error) {
    // it would keep the program from ending
    clearTimeout(timer);
    throw error;
  }
}

async function* watch(body: AsyncIterable<Uint8Array>, timer: NodeJS.Timeout) {
  try {
    for await (const chunk of body) {
      timer.refresh();
      yield chunk;
    }
  } finally {
    clearTimeout(timer);
  }
}

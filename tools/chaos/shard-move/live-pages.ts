import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_STREAM } from '@waypost/contract/live-link';
import type { Suffered } from './disturbances.ts';

/** As apps/web/app/routes/track/use-live.ts: a stream that was cut is opened again this soon, one that was refused this late. */
const REOPEN_MS = 5_000;
const REFUSED_MS = 30_000;
const CONNECT_MS = 10_000;

type Followed = { ref: string; shard: number };
type Sighting = { version: number; at: number };
/** The versions of a shipment that look-ups have shown. */
export type Shown = Sighting & Followed;

type Page = {
  shipments: readonly Followed[];
  /** By number, in the order of arrival. */
  seen: Map<string, Sighting[]>;
  /** When its stream was open. */
  spans: { from: number; until: number }[];
};

export type LivePages = ReturnType<typeof openLivePages>;

/**
 * Tracking pages that stay open, at the doors of both cells: one for each of the shards, and one for all of them.
 * They get changes only from their streams; between two streams a browser would also poll.
 */
export function openLivePages(ports: readonly number[], shipments: readonly Followed[]) {
  const byShard = [...Map.groupBy(shipments, ({ shard }) => shard).values()];
  const pages: Page[] = [];
  const stopping = new AbortController();
  let reopened = 0;
  let refused = 0;

  async function keepOpen(page: Page, port: number): Promise<void> {
    const refs = page.shipments.map(({ ref }) => ref).join(',');
    while (!stopping.signal.aborted) {
      const isRefused = await read(page, `http://127.0.0.1:${port}/api/track/live?refs=${refs}`);
      if (stopping.signal.aborted) return;
      if (isRefused) refused += 1;
      else reopened += 1;
      const pause = (isRefused ? REFUSED_MS : REOPEN_MS) * (0.5 + Math.random());
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  /** Until the stream ends or falls silent. True when there was none. */
  async function read(page: Page, url: string): Promise<boolean> {
    const giveUp = new AbortController();
    let silence = setTimeout(() => giveUp.abort(), CONNECT_MS);
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(() => giveUp.abort(), LIVE_STREAM.silenceMs);
    };
    const span = { from: 0, until: 0 };
    try {
      const signal = AbortSignal.any([giveUp.signal, stopping.signal]);
      const answer = await fetch(url, { signal });
      if (answer.status !== 200) {
        await answer.body?.cancel();
        return true;
      }
      span.from = performance.now();
      span.until = Number.POSITIVE_INFINITY;
      page.spans.push(span);
      let text = '';
      for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
        hear();
        text += Buffer.from(chunk).toString('latin1');
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) note(page, event);
      }
    } catch {
      // cut, silent or not there: it comes again
    } finally {
      clearTimeout(silence);
      span.until = performance.now();
    }
    return false;
  }

  function note(page: Page, event: string): void {
    const data = /^event: snapshot\ndata: (.*)$/m.exec(event)?.[1];
    if (data === undefined) return;
    const { trackingNumber, version } = JSON.parse(data) as {
      trackingNumber: string;
      version: number;
    };
    page.seen.get(trackingNumber)?.push({ version, at: performance.now() });
  }

  const all = ports.flatMap((port, door) => {
    const chosen = byShard.flatMap((some) => some[door] ?? []);
    return [...chosen.map((one) => [one]), chosen].map((followed) => {
      const page: Page = {
        shipments: followed,
        seen: new Map(followed.map(({ ref }) => [ref, []])),
        spans: [],
      };
      pages.push(page);
      return keepOpen(page, port);
    });
  });

  const isCurrent = (newest: ReadonlyMap<string, number>) => (page: Page) =>
    page.shipments.every(
      ({ ref }) => (page.seen.get(ref)?.at(-1)?.version ?? 0) >= (newest.get(ref) ?? 0),
    );

  return {
    count: pages.length,
    /** Of all pages. */
    followed: [...new Set(pages.flatMap((page) => page.shipments.map(({ ref }) => ref)))],
    /** How many do not show the newest version of each of their shipments. */
    countBehind: (newest: ReadonlyMap<string, number>) =>
      pages.filter((page) => !isCurrent(newest)(page)).length,
    snapshots: () =>
      pages.reduce(
        (sum, { seen }) => sum + [...seen.values()].reduce((n, list) => n + list.length, 0),
        0,
      ),
    reopened: () => reopened,
    refused: () => refused,
    /** How long pages with an open stream showed less than a look-up had shown before. */
    delays: (shown: readonly Shown[]): Suffered[] => pages.flatMap((page) => delaysOf(page, shown)),
    async close(): Promise<void> {
      stopping.abort();
      await Promise.all(all);
    },
  };
}

export function delaysOf(
  { seen, spans }: Omit<Page, 'shipments'>,
  shown: readonly Shown[],
): Suffered[] {
  return shown.flatMap(({ ref, shard, version, at }) => {
    const isOpen = spans.some(({ from, until }) => from < at && at < until);
    const sighting = seen.get(ref)?.find((one) => one.version >= version);
    if (!isOpen || sighting === undefined) return [];
    return [{ shard, from: at, until: Math.max(at, sighting.at) }];
  });
}

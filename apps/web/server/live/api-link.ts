import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import {
  createLineReader,
  type LinkAnswer,
  type LinkEvent,
  type LinkRequest,
  LIVE_LINK,
  readLinkEvent,
} from '@waypost/contract/live-link';
import type { FastifyBaseLogger } from 'fastify';
import { type SnapshotEvent, snapshotEvent } from './viewer-stream.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3_000;
/** The most viewer requests in flight to the api; the others wait here rather than in its queues. */
const MAX_ASKED = 256;
/** After this time the stream ends and the page polls; a silent stream must not prevent that. */
const WITHOUT_LINK_MS = 10_000;

type Viewer = {
  url: string;
  headers: Record<string, string>;
  /** The first 200 opens the stream, anything else refuses it. */
  answer(answer: LinkAnswer): void;
  send(event: SnapshotEvent): void;
  /** Ends the stream with a reason, and the browser reconnects. */
  end(): void;
};

export type ApiLink = {
  /** Follows the viewer's shipments until it leaves, across reconnections. */
  add(viewer: Viewer): { leave(): void };
  close(): void;
};

type Followed = { viewer: Viewer; isAnswered: boolean; shipmentIds: string[] };
type Kept = { event: SnapshotEvent; viewers: Set<number> };

/**
 * One connection to the api for all viewers of this process. A snapshot is sent over it once and kept until the api
 * says that nobody follows its shipment. Both ends agree on what is kept, because messages arrive in order. If the
 * connection is lost, viewers keep their streams and are requested again over the next one.
 */
export function createApiLink(options: {
  apiUrl: string;
  internalSecret: string;
  log: FastifyBaseLogger;
}): ApiLink {
  const viewers = new Map<number, Followed>();
  const waiting = new Set<number>();
  const asked = new Set<number>();
  const kept = new Map<string, Kept>();
  let lastViewer = 0;
  let socket: Duplex | null = null;
  let state: 'idle' | 'connecting' | 'connected' | 'closed' = 'idle';
  let attempts = 0;
  let failures = 0;
  let reconnecting: NodeJS.Timeout | undefined;
  let givingUp: NodeJS.Timeout | undefined;

  function say(message: LinkRequest): void {
    socket?.write(`${JSON.stringify(message)}\n`);
  }

  function askNext(): void {
    if (state !== 'connected') return;
    for (const id of waiting) {
      if (asked.size >= MAX_ASKED) return;
      waiting.delete(id);
      const followed = viewers.get(id);
      if (followed === undefined) continue;
      asked.add(id);
      say({ open: id, url: followed.viewer.url, headers: followed.viewer.headers });
    }
  }

  function takeAnswer(id: number, answer: LinkAnswer): void {
    asked.delete(id);
    const followed = viewers.get(id);
    if (followed !== undefined) begin(id, followed, answer);
    askNext();
  }

  function begin(id: number, followed: Followed, answer: LinkAnswer): void {
    const { viewer, isAnswered } = followed;
    if (answer.status !== 200) {
      viewers.delete(id);
      return isAnswered ? viewer.end() : viewer.answer(answer);
    }
    followed.shipmentIds = JSON.parse(answer.body) as string[];
    followed.isAnswered = true;
    if (!isAnswered) viewer.answer(answer);
    for (const shipmentId of followed.shipmentIds) {
      const entry = kept.get(shipmentId);
      if (entry === undefined) throw new Error('the api named a shipment without its snapshot');
      entry.viewers.add(id);
      viewer.send(entry.event);
    }
  }

  function takeSnapshot(event: SnapshotEvent): void {
    const entry = kept.get(event.shipmentId);
    if (entry === undefined) {
      kept.set(event.shipmentId, { event, viewers: new Set() });
      return;
    }
    entry.event = event;
    for (const id of entry.viewers) viewers.get(id)?.viewer.send(event);
  }

  function take(event: LinkEvent): void {
    switch (event.kind) {
      case 'answer':
        return takeAnswer(event.viewer, event.answer);
      case 'snapshot':
        return takeSnapshot(snapshotEvent(event.shipmentId, event.version, event.json));
      case 'forget':
        return void kept.delete(event.shipmentId);
      case 'ping':
    }
  }

  function connect(): void {
    state = 'connecting';
    attempts += 1;
    const attempt = attempts;
    const fail = (error: Error) => {
      // an attempt may report several errors
      if (attempt === attempts) linkDown(error);
    };
    const { protocol, href } = new URL(LIVE_LINK.path, options.apiUrl);
    const call = (protocol === 'https:' ? requestHttps : requestHttp)(href, {
      agent: false,
      timeout: CONNECT_TIMEOUT_MS,
      headers: {
        connection: 'upgrade',
        upgrade: LIVE_LINK.protocol,
        'x-waypost-internal': options.internalSecret,
      },
    });
    call.on('upgrade', (_answer, upgraded: Duplex, head: Buffer) => linkUp(upgraded, head, fail));
    call.on('response', (answer) => {
      answer.destroy();
      fail(new Error(`the api answered ${answer.statusCode}`));
    });
    call.on('timeout', () => call.destroy(new Error('the api did not answer in time')));
    call.on('error', fail);
    call.end();
  }

  function linkUp(upgraded: Duplex, head: Buffer, fail: (error: Error) => void): void {
    if (state === 'closed') return void upgraded.destroy();
    if (failures > 0) options.log.info('the live link to the api is back');
    clearTimeout(givingUp);
    givingUp = undefined;
    state = 'connected';
    failures = 0;
    socket = upgraded;
    let heardAt = performance.now();
    const pinging = setInterval(() => {
      if (performance.now() - heardAt > LIVE_LINK.silenceMs) upgraded.destroy();
      else say({ ping: true });
    }, LIVE_LINK.pingMs).unref();
    upgraded.on('error', () => upgraded.destroy());
    upgraded.on('close', () => {
      clearInterval(pinging);
      fail(new Error('the connection was closed'));
    });
    if (head.length > 0) upgraded.unshift(head);
    const read = createLineReader((line) => {
      try {
        take(readLinkEvent(line));
      } catch (error) {
        options.log.error(error, 'the live link said something wrong');
        upgraded.destroy();
      }
    });
    upgraded.setEncoding('utf8').on('data', (text: string) => {
      heardAt = performance.now();
      read(text);
    });
    askNext();
  }

  function linkDown(error: Error): void {
    if (state === 'closed' || state === 'idle') return;
    if (failures === 0) options.log.warn({ reason: error.message }, 'no live link to the api');
    socket = null;
    state = 'idle';
    kept.clear();
    asked.clear();
    waiting.clear();
    for (const [id, followed] of viewers) {
      followed.shipmentIds = [];
      waiting.add(id);
    }
    failures += 1;
    givingUp ??= setTimeout(giveUp, WITHOUT_LINK_MS).unref();
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    clearTimeout(reconnecting);
    reconnecting = setTimeout(() => {
      // without viewers, the next one connects
      if (viewers.size > 0) connect();
      else failures = 0;
    }, pause * Math.random()).unref();
  }

  function giveUp(): void {
    givingUp = undefined;
    for (const { viewer, isAnswered } of viewers.values()) if (isAnswered) viewer.end();
  }

  return {
    add(viewer) {
      lastViewer += 1;
      const id = lastViewer;
      viewers.set(id, { viewer, isAnswered: false, shipmentIds: [] });
      waiting.add(id);
      // after a failure, a retry is already scheduled
      if (state === 'idle' && failures === 0) connect();
      askNext();
      return {
        leave() {
          const followed = viewers.get(id);
          if (followed === undefined) return;
          viewers.delete(id);
          for (const shipmentId of followed.shipmentIds) kept.get(shipmentId)?.viewers.delete(id);
          if (!waiting.delete(id)) say({ close: id });
          if (asked.delete(id)) askNext();
        },
      };
    },
    close() {
      state = 'closed';
      clearTimeout(reconnecting);
      clearTimeout(givingUp);
      socket?.destroy();
    },
  };
}

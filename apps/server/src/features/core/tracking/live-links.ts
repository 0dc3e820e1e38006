import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import {
  createLineReader,
  LIVE_LINK,
  type LinkAnswer,
  type LinkEvent,
  type LinkRequest,
  writeLinkEvent,
} from '@waypost/contract/live-link';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiCtx } from '../../../platform/context.ts';
import { INTERNAL_HEADER, isInternal } from '../../../platform/http/client-address.ts';
import { errorFields } from '../../../platform/log.ts';
import type { LiveHub } from './live-hub.ts';
import type { Snapshot } from './snapshot-cache.ts';

/** Names the link and the viewer to our own handler. The id is random and never leaves the process. */
const VIEWER_HEADER = 'x-waypost-live-viewer';
/** A web process that does not read gets a new link; 10,000 snapshots are about 40 MB. */
const MAX_BACKLOG_BYTES = 64 * 1024 * 1024;
const NOT_PASSED_ON = new Set(['connection', 'content-length', 'date', 'keep-alive']);

/** A viewer whose connection ends at web. */
export type LinkedViewer = {
  /** Sends the snapshot now, unless web has it, and newer ones until the viewer leaves. */
  watch(ref: string, snapshot: Snapshot): void;
  send(snapshot: Snapshot): void;
  isOpen(): boolean;
  /** Its shipments, once there are more of them than it was answered with. */
  name(shipmentIds: readonly string[]): void;
};

export type LiveLinks = {
  /** Null when the request is a viewer's own. */
  viewerOf(request: FastifyRequest): LinkedViewer | null;
  viewers(): number;
  close(): void;
};

type Link = { viewer(id: number): LinkedViewer; viewers(): number; close(): void };

/**
 * Accepts connections of web processes. Each carries the requests of all its viewers; a snapshot is sent
 * over it once, however many of them follow its shipment. A viewer's request is checked, limited and
 * refused like a direct one.
 */
export function createLiveLinks(
  app: FastifyInstance,
  ctx: ApiCtx,
  hub: LiveHub,
  onChange: () => void,
): LiveLinks {
  const links = new Map<string, Link>();

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    // a peer that is gone is an ordinary end; sockets of an HTTP server stay half open by themselves
    socket.on('error', () => socket.destroy()).on('end', () => socket.destroy());
    if (!isInternal(request.headers, ctx.config.INTERNAL_SECRET)) {
      const refusal = 'HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';
      socket.end(refusal, () => socket.destroy());
      return;
    }
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: ${LIVE_LINK.protocol}\r\n\r\n`,
    );
    const id = randomUUID();
    links.set(id, openLink(socket, id));
    socket.on('close', () => {
      links.get(id)?.close();
      links.delete(id);
    });
  });

  function openLink(socket: Duplex, id: string): Link {
    /** Shipments of each viewer, also of one whose request is still being answered. */
    const viewers = new Map<number, Set<string>>();
    const watched = new Map<string, { version: number; viewers: number }>();
    const watcher = { send };

    function write(event: LinkEvent): void {
      if (socket.writableLength > MAX_BACKLOG_BYTES) socket.destroy();
      else if (socket.writable) socket.write(writeLinkEvent(event));
    }

    function send({ shipmentId, version, json }: Snapshot): void {
      const entry = watched.get(shipmentId);
      if (entry === undefined || version <= entry.version) return;
      entry.version = version;
      write({ kind: 'snapshot', shipmentId, version, json: json.toString() });
    }

    function watch(viewer: number, ref: string, snapshot: Snapshot): void {
      const { shipmentId } = snapshot;
      const shipments = viewers.get(viewer);
      // it may have left in the meantime
      if (shipments === undefined || shipments.has(shipmentId)) return;
      shipments.add(shipmentId);
      const entry = watched.get(shipmentId);
      if (entry !== undefined) entry.viewers += 1;
      else {
        watched.set(shipmentId, { version: 0, viewers: 1 });
        hub.watch(ref, snapshot, watcher);
      }
      send(snapshot);
    }

    function leave(viewer: number): void {
      for (const shipmentId of viewers.get(viewer) ?? []) {
        const entry = watched.get(shipmentId);
        if (entry === undefined) continue;
        entry.viewers -= 1;
        if (entry.viewers > 0) continue;
        watched.delete(shipmentId);
        hub.unwatch(shipmentId, watcher);
        write({ kind: 'forget', shipmentId });
      }
      viewers.delete(viewer);
      onChange();
    }

    async function open(viewer: number, url: string, headers: Record<string, string>) {
      viewers.set(viewer, new Set());
      onChange();
      const answer = await answerTo(url, headers, `${id} ${viewer}`);
      if (!viewers.has(viewer)) return;
      if (answer.status !== 200) leave(viewer);
      write({ kind: 'answer', viewer, answer });
    }

    function obey(request: LinkRequest): void {
      if ('open' in request) {
        open(request.open, request.url, request.headers).catch((error: unknown) => {
          ctx.log.error(errorFields(error), 'could not answer a viewer');
          socket.destroy();
        });
      } else if ('close' in request) leave(request.close);
    }

    let heardAt = performance.now();
    const read = createLineReader((line) => obey(JSON.parse(line) as LinkRequest));
    // the socket of an HTTP server takes no encoding
    const decoder = new StringDecoder('utf8');
    socket.on('data', (bytes: Buffer) => {
      heardAt = performance.now();
      read(decoder.write(bytes));
    });
    const pinging = setInterval(() => {
      if (performance.now() - heardAt > LIVE_LINK.silenceMs) socket.destroy();
      else write({ kind: 'ping' });
    }, LIVE_LINK.pingMs);

    return {
      viewer: (viewer) => ({
        watch: (ref, snapshot) => watch(viewer, ref, snapshot),
        send,
        isOpen: () => viewers.has(viewer),
        name(shipmentIds) {
          const answer = { status: 200, headers: {}, body: JSON.stringify(shipmentIds) };
          write({ kind: 'answer', viewer, answer });
        },
      }),
      viewers: () => viewers.size,
      close() {
        clearInterval(pinging);
        for (const viewer of viewers.keys()) leave(viewer);
        socket.destroy();
      },
    };
  }

  async function answerTo(
    url: string,
    headers: Record<string, string>,
    viewer: string,
  ): Promise<LinkAnswer> {
    const answer = await app.inject({
      method: 'GET',
      url,
      headers: {
        ...headers,
        [INTERNAL_HEADER]: ctx.config.INTERNAL_SECRET,
        [VIEWER_HEADER]: viewer,
      },
    });
    const passedOn = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined || NOT_PASSED_ON.has(name) ? [] : [[name, String(value)] as const],
    );
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(passedOn),
      body: answer.body,
    };
  }

  return {
    viewerOf(request) {
      const [id = '', viewer] = String(request.headers[VIEWER_HEADER] ?? '').split(' ');
      return links.get(id)?.viewer(Number(viewer)) ?? null;
    },
    viewers: () => [...links.values()].reduce((sum, link) => sum + link.viewers(), 0),
    close() {
      for (const link of links.values()) link.close();
    },
  };
}

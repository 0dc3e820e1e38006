import type { FastifyReply } from 'fastify';
import type { Snapshot } from './snapshot-cache.ts';

const COMMENT_MS = 15_000;
/** A stream ends by itself after 4 to 8 minutes, so that viewers spread over processes again. */
const LIFETIME_MS = { from: 240_000, to: 480_000 };
/** A viewer that does not read is cut off before its backlog grows. */
const MAX_BACKLOG_BYTES = 512 * 1024;

function between({ from, to }: { from: number; to: number }): number {
  return from + Math.random() * (to - from);
}

export type LiveStream = {
  /** Sends a snapshot unless this or a newer one of the same shipment has been sent. */
  send(snapshot: Snapshot): void;
  end(): void;
};

/**
 * Opens a server-sent event stream on the reply. Null when the viewer has left meanwhile: a response
 * that is closed already never says so again, and its stream would be kept for ever.
 */
export function openLiveStream(reply: FastifyReply, onClose: () => void): LiveStream | null {
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  reply.hijack();
  if (raw.destroyed) return null;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // tells nginx not to buffer
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: ${Math.round(between({ from: 1_000, to: 15_000 }))}\n\n`);

  const comment = setInterval(() => raw.write(': still here\n\n'), COMMENT_MS);
  const lifetime = setTimeout(() => raw.end(), between(LIFETIME_MS));
  raw.on('close', () => {
    clearInterval(comment);
    clearTimeout(lifetime);
    onClose();
  });
  // a viewer that went away while we were writing is an ordinary end
  raw.on('error', () => raw.destroy());

  const sentVersions = new Map<string, number>();
  return {
    send(snapshot) {
      if (snapshot.version <= (sentVersions.get(snapshot.shipmentId) ?? 0)) return;
      sentVersions.set(snapshot.shipmentId, snapshot.version);
      if (raw.writableLength > MAX_BACKLOG_BYTES) raw.destroy();
      else {
        raw.cork();
        raw.write(`id: ${snapshot.version}\nevent: snapshot\ndata: `);
        raw.write(snapshot.json);
        raw.write('\n\n');
        raw.uncork();
      }
    },
    end: () => raw.end(),
  };
}

import { LIVE_STREAM, randomBetween } from '@waypost/contract/live-link';
import type { FastifyReply } from 'fastify';
import type { Snapshot } from './snapshot-cache.ts';

export type LiveStream = {
  /** Sends a snapshot unless this or a newer one of the same shipment has been sent. */
  send(snapshot: Snapshot): void;
  end(): void;
};

/**
 * Opens a server-sent event stream on the reply. Null when the viewer has left in the meantime: a closed
 * response emits no second close event, and its stream would be kept for ever.
 */
export function openLiveStream(reply: FastifyReply, onClose: () => void): LiveStream | null {
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  reply.hijack();
  if (raw.destroyed) return null;
  raw.writeHead(200, LIVE_STREAM.headers);
  raw.write(`retry: ${randomBetween(LIVE_STREAM.retryMs)}\n\n`);

  const beat = setInterval(() => raw.write(LIVE_STREAM.beat), LIVE_STREAM.beatMs);
  const lifetime = setTimeout(() => raw.end(), randomBetween(LIVE_STREAM.lifetimeMs));
  raw.on('close', () => {
    clearInterval(beat);
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
      if (raw.writableLength > LIVE_STREAM.maxBacklogBytes) raw.destroy();
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

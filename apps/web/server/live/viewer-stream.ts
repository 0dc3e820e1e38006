import type { ServerResponse } from 'node:http';
import { LIVE_STREAM, randomBetween } from '@waypost/contract/live-link';

/** A snapshot as a server-sent event, made once for all viewers of its shipment. */
export type SnapshotEvent = { shipmentId: string; version: number; bytes: Buffer };

export function snapshotEvent(shipmentId: string, version: number, json: string): SnapshotEvent {
  const bytes = Buffer.from(`id: ${version}\nevent: snapshot\ndata: ${json}\n\n`);
  return { shipmentId, version, bytes };
}

export type ViewerStream = {
  /** Sends an event unless this or a newer one of the same shipment has been sent. */
  send(event: SnapshotEvent): void;
  end(): void;
};

/** Begins the stream of one viewer. It ends by itself, and when the viewer does not read it. */
export function openViewerStream(raw: ServerResponse, headers: object): ViewerStream {
  raw.writeHead(200, { ...headers, ...LIVE_STREAM.headers });
  raw.write(`retry: ${randomBetween(LIVE_STREAM.retryMs)}\n\n`);
  const beat = setInterval(() => raw.write(LIVE_STREAM.beat), LIVE_STREAM.beatMs);
  const lifetime = setTimeout(() => raw.end(), randomBetween(LIVE_STREAM.lifetimeMs));
  raw.once('close', () => {
    clearInterval(beat);
    clearTimeout(lifetime);
  });

  const sentVersions = new Map<string, number>();
  return {
    send({ shipmentId, version, bytes }) {
      if (version <= (sentVersions.get(shipmentId) ?? 0)) return;
      sentVersions.set(shipmentId, version);
      if (raw.writableLength > LIVE_STREAM.maxBacklogBytes) raw.destroy();
      else if (!raw.writableEnded) raw.write(bytes);
    },
    end: () => raw.end(),
  };
}

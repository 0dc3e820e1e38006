// How web follows shipments at the api for all of its viewers: lines over one upgraded connection.
// Only our own processes speak it; customers use GET /api/track/live.

export const LIVE_LINK = {
  /** Outside /api, so that reverse proxies do not expose it. */
  path: '/internal/live',
  protocol: 'waypost-live',
  pingMs: 10_000,
  /** A silent peer is gone after this long. */
  silenceMs: 35_000,
} as const;

/** Limits of /api/track/live, the same in web and api. */
export const LIVE_STREAM = {
  /** An event, not a comment: scripts must be able to tell a quiet stream from a dead one. */
  beat: 'event: beat\ndata: {}\n\n',
  beatMs: 10_000,
  /** A page that heard neither beat nor snapshot for this long has lost its line. */
  silenceMs: 25_000,
  /** A stream ends by itself, so that viewers spread over processes again. */
  lifetimeMs: { from: 240_000, to: 480_000 },
  retryMs: { from: 1_000, to: 15_000 },
  /** A viewer that does not read is cut off before its backlog grows. */
  maxBacklogBytes: 512 * 1024,
  headers: {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // tells nginx not to buffer
    'x-accel-buffering': 'no',
  },
} as const;

export function randomBetween({ from, to }: { from: number; to: number }): number {
  return Math.round(from + Math.random() * (to - from));
}

/** From web: a viewer's request unchanged, or a viewer that has left. */
export type LinkRequest =
  | { open: number; url: string; headers: Record<string, string> }
  | { close: number }
  | { ping: true };

/** What the api answers to a viewer's request; the body of a 200 lists the ids of its shipments. */
export type LinkAnswer = { status: number; headers: Record<string, string>; body: string };

/** From the api. A snapshot comes before the first answer that names its shipment. */
export type LinkEvent =
  | { kind: 'answer'; viewer: number; answer: LinkAnswer }
  | { kind: 'snapshot'; shipmentId: string; version: number; json: string }
  | { kind: 'forget'; shipmentId: string }
  | { kind: 'ping' };

/** Snapshots are JSON text without line breaks and are forwarded unparsed. */
export function writeLinkEvent(event: LinkEvent): string {
  switch (event.kind) {
    case 'answer':
      return `answer ${event.viewer} ${JSON.stringify(event.answer)}\n`;
    case 'snapshot':
      return `snapshot ${event.shipmentId} ${event.version} ${event.json}\n`;
    case 'forget':
      return `forget ${event.shipmentId}\n`;
    case 'ping':
      return 'ping\n';
  }
}

export function readLinkEvent(line: string): LinkEvent {
  const [kind, first, second] = line.split(' ', 3);
  switch (kind) {
    case 'answer': {
      const text = line.slice(`answer ${first} `.length);
      return { kind, viewer: Number(first), answer: JSON.parse(text) as LinkAnswer };
    }
    case 'snapshot': {
      const json = line.slice(`snapshot ${first} ${second} `.length);
      return { kind, shipmentId: first ?? '', version: Number(second), json };
    }
    case 'forget':
      return { kind, shipmentId: first ?? '' };
    case 'ping':
      return { kind };
    default:
      throw new Error(`a live link does not know "${kind}"`);
  }
}

/** Whole lines of a text that arrives in pieces. */
export function createLineReader(onLine: (line: string) => void): (piece: string) => void {
  let pending = '';
  return (piece) => {
    let from = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', from)) {
      const line = pending + piece.slice(from, end);
      pending = '';
      from = end + 1;
      onLine(line);
    }
    pending += piece.slice(from);
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seededRandom } from '@waypost/domain/simulation';
import { Webhook } from 'standardwebhooks';
import { STEPS } from './send-milestones.ts';

type Seen = {
  /** All ids under which this event came; there must be one. */
  ids: Set<string>;
  firstAt: number;
  calls: number;
  accepted: boolean;
};

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** The programs of all customers: one server, a path for each endpoint. */
export async function startReceiver(seed: number) {
  const random = seededRandom(seed, 7);
  /** By endpoint, shipment and type. */
  const seen = new Map<string, Seen>();
  const secrets = new Map<string, string>();
  const dead = new Set<string>();
  const unanswered = new Map<ServerResponse, string>();
  let failureRate = 0;
  let failures = 0;
  let unsigned = 0;
  let callsToDead = 0;
  /** When calls came that are about no milestone. */
  const updatesAt: number[] = [];

  function take(path: string, request: IncomingMessage, body: string): number {
    const now = performance.now();
    try {
      const headers = request.headers as Record<string, string>;
      new Webhook(secrets.get(path) ?? '').verify(body, headers);
    } catch {
      unsigned += 1;
      return 400;
    }
    const { id, type, data } = JSON.parse(body) as {
      id: string;
      type: string;
      data: { id: string };
    };
    const key = keyOf(path, data.id, type);
    if (!isOnce(key)) updatesAt.push(now);
    const entry = seen.get(key) ?? { ids: new Set(), firstAt: now, calls: 0, accepted: false };
    seen.set(key, entry);
    entry.ids.add(id).add(String(request.headers['webhook-id']));
    entry.calls += 1;
    if (random.between(0, 1) < failureRate) {
      failures += 1;
      return 500;
    }
    entry.accepted = true;
    return 204;
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (dead.has(path)) {
      // accepts the connection and never answers
      callsToDead += 1;
      unanswered.set(response, path);
      response.once('close', () => unanswered.delete(response));
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(take(path, request, Buffer.concat(chunks).toString('utf8'))).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  return {
    urlOf: (path: string) => `http://127.0.0.1:${port}${path}`,
    trust: (path: string, secret: string) => secrets.set(path, secret),
    kill: (path: string) => dead.add(path),
    revive(path: string) {
      dead.delete(path);
      for (const [response, of] of unanswered) if (of === path) response.writeHead(503).end();
    },
    updatesSince: (at: number) => updatesAt.filter((each) => each >= at).length,
    failAt: (rate: number) => (failureRate = rate),
    find: (path: string, shipmentId: string, type: string) =>
      seen.get(keyOf(path, shipmentId, type)),
    counts: () => ({
      failures,
      unsigned,
      callsToDead,
      repeated: [...seen.values()].reduce((sum, { calls }) => sum + calls - 1, 0),
      underTwoIds: [...seen].filter(([key, { ids }]) => isOnce(key) && ids.size !== 1).length,
    }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Updates of one shipment are sent once a minute, each as an event of its own. */
function isOnce(key: string): boolean {
  return STEPS.some(({ type }) => key.endsWith(` ${type}`));
}

function keyOf(path: string, shipmentId: string, type: string): string {
  return `${path} ${shipmentId} ${type}`;
}

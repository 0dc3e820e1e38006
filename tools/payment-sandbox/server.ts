import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerCall, type Busy } from './api/answer-call.ts';
import { answerBrowser } from './answer-browser.ts';
import { readAssets } from './assets.ts';
import type { SandboxConfig } from './config.ts';
import { answerControl, keptFaultSettings } from './control.ts';
import { newFaults } from './faults.ts';
import { parseJson } from './parse-json.ts';
import { startTaskRunner } from './run-tasks.ts';
import { openStore } from './store.ts';
import type { World } from './world.ts';

const LARGEST_BODY_BYTES = 256 * 1024;
/** Long after every client has given up. */
const HANGS_FOR_MS = 120_000;
/** Longer than a client's: one that reuses a connection we just closed sees it break. */
const KEPT_ALIVE_MS = 65_000;
/** Stripe forgets idempotency keys after a day. */
const KEYS_KEPT_MS = 24 * 60 * 60 * 1000;

export async function startSandbox(config: SandboxConfig) {
  const store = openStore(config.dataFolder);
  store.forgetAnswers(Date.now() - KEYS_KEPT_MS);
  const assets = readAssets();
  const busy: Busy = { keys: new Set(), objects: new Set() };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // a slow call whose sandbox was closed meanwhile
      if (!server.listening) return;
      console.error(`${request.method} ${pathOf(request)}`, error);
      if (!response.headersSent) respond(response, 500, 'application/json', UNKNOWN_ERROR);
      else response.destroy();
    });
  });
  server.keepAliveTimeout = KEPT_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;

  const world: World = {
    store,
    config,
    origin: config.origin ?? `http://localhost:${port}`,
    faults: newFaults(keptFaultSettings(store)),
    request: { id: null, idempotency_key: null },
    wake: () => tasks.wake(),
  };
  const tasks = startTaskRunner(world);
  tasks.wake();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request;
    const { pathname, search } = new URL(request.url ?? '/', 'http://sandbox');
    const body = await readBody(request);
    if (body === undefined) return respond(response, 413, 'text/plain', 'too large');

    if (pathname.startsWith('/v1/')) {
      const outcome = await answerCall(world, busy, {
        method,
        path: pathname,
        query: search.slice(1),
        body,
        authorization: headers.authorization,
        idempotencyKey: textOf(headers['idempotency-key']),
      });
      if (outcome === 'drop') return void request.socket.destroy();
      if (outcome === 'hang') {
        const timer = setTimeout(() => request.socket.destroy(), HANGS_FOR_MS);
        response.once('close', () => clearTimeout(timer));
        return;
      }
      return respond(response, outcome.status, 'application/json', outcome.body, outcome.headers);
    }
    if (pathname.startsWith('/control/')) {
      // a page of another origin cannot send this type without being asked first
      const isJson = headers['content-type']?.startsWith('application/json') === true;
      if (method === 'POST' && !isJson) return respond(response, 415, 'text/plain', 'send JSON');
      const { status, body: told } = answerControl(world, method, pathname, parseJson(body));
      return respond(response, status, 'application/json', JSON.stringify(told));
    }
    const shown = answerBrowser(world, assets, { method, url: request.url ?? '/', headers, body });
    respond(response, shown.status, shown.contentType, shown.content, shown.headers);
  }

  return {
    /** Where servers reach it. */
    url: `http://127.0.0.1:${port}`,
    /** Where browsers do. */
    origin: world.origin,
    async close(): Promise<void> {
      await tasks.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
    },
  };
}

const UNKNOWN_ERROR = JSON.stringify({
  error: { type: 'api_error', message: 'An unknown error occurred' },
});

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?')[0] ?? '';
}

function respond(
  response: ServerResponse,
  status: number,
  contentType: string,
  content: string | Buffer,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(content),
    'content-type': contentType,
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(content);
}

/** Undefined when it is larger than anything Stripe's calls need. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && header !== '' ? header : undefined;
}

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Proxy, startProxy } from '../chaos/deploy/proxy.ts';
import { type PortBlock, reservePorts } from '../installation/ports.ts';

const HAS_HAPROXY = existsSync('/usr/sbin/haproxy');

/** deploy/haproxy/waypost.cfg in a real HAProxy, before two web of different releases. */
describe.skipIf(!HAS_HAPROXY)('the HAProxy of deploy/', () => {
  const servers: Server[] = [];
  const asked: string[] = [];
  let folder: string;
  let block: PortBlock;
  let proxy: Proxy;
  let webPort = 0;
  let isDraining = false;

  function serve(name: string, port: number): void {
    const server = createServer((request, answer) => {
      const path = request.url ?? '';
      const isMissing = path.startsWith('/assets/')
        ? path !== `/assets/${name}.js`
        : path === '/no';
      if (path === '/readyz') answer.statusCode = isDraining && name === 'web1' ? 503 : 200;
      else {
        asked.push(`${name} ${path}`);
        answer.statusCode = isMissing ? 404 : 200;
      }
      answer.end(name);
    });
    servers.push(server.listen(port, '127.0.0.1'));
  }

  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${webPort}${path}`)).status;
  const askOften = async (path: string) =>
    new Set(await Promise.all(Array.from({ length: 10 }, () => ask(path))));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'waypost-haproxy-'));
    block = await reservePorts();
    const [web = 0, api = 0, api1 = 0, api2 = 0, web1 = 0, web2 = 0] = block.ports;
    webPort = web;
    serve('web1', web1);
    serve('web2', web2);
    proxy = await startProxy({
      folder,
      ports: { 3000: web, 3001: api, 3011: api1, 3012: api2, 3021: web1, 3022: web2 },
      webKnowsReadiness: true,
    });
    await proxy.waitUntilUp('web1');
    await proxy.waitUntilUp('web2');
  });

  afterAll(() => {
    proxy.stop();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    block.release();
    rmSync(folder, { recursive: true });
  });

  it('finds a script that only one of two releases has', async () => {
    expect(await askOften('/assets/web1.js')).toEqual(new Set([200]));
    expect(await askOften('/assets/web2.js')).toEqual(new Set([200]));
    expect(await ask('/assets/nobody.js')).toBe(404);
  });

  it('requests a missing page only once', async () => {
    asked.length = 0;
    expect(await ask('/no')).toBe(404);
    expect(asked).toHaveLength(1);
  });

  it('sends nothing to a process that drains', async () => {
    isDraining = true;
    await proxy.waitUntilDown('web1');
    asked.length = 0;
    await askOften('/');
    expect(new Set(asked)).toEqual(new Set(['web2 /']));
  });
});

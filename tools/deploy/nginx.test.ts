import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPortOpen } from '../services/background-process.ts';
import { reservePorts } from '../installation/ports.ts';

const CONFIG = readFileSync(new URL('../../deploy/nginx/waypost.conf', import.meta.url), 'utf8');
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path));
const MEGABYTE = 1024 * 1024;

type Seen = { process: 'api' | 'scans' | 'web'; headers: IncomingHttpHeaders; bytes: number };

/** deploy/nginx/waypost.conf in a real nginx, before servers that say what reached them. */
describe.skipIf(NGINX === undefined)('the nginx of deploy/', () => {
  let folder: string;
  let nginx: ChildProcess;
  let port: number;
  let release: () => void;
  const upstreams: Server[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'waypost-nginx-'));
    const { ports, release: releasePorts } = await reservePorts();
    release = releasePorts;
    const [plain = 0, secure = 0] = ports;
    port = secure;
    const [api, scans, web] = [await listen('api'), await listen('scans'), await listen('web')];
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=waypost.example',
      ].concat(['-keyout', key, '-out', certificate]),
      { stdio: 'ignore' },
    );
    const site = CONFIG.replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
      .replaceAll('127.0.0.1:3001', `127.0.0.1:${api}`)
      .replace('127.0.0.1:3006', `127.0.0.1:${scans}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${web}`)
      .replace('/etc/ssl/waypost/fullchain.pem', certificate)
      .replace('/etc/ssl/waypost/privkey.pem', key);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `user root; pid ${folder}/pid; error_log ${folder}/error.log; daemon off; events {}
       http { access_log off; ${temporary.join(' ')} ${site} }`,
    );
    nginx = spawn(NGINX ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
      stdio: 'ignore',
    });
    for (let tries = 0; !(await isPortOpen(port)); tries += 1) {
      if (tries > 100) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
      await sleep(100);
    }
  });

  afterAll(async () => {
    if (nginx.exitCode === null) {
      nginx.kill('SIGTERM');
      await new Promise((done) => nginx.once('exit', done));
    }
    for (const server of upstreams) {
      server.closeAllConnections();
      server.close();
    }
    release();
    rmSync(folder, { recursive: true });
  });

  async function listen(process: Seen['process']): Promise<number> {
    const server = createServer((incoming, answer) => {
      let bytes = 0;
      incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
      incoming.on('end', () => {
        const seen: Seen = { process, headers: incoming.headers, bytes };
        answer.setHeader('content-type', 'application/json');
        answer.end(JSON.stringify(seen));
      });
    });
    upstreams.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return (server.address() as AddressInfo).port;
  }

  function send(
    path: string,
    { headers = {}, bytes = 0 }: { headers?: Record<string, string>; bytes?: number } = {},
  ): Promise<{ status: number; seen: Seen | undefined }> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method: bytes > 0 ? 'POST' : 'GET',
          headers: { ...headers, ...(bytes > 0 && { 'content-length': bytes }) },
          rejectUnauthorized: false,
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          answer.on('end', () => {
            const status = answer.statusCode ?? 0;
            resolve({ status, seen: status === 200 ? (JSON.parse(text) as Seen) : undefined });
          });
        },
      );
      outgoing.on('error', (error) => {
        // a refused body is cut off while it is still being sent
        if ('code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET')) {
          resolve({ status: 413, seen: undefined });
        } else reject(error);
      });
      outgoing.end(Buffer.alloc(bytes));
    });
  }

  it.each(['/api/on-time', '/api/track/live', '/track', '/track/case', '/admin/bulk'])(
    'removes the headers of our own processes from a request to %s',
    async (path) => {
      const { seen } = await send(path, {
        headers: {
          'X-Waypost-Internal': 'guess',
          'X-Waypost-Client-Address': '203.0.113.9',
          'X-Waypost-Hop': 'b',
          'X-Waypost-Device': '{}',
          'X-Waypost-Staff': '{}',
          'X-Waypost-Live-Viewer': 'guess 1',
          'X-Forwarded-For': '203.0.113.9',
        },
      });
      const names = Object.keys(seen?.headers ?? {});
      expect(names.filter((name) => name.startsWith('x-waypost-'))).toEqual([]);
      expect(seen?.headers['x-forwarded-for']).toBe('127.0.0.1');
    },
  );

  it.each([
    [
      'a table of 20 MB by the api',
      '/api/admin/bulk-uploads/0192f0c1-0000-7000-8000-000000000000',
      20 * MEGABYTE,
      'api',
    ],
    ['a table of 20 MB by a form', '/admin/bulk', 20 * MEGABYTE + 2_000, 'web'],
    ['five files of 10 MB by a form', '/track/case', 50 * MEGABYTE + 10_000, 'web'],
    [
      'one file of 10 MB by the api',
      '/api/track/party/WP00/files/0192f0c1-0000-7000-8000-000000000000',
      10 * MEGABYTE,
      'api',
    ],
  ])('takes %s', async (_what, path, bytes, process) => {
    const { status, seen } = await send(path, { bytes });
    expect(status).toBe(200);
    expect(seen).toMatchObject({ process, bytes });
  });

  it('sends scans to their own process, and to the api while that is down', async () => {
    expect((await send('/api/scans', { bytes: 100 })).seen?.process).toBe('scans');
    expect((await send('/api/scans/unmatched')).seen?.process).toBe('api');
    const [, scans] = upstreams;
    scans?.closeAllConnections();
    await new Promise((done) => scans?.close(done));
    expect((await send('/api/scans', { bytes: 100 })).seen?.process).toBe('api');
  });

  it.each(['/api/shipments/quote', '/contact'])('refuses 11 MB for %s', async (path) => {
    expect((await send(path, { bytes: 11 * MEGABYTE })).status).toBe(413);
  });
});

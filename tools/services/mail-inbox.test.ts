import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reservePorts } from '../installation/ports.ts';
import { stopInBackground } from './background-process.ts';
import { folderOf, startMailInbox } from './background-services.ts';

describe('the development inbox', () => {
  let dataDir: string;
  let webPort: number;
  let release: () => void;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'waypost-inbox-'));
    const { ports, release: releasePorts } = await reservePorts();
    release = releasePorts;
    const [smtpPort = 0, web = 0] = ports;
    webPort = web;
    await startMailInbox({ dataDir, webPort, smtpPort });
  }, 60_000);

  afterAll(async () => {
    await stopInBackground(folderOf(dataDir, 'mail'));
    release();
    rmSync(dataDir, { recursive: true });
  });

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; allowed: unknown; body: string }>((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port: webPort, path, headers, method },
        (answer) => {
          let body = '';
          answer.setEncoding('utf8').on('data', (text: string) => (body += text));
          answer.on('end', () => {
            const allowed = answer.headers['access-control-allow-origin'];
            resolve({ status: answer.statusCode ?? 0, allowed, body });
          });
        },
      );
      asked.on('error', reject);
      asked.end();
    });

  it('answers programs of this machine', async () => {
    expect(await ask('/api/email')).toMatchObject({ status: 200, body: '[]' });
  });

  it('answers its own page', async () => {
    const origin = `http://127.0.0.1:${webPort}`;
    expect(await ask('/api/email', { origin })).toMatchObject({ status: 200 });
  });

  it('refuses pages of other sites, which could read every code', async () => {
    for (const method of ['GET', 'OPTIONS', 'DELETE']) {
      const answer = await ask('/api/email', { origin: 'https://evil.example' }, method);
      expect(answer).toMatchObject({ status: 403, allowed: undefined });
    }
    expect((await ask('/api/email', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('refuses a foreign host name that resolves to this machine', async () => {
    expect((await ask('/api/email', { host: `evil.example:${webPort}` })).status).toBe(403);
  });

  it('shows the mails at its address', async () => {
    const { status, body } = await ask('/');
    expect(status).toBe(200);
    expect(body).toContain('<title>Inbox</title>');
  });
});

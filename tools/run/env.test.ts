import {
  copyFileSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reservePorts } from '../installation/ports.ts';
import { loadEnvironment } from './env.ts';

const EXAMPLE = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
const USUAL = [54329, 63799, 3003, 1080, 1025, 3001, 3004, 3000, 3005];

describe('the ports of a checkout', () => {
  let root: string;
  let usual: readonly number[];
  let release: () => void;
  const servers: Server[] = [];

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'waypost-checkout-'));
    ({ ports: usual, release } = await reservePorts());
    // The real usual ports may be in use on this machine: an example with ports of this test.
    const example = USUAL.reduce(
      (text, port, index) => text.replaceAll(new RegExp(`\\b${port}\\b`, 'g'), `${usual[index]}`),
      EXAMPLE,
    );
    writeFileSync(join(root, '.env.example'), example);
    vi.stubEnv('XDG_STATE_HOME', join(root, 'state'));
  });

  afterEach(async () => {
    for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
    vi.unstubAllEnvs();
    release();
    rmSync(root, { recursive: true });
  });

  const load = (real: NodeJS.ProcessEnv = {}) => loadEnvironment({ root, real });
  const takeUsualPort = async (index: number) => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(usual[index], '127.0.0.1', done));
    servers.push(server);
  };

  it('are the usual ones in the first checkout', () => {
    expect(load()).toMatchObject({
      POSTGRES_PORT: `${usual[0]}`,
      WEB_PORT: `${usual[7]}`,
      PUBLIC_ORIGIN: `http://localhost:${usual[7]}`,
    });
  });

  it('are others if a program uses one of the usual ports, and stay the same afterwards', async () => {
    await takeUsualPort(0);
    const env = load();
    const port = Number(env['POSTGRES_PORT']);
    expect(usual).not.toContain(port);
    expect(env).toMatchObject({
      DATABASE_OWNER_URL: `postgres://waypost_owner:waypost@127.0.0.1:${port}/waypost`,
      DATABASE_TEST_API_URL: `postgres://waypost_api:waypost@127.0.0.1:${port}/waypost_test`,
      DATABASE_ADMIN_URL: `postgres://postgres:waypost@127.0.0.1:${port}/postgres`,
      REDIS_URL: `redis://127.0.0.1:${port + 1}`,
      S3_ENDPOINT: `http://127.0.0.1:${port + 2}`,
      MAIL_WEB_PORT: `${port + 3}`,
      SMTP_URL: `smtp://127.0.0.1:${port + 4}`,
      API_URL: `http://127.0.0.1:${port + 5}`,
      STRIPE_WEBHOOK_URL: `http://127.0.0.1:${port + 5}/api/payments/webhook`,
      WORKER_PORT: `${port + 6}`,
      PUBLIC_ORIGIN: `http://localhost:${port + 7}`,
      PAYMENT_SANDBOX_PARENT_ORIGINS: `http://localhost:${port + 7} http://127.0.0.1:${port + 7}`,
      PAYMENT_SANDBOX_ORIGIN: `http://localhost:${port + 8}`,
    });
    for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
    expect(load()['POSTGRES_PORT']).toBe(`${port}`);
  });

  it('are others in a second checkout, even while nothing runs in the first', () => {
    const second = join(root, 'second');
    mkdirSync(second);
    copyFileSync(join(root, '.env.example'), join(second, '.env.example'));
    expect(load()['POSTGRES_PORT']).toBe(`${usual[0]}`);
    const others = loadEnvironment({ root: second, real: {} });
    expect(usual).not.toContain(Number(others['POSTGRES_PORT']));
    expect(load()['POSTGRES_PORT']).toBe(`${usual[0]}`);
  });

  it('are released when the checkout that had them is deleted', () => {
    const gone = join(root, 'gone');
    mkdirSync(gone);
    copyFileSync(join(root, '.env.example'), join(gone, '.env.example'));
    expect(loadEnvironment({ root: gone, real: {} })['WEB_PORT']).toBe(`${usual[7]}`);
    rmSync(gone, { recursive: true });
    const anHourAgo = new Date(Date.now() - 3_600_000);
    lutimesSync(join(root, `state/waypost/ports/${usual[0]}`), anHourAgo, anHourAgo);
    expect(load()['WEB_PORT']).toBe(`${usual[7]}`);
  });

  it('stay the usual ones for a database from before ports were chosen', async () => {
    mkdirSync(join(root, '.data/postgres'), { recursive: true });
    await takeUsualPort(0);
    expect(load()['POSTGRES_PORT']).toBe(`${usual[0]}`);
  });

  it('are not chosen for services that somebody else runs', async () => {
    await takeUsualPort(0);
    expect(load({ WAYPOST_SERVICES: 'external' })['POSTGRES_PORT']).toBe(`${usual[0]}`);
  });

  it('follow PORT_BASE, and every address follows them', () => {
    expect(load({ PORT_BASE: '25000' })).toMatchObject({
      POSTGRES_PORT: '25000',
      DATABASE_API_URL: 'postgres://waypost_api:waypost@127.0.0.1:25000/waypost',
      API_URL: 'http://127.0.0.1:25005',
    });
  });

  it('can be set one by one in .env, and addresses that are not set follow', () => {
    writeFileSync(
      join(root, '.env'),
      'POSTGRES_PORT=25100\nDATABASE_API_URL=postgres://me@127.0.0.1:9/x\n',
    );
    const env = load();
    expect(env['DATABASE_API_URL']).toBe('postgres://me@127.0.0.1:9/x');
    expect(env['DATABASE_WORKER_URL']).toContain(':25100/');
    expect(env['WEB_PORT']).toBe(`${usual[7]}`);
  });

  it('in the real environment override every address in .env', () => {
    writeFileSync(
      join(root, '.env'),
      'POSTGRES_PORT=25100\nDATABASE_API_URL=postgres://me@127.0.0.1:25100/x\n',
    );
    expect(load({ PORT_BASE: '25000' })['DATABASE_API_URL']).toContain(':25000/');
  });
});

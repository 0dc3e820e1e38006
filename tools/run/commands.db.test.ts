import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEnvironment } from './env.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${REPOSITORY}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};

const SECOND_KEY = `A key of the second checkout ${process.pid} ${Date.now()}`;

/** Runs a script of package.json as pnpm does. */
function run(name: string, args: string[], env: NodeJS.ProcessEnv) {
  const command = `${scripts[name]} "$@"`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command, name, ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, PATH: `${REPOSITORY}node_modules/.bin:${process.env['PATH']}`, ...env },
    encoding: 'utf8',
    timeout: 110_000,
  });
  return { status, stdout, stderr };
}

describe('a checkout whose addresses point at the database of another one', () => {
  // Other data, so other services; the ports are those of this checkout.
  let dataDir: string;
  let own: NodeJS.ProcessEnv;
  beforeAll(() => {
    own = loadEnvironment();
    dataDir = mkdtempSync(join(tmpdir(), 'waypost-second-'));
    // services that have just been started hold an empty database
    const { status, stderr } = run('migrate', ['--without-places'], own);
    if (status !== 0) throw new Error(stderr);
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it.each([
    ['keys', ['create', '--name', SECOND_KEY]],
    ['staff', ['create', '--email', 'second-checkout@example.com']],
    ['seed', ['--shipments', '1', '--seed', '977']],
    ['migrate', ['--without-places']],
    ['places', ['load']],
    ['generate', []],
    ['test', ['--project', 'db', 'apps/server/src/platform/binary-arrays.db.test.ts']],
  ])('refuses pnpm %s in plain words', async (name, args) => {
    const { status, stdout, stderr } = run(name, args, {
      WAYPOST_SERVICES: 'local',
      WAYPOST_DATA_DIR: dataDir,
      POSTGRES_PORT: own['POSTGRES_PORT'],
    });
    expect(`${stdout}${stderr}`).toContain('not the database of this checkout');
    expect(status).toBeGreaterThan(0);
    expect(`${stdout}${stderr}`).not.toMatch(name === 'test' ? /(?!)/ : /\n\s+at /);
    const client = new pg.Client(own['DATABASE_OWNER_URL']);
    await client.connect();
    const { rows } = await client.query(
      'SELECT count(*)::int AS made FROM sources WHERE name = $1',
      [SECOND_KEY],
    );
    await client.end();
    expect(rows).toEqual([{ made: 0 }]);
  });

  it('accepts services that somebody else runs', () => {
    const { status } = run('keys', ['revoke', '00000000-0000-7000-8000-000000000000'], {
      ...own,
      WAYPOST_SERVICES: 'external',
      WAYPOST_DATA_DIR: dataDir,
    });
    // the key is unknown, so that database was asked
    expect(status).toBe(2);
  });
});

describe('every command of package.json', () => {
  const all = Object.keys(scripts);
  /** Programs of others, whose usage does not name our command. */
  const others = ['format', 'e2e', 'e2e:dev'];
  const STACK = /^\s+at .*:\d+:\d+\)?$/m;

  it.each(all)('prints how to use it for pnpm %s --help', (name) => {
    const { status, stdout, stderr } = run(name, ['--help'], {});
    expect(stderr).toBe('');
    expect(stdout).toMatch(others.includes(name) ? /Usage/ : new RegExp(`pnpm ${name}`));
    expect(status).toBe(0);
  });

  it.each(all)('answers a wrong option of pnpm %s with one line and its usage', (name) => {
    const { status, stdout, stderr } = run(name, ['--nonsense'], {});
    expect(stdout).not.toMatch(STACK);
    expect(stderr).not.toMatch(STACK);
    expect(`${stdout}${stderr}`).toContain('nonsense');
    expect(stderr).toMatch(others.includes(name) ? /nonsense/ : new RegExp(`pnpm ${name}`));
    expect(status).toBeGreaterThan(0);
  });

  it.each([
    ['bench', ['track', '--nonsense']],
    ['chaos', ['scans', '--seed', 'many']],
    ['proof', ['quotes', '--nonsense']],
    ['sim', ['--speed', 'fast']],
    ['nightly', ['--only']],
    ['shots', ['--out']],
    ['keys', ['frobnicate']],
    ['staff', []],
  ])('answers a wrong argument of pnpm %s with its usage', (name, args) => {
    const { status, stdout, stderr } = run(name, args, {});
    expect(stdout).toBe('');
    expect(stderr).not.toMatch(STACK);
    expect(stderr).toMatch(new RegExp(`pnpm ${name}`));
    expect(status).toBe(2);
  });
});

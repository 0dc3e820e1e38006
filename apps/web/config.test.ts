import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'));

test('the example environment is complete for the web process', () => {
  expect(readConfig(example)).toMatchObject({ WEB_PORT: 3000, TRUSTED_PROXY_HOPS: 0 });
});

test('the configured origin has no path', () => {
  const config = readConfig({ ...example, PUBLIC_ORIGIN: 'https://waypost.example/' });
  expect(config.PUBLIC_ORIGIN).toBe('https://waypost.example');
});

test('developer tools are on by default, except in production', () => {
  const toolsOf = (env: NodeJS.ProcessEnv) =>
    readConfig({ ...example, WAYPOST_DEMO: 'on', ...env }).DEVELOPER_TOOLS;
  expect(toolsOf({ NODE_ENV: 'development' })).toBe(true);
  expect(toolsOf({ NODE_ENV: 'production' })).toBe(false);
  expect(toolsOf({ NODE_ENV: 'production', DEVELOPER_TOOLS: 'on' })).toBe(true);
  expect(toolsOf({ NODE_ENV: 'development', DEVELOPER_TOOLS: 'off' })).toBe(false);
});

test('a carrier that is not a simulation turns the notice off', () => {
  expect(readConfig(example).SIMULATION_NOTICE).toBe(true);
  expect(readConfig({ ...example, SIMULATION_NOTICE: 'off' }).SIMULATION_NOTICE).toBe(false);
});

test('there is no tile provider by default, and a configured one must name its tiles', () => {
  expect(readConfig(example).MAP_TILE_URL).toBe('');
  const url = 'https://tiles.example/{z}/{x}/{y}.png?key=1';
  expect(readConfig({ ...example, MAP_TILE_URL: url }).MAP_TILE_URL).toBe(url);
  for (const wrong of ['https://tiles.example/', 'javascript:{z}{x}{y}', '/{z}/{x}/{y}']) {
    expect(() => readConfig({ ...example, MAP_TILE_URL: wrong })).toThrow('MAP_TILE_URL');
  }
});

test('the address of Open in Maps must be a web address with a place', () => {
  expect(readConfig(example).MAPS_SEARCH_URL).toContain('{lat}');
  for (const wrong of ['https://maps.example/', 'javascript:alert({lat},{lon})']) {
    expect(() => readConfig({ ...example, MAPS_SEARCH_URL: wrong })).toThrow('MAPS_SEARCH_URL');
  }
});

test('all configuration faults are reported at once', () => {
  expect(() => readConfig({ WEB_PORT: 'x', INTERNAL_SECRET: 'short' })).toThrow(
    /WEB_PORT[\s\S]*API_URL[\s\S]*PUBLIC_ORIGIN[\s\S]*INTERNAL_SECRET/,
  );
});

test('production refuses the sample secret and the payment sandbox, both at once', () => {
  const production = { ...example, NODE_ENV: 'production' };
  expect(() => readConfig(production)).toThrow(/INTERNAL_SECRET[\s\S]*STRIPE_PUBLISHABLE_KEY/);
  expect(readConfig({ ...production, WAYPOST_DEMO: 'on' }).WAYPOST_DEMO).toBe(true);
  const own = { INTERNAL_SECRET: 'x'.repeat(40), STRIPE_PUBLISHABLE_KEY: 'pk_live_x' };
  expect(readConfig({ ...production, ...own }).WAYPOST_DEMO).toBe(false);
});

test('deploy/environment/web.env is all that web needs in production', () => {
  const file = new URL('../../deploy/environment/web.env', import.meta.url);
  const given = parseEnv(readFileSync(file, 'utf8'));
  const filledIn = { INTERNAL_SECRET: 'x'.repeat(40), STRIPE_PUBLISHABLE_KEY: 'pk_live_x' };
  expect(readConfig({ NODE_ENV: 'production', ...given, ...filledIn })).toMatchObject({
    SIMULATION_NOTICE: false,
  });
});

test('the internal secret is read from a file without its line end, and refused if set twice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-web-'));
  const INTERNAL_SECRET_FILE = join(folder, 'secret');
  writeFileSync(INTERNAL_SECRET_FILE, `${'s'.repeat(40)}\n`);
  const { INTERNAL_SECRET: sample, ...rest } = example;
  expect(readConfig({ ...rest, INTERNAL_SECRET_FILE }).INTERNAL_SECRET).toBe('s'.repeat(40));
  expect(() => readConfig({ ...rest, INTERNAL_SECRET: sample, INTERNAL_SECRET_FILE })).toThrow(
    'both INTERNAL_SECRET and INTERNAL_SECRET_FILE',
  );
  rmSync(folder, { recursive: true });
});

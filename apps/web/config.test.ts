import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'));

test('the example environment is complete for the web process', () => {
  expect(readConfig(example)).toMatchObject({ WEB_PORT: 3000, TRUSTED_PROXY_HOPS: 0 });
});

test('the origin is kept without a path', () => {
  const config = readConfig({ ...example, PUBLIC_ORIGIN: 'https://waypost.example/' });
  expect(config.PUBLIC_ORIGIN).toBe('https://waypost.example');
});

test('all faults are told at once', () => {
  expect(() => readConfig({ WEB_PORT: 'x', INTERNAL_SECRET: 'short' })).toThrow(
    /WEB_PORT[\s\S]*API_URL[\s\S]*PUBLIC_ORIGIN[\s\S]*INTERNAL_SECRET/,
  );
});

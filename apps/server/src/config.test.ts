import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'));

describe('the configuration', () => {
  it('accepts .env.example', () => {
    expect(readConfig({}, example)).toMatchObject({ API_PORT: 3001, NODE_ENV: 'development' });
  });

  it('reports all faults at once', () => {
    const faulty = {
      ...example,
      API_PORT: 'x',
      INTERNAL_SECRET: 'short',
      PUBLIC_ORIGIN: 'nowhere',
    };
    const read = () => readConfig({}, faulty);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/API_PORT[\s\S]*PUBLIC_ORIGIN[\s\S]*INTERNAL_SECRET/);
  });

  it('runs without Valkey when its address is empty', () => {
    expect(readConfig({}, { ...example, REDIS_URL: '' }).REDIS_URL).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApi } from './build-api.ts';
import { useTestServer } from './testing/test-server.ts';

const server = useTestServer();
const apps: Record<string, FastifyInstance> = {};

beforeAll(async () => {
  for (const API_ROLE of ['scans', 'public'] as const) {
    const ctx = { ...server.ctx, config: { ...server.ctx.config, API_ROLE } };
    apps[API_ROLE] = await buildApi(ctx);
  }
});

afterAll(async () => {
  for (const app of Object.values(apps)) await app.close();
});

async function statusOf(role: string, method: 'GET' | 'POST', url: string) {
  const headers = { authorization: `Bearer ${server.deviceKey}` };
  const payload = method === 'POST' ? { scans: [] } : undefined;
  return (await apps[role]?.inject({ method, url, headers, ...(payload && { payload }) }))
    ?.statusCode;
}

describe('an api with a role', () => {
  it('takes scans and nothing else as scans', async () => {
    expect(await statusOf('scans', 'POST', '/api/scans')).not.toBe(404);
    expect(await statusOf('scans', 'GET', '/api/on-time')).toBe(404);
    expect(await statusOf('scans', 'GET', '/readyz')).toBe(200);
  });

  it('takes everything but scans as public', async () => {
    expect(await statusOf('public', 'POST', '/api/scans')).toBe(404);
    expect(await statusOf('public', 'GET', '/api/on-time')).not.toBe(404);
    expect(await statusOf('public', 'GET', '/readyz')).toBe(200);
  });
});

import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { drain } from './drain.ts';
import { answerReadiness, buildHealthServer } from './health-server.ts';
import { createWebMetrics, kindOf } from './metrics.ts';

describe('the web process', () => {
  it('serves on while it drains, and reports on both ports that it is not ready', async () => {
    const readiness = { isDraining: false };
    const site = fastify();
    site.get('/readyz', (_request, reply) => answerReadiness(reply, readiness));
    site.get('/', () => 'a page');
    const health = buildHealthServer(createWebMetrics(), readiness);
    const siteUrl = await site.listen({ port: 0, host: '127.0.0.1' });
    const healthUrl = await health.listen({ port: 0, host: '127.0.0.1' });
    const statusOf = async (url: string) => (await fetch(url)).status;
    expect(await statusOf(`${siteUrl}/readyz`)).toBe(200);

    const toldAt = performance.now();
    const draining = drain({ site, health }, readiness, 0.5);
    expect(await statusOf(`${siteUrl}/readyz`)).toBe(503);
    expect(await statusOf(`${healthUrl}/readyz`)).toBe(503);
    expect(await statusOf(siteUrl)).toBe(200);
    await draining;
    expect(performance.now() - toldAt).toBeGreaterThan(490);
    await expect(fetch(siteUrl)).rejects.toThrow('fetch failed');
  });

  it("publishes its metrics on the operators' port only", async () => {
    const metrics = createWebMetrics();
    metrics.requests.observe({ route: 'page', status: 200 }, 0.02);
    const health = buildHealthServer(metrics, { isDraining: false });
    const { body } = await health.inject('/metrics');
    expect(body).toContain('waypost_http_request_seconds_count{route="page",status="200"} 1');
    expect(kindOf('/metrics')).toBe('health');
  });

  it('labels routes by kind, however many files and pages there are', () => {
    expect(kindOf('*')).toBe('page');
    expect(kindOf('/track/case')).toBe('page');
    expect(kindOf('/assets/root-BxW1.js')).toBe('file');
    expect(kindOf('/api/*')).toBe('api');
    expect(kindOf('/api/track/live')).toBe('live');
    expect(kindOf('/readyz')).toBe('health');
  });
});

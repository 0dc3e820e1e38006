import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let api: Server;
let answer: { status: number; body: object };

beforeAll(async () => {
  api = createServer((_request, reply) => {
    reply.writeHead(answer.status, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  vi.stubEnv('API_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  api.close();
});

async function open(status: number, body: object): Promise<unknown> {
  answer = { status, body };
  // its settings are read when it is imported
  const { loader } = await import('./open-link.ts');
  const request = new Request('http://localhost/t/some-token');
  return loader({ request, params: { token: 'some-token' } } as Parameters<typeof loader>[0]);
}

describe('a party link', () => {
  it('leads to the shipment', async () => {
    const opened = await open(200, { trackingNumber: 'WP0000000000000', role: 'recipient' });
    expect((opened as Response).headers.get('location')).toBe('/track?ref=WP0000000000000');
  });

  it('shows the error page while a cell is away, and leads to the form only when it is wrong', async () => {
    const away = open(503, { code: 'temporarily_unavailable' });
    await expect(away).rejects.toMatchObject({
      data: { code: 'temporarily_unavailable' },
      init: { status: 503 },
    });
    const wrong = await open(404, { code: 'link_invalid' });
    expect((wrong as Response).headers.get('location')).toBe('/track');
  });
});

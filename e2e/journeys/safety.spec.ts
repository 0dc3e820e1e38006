import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import type { APIRequestContext } from '@playwright/test';
import { readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { PUBLIC_PAGES } from '../public-pages.ts';

const PAGES = [...PUBLIC_PAGES, '/track?ref=WP12', '/receipt/none', '/nothing'];

test('every page allows scripts by nonce only, with a new nonce each time', async ({ request }) => {
  const nonces = new Set<string>();
  for (const path of [...PAGES, ...PAGES]) {
    const answer = await request.get(path);
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    const nonce = /'nonce-([^']{20,})'/.exec(policy)?.[1] ?? '';
    nonces.add(nonce);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('http');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    const scripts = (await answer.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  }
  expect(nonces.size).toBe(2 * PAGES.length);
});

test('a form posted from another site is refused', async ({ request }) => {
  const answer = await request.post('/services/express', {
    headers: { origin: 'http://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    form: { type: 'parcel' },
  });
  expect([400, 403]).toContain(answer.status());
});

test('one client is limited after 61 misses, and a real number is still answered', async ({
  request,
}) => {
  test.skip(externalUrl !== undefined, 'needs a client address of its own');
  const client = { 'x-forwarded-for': '203.0.113.61' };
  const statuses = await missTimes(request, client, 61);
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(404));
  expect(statuses[60]).toBe(429);

  const [number = ''] = await readColumn('SELECT tracking_number FROM shipments LIMIT 1');
  const hit = await request.get(`/api/shipments/track/${number}`, { headers: client });
  expect(hit.status()).toBe(200);

  const page = await request.get(`/track?ref=${unusedNumber()}`, { headers: client });
  expect(page.status()).toBe(429);
  expect(await page.text()).toContain('Too many look-ups');

  const other = { 'x-forwarded-for': '203.0.113.62' };
  expect(await missTimes(request, other, 1)).toEqual([404]);
});

test('mistyped numbers do not count as misses', async ({ request }) => {
  test.skip(externalUrl !== undefined, 'needs a client address of its own');
  const client = { 'x-forwarded-for': '203.0.113.63' };
  const good = unusedNumber();
  const mistyped = good.slice(0, -1) + (good.endsWith('7') ? '8' : '7');
  for (let call = 0; call < 70; call += 1) {
    const answer = await request.get(`/api/shipments/track/${mistyped}`, { headers: client });
    expect(answer.status()).toBe(400);
  }
  expect(await missTimes(request, client, 1)).toEqual([404]);
});

function unusedNumber(): string {
  return makeTrackingNumber(9, crypto.getRandomValues(new Uint8Array(8)));
}

async function missTimes(
  request: APIRequestContext,
  headers: Record<string, string>,
  times: number,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let call = 0; call < times; call += 1) {
    const answer = await request.get(`/api/shipments/track/${unusedNumber()}`, { headers });
    statuses.push(answer.status());
  }
  return statuses;
}

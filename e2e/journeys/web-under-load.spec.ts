import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import type { APIRequestContext } from '@playwright/test';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { openRequest, openRequests } from '../open-requests.ts';

test.skip(externalUrl !== undefined, 'needs client addresses of its own');

/** More than the 128 connections that a pool has by default. */
const MANY = 300;
const STREAMS_PER_CLIENT = 200;

function streamFrom(client: string): string {
  return (
    `GET /api/track/live?refs=${SAMPLE_NUMBERS.inTransit} HTTP/1.1\r\nhost: x\r\n` +
    `x-forwarded-for: ${client}\r\n\r\n`
  );
}

async function expectApiAnswers(request: APIRequestContext): Promise<void> {
  const answer = await request.get('/api/on-time', { timeout: 5_000 });
  expect(answer.status()).toBe(200);
}

test('300 open tracking pages do not block other api calls through web', async ({
  request,
  baseURL,
}) => {
  const streams = openRequests(MANY, baseURL, (index) => streamFrom(`10.7.0.${index % 250}`));
  await expect.poll(() => streams.answered(200), { timeout: 20_000 }).toBe(MANY);
  await expectApiAnswers(request);
  streams.close();
});

test('300 request bodies that never end do not block api calls through web', async ({
  request,
  baseURL,
}) => {
  const bodies = openRequests(
    MANY,
    baseURL,
    (index) =>
      `POST /api/shipments/quote HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 10.8.0.${index % 250}\r\n` +
      'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  );
  // enough for all of them to have reached the api
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await expectApiAnswers(request);
  bodies.close();
});

test('one client cannot open more than 200 tracking streams, however fast it tries', async ({
  request,
  baseURL,
}) => {
  const streams = openRequests(MANY, baseURL, () => streamFrom('10.9.0.1'));
  await expect
    .poll(() => streams.answered(200) + streams.answered(503), { timeout: 20_000 })
    .toBe(MANY);
  expect(streams.answered(200)).toBe(STREAMS_PER_CLIENT);
  await expectApiAnswers(request);
  streams.close();

  const later = () => {
    const stream = openRequest(baseURL, streamFrom('10.9.0.1'));
    return expect.poll(stream.received, { timeout: 2_000 }).toMatch(/^HTTP\/1\.1 200 /);
  };
  await expect(later, 'places are free again once streams have closed').toPass();
});

for (const { path, cookie } of [
  { path: '/track/case?ref=WP', cookie: '__Host-waypost-party=invented' },
  { path: '/track/case?ref=WP', cookie: '__Host-waypost-session=invented' },
  { path: '/admin/bulk', cookie: '__Host-waypost-staff=invented' },
]) {
  test(`an upload to ${path} with an invented ${cookie} is turned away before its body is read`, async ({
    baseURL,
  }) => {
    const upload = openRequest(
      baseURL,
      `POST ${path} HTTP/1.1\r\nhost: x\r\norigin: ${baseURL}\r\ncookie: ${cookie}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 20000000\r\n\r\n',
    );
    await expect.poll(upload.received).toMatch(/^HTTP\/1\.1 303 /);
    upload.close();
  });
}

test('a form posted to //host/path is compared with our own origin, not with that host', async ({
  baseURL,
}) => {
  const form = openRequest(
    baseURL,
    'POST //evil.example/language HTTP/1.1\r\nhost: x\r\norigin: http://evil.example\r\n' +
      'content-type: application/x-www-form-urlencoded\r\ncontent-length: 7\r\n\r\ncode=de',
  );
  await expect.poll(form.received).toMatch(/^HTTP\/1\.1 4\d\d /);
  form.close();
});

import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PublicTracking } from '@waypost/contract';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../../build-api.ts';
import { inTransaction } from '../../../platform/database.ts';
import { createNudges, type Nudges } from '../../../platform/nudges.ts';
import { connectRedis, type RedisClient } from '../../../platform/redis.ts';
import { bookShipment } from '../../../testing/builders.ts';
import { cloneTemplate, dropDatabase, urlOf } from '../../../testing/scratch-database.ts';
import { openForwarder } from '../../../testing/server-pair.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { createTestContextWithJobs, type TestContext } from '../../../testing/test-context.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { noteErased } from '../shipments/index.ts';

const { config, adminUrl } = testConfig();
/** Valkey outlives the run, and counts misses by client. */
const newClient = () =>
  `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
const CLIENT = newClient();

type Api = TestContext & { app: FastifyInstance };
let primaryLine: Awaited<ReturnType<typeof openForwarder>>;
let redisLine: Awaited<ReturnType<typeof openForwarder>>;
let live: string;
let lagging: string;
/** Its standby has everything. */
let api: Api;
/** Its standby is a copy of the database from before every erasure. */
let behind: Api;
/** Has no standby. */
let alone: Api;
/** Of the process that erases, which has a line of its own to Valkey. */
let eraser: { context: TestContext; redis: RedisClient; nudges: Nudges };
let parcels: string[];

async function openApi(settings: TestContext['ctx']['config'] | object): Promise<Api> {
  const through = new URL(urlOf(config.DATABASE_API_URL, live));
  through.port = `${primaryLine.port}`;
  const context = await createTestContextWithJobs({
    databaseUrl: through.href,
    settings: { REDIS_URL: `redis://127.0.0.1:${redisLine.port}`, ...settings },
  });
  return { ...context, app: await buildApi(context.ctx) };
}

async function closeApi({ app, close }: Api): Promise<void> {
  await app.close();
  await close();
}

beforeAll(async () => {
  primaryLine = await openForwarder(Number(new URL(config.DATABASE_API_URL).port));
  redisLine = await openForwarder(Number(new URL(config.REDIS_URL ?? '').port));
  live = await cloneTemplate(adminUrl);
  const booking = await openApi({});
  parcels = [];
  for (let n = 0; n < 7; n += 1) {
    parcels.push((await bookShipment(booking as unknown as TestServer)).trackingNumber);
  }
  await closeApi(booking);
  lagging = `${live}_lagging`;
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${lagging} TEMPLATE ${live} OWNER waypost_owner`);
  await admin.end();

  api = await openApi({ DATABASE_READ_URL: urlOf(config.DATABASE_API_URL, live) });
  behind = await openApi({ DATABASE_READ_URL: urlOf(config.DATABASE_API_URL, lagging) });
  alone = await openApi({});
  const context = await createTestContextWithJobs({
    databaseUrl: urlOf(config.DATABASE_WORKER_URL, live),
    settings: { REDIS_URL: null },
  });
  const url = `redis://127.0.0.1:${redisLine.port}`;
  const redis = connectRedis(url, context.ctx.log);
  eraser = { context, redis, nudges: createNudges(null, redis, context.ctx.log) };
  await untilConnected(true);
});

afterEach(async () => {
  bringRedisBack();
  await comeBack();
  await untilConnected(true);
});

afterAll(async () => {
  for (const each of [api, behind, alone]) await closeApi(each);
  eraser.redis.disconnect();
  await eraser.context.close();
  primaryLine.close();
  redisLine.close();
  await dropDatabase(adminUrl, lagging);
  await dropDatabase(adminUrl, live);
});

async function untilConnected(isConnected: boolean): Promise<void> {
  const all = () => [api, behind, alone].map(({ ctx }) => ctx.nudges.isConnected());
  while (all().some((connected) => connected !== isConnected)) await delay(20);
  if (!isConnected) return;
  while (eraser.redis.status !== 'ready') await delay(20);
}

function bringRedisBack(): void {
  redisLine.leadTo(Number(new URL(config.REDIS_URL ?? '').port), 'stay');
}

function takePrimaryAway(): void {
  primaryLine.leadTo(1, 'end');
}

async function comeBack(): Promise<void> {
  primaryLine.leadTo(Number(new URL(config.DATABASE_API_URL).port), 'stay');
  while ([api, behind, alone].some(({ ctx }) => ctx.reads.isPrimaryAway())) await delay(20);
}

const track = ({ app }: Api, ref = '', remoteAddress = CLIENT) =>
  app.inject({ url: `/api/shipments/track/${ref}`, remoteAddress });

/** Ends when the erasure may be confirmed. */
async function erase(trackingNumber = ''): Promise<void> {
  const { db } = eraser.context.ctx;
  const { id } = await db
    .selectFrom('shipments')
    .select('id')
    .where('trackingNumber', '=', trackingNumber)
    .executeTakeFirstOrThrow();
  await eraser.nudges.publishErased(await inTransaction(db, (tx) => noteErased(tx, [id])));
}

describe('a look-up while the primary is away', () => {
  it('is answered by a standby, says so, and cannot be taken for a current one', async () => {
    const before = await track(api, parcels[0]);
    expect(before.json()).toMatchObject({ asOf: null });
    takePrimaryAway();
    const answer = await track(api, parcels[1]);
    expect(answer.statusCode).toBe(200);
    const { asOf } = PublicTracking.parse(answer.json());
    expect(asOf?.source).toBe('standby');
    expect(Math.abs(Date.now() - Date.parse(asOf?.at ?? ''))).toBeLessThan(60_000);
    expect(answer.headers['etag']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
    await comeBack();
    expect((await track(api, parcels[1])).json()).toMatchObject({ asOf: null });
  });

  it('answers an unknown number with "try again", and counts it as a miss', async () => {
    takePrimaryAway();
    await track(api, parcels[0]);
    const guesser = newClient();
    const statuses = new Map<number, number>();
    for (let n = 0; n < 62; n += 1) {
      const { statusCode } = await track(api, makeTrackingNumber(1, randomBytes(8)), guesser);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [503, 60],
      [429, 2],
    ]);
  });

  it('is answered without a standby from what was confirmed in the last minute, with that time', async () => {
    const seenAt = Date.now();
    expect((await track(alone, parcels[2])).statusCode).toBe(200);
    await delay(2_100);
    takePrimaryAway();
    const { asOf } = PublicTracking.parse((await track(alone, parcels[2])).json());
    expect(asOf?.source).toBe('kept');
    expect(Math.abs(Date.parse(asOf?.at ?? '') - seenAt)).toBeLessThan(1_500);
    const unseen = await track(alone, parcels[3]);
    expect(unseen.statusCode).toBe(503);
    expect(unseen.headers['retry-after']).toBeDefined();
  });
});

describe('an erased person', () => {
  it('is not shown by a standby that lags, nor from a kept answer', async () => {
    for (const each of [behind, alone])
      expect((await track(each, parcels[4])).statusCode).toBe(200);
    await erase(parcels[4]);
    takePrimaryAway();
    // others are
    expect((await track(behind, parcels[0])).json()).toMatchObject({ asOf: { source: 'standby' } });
    expect((await track(behind, parcels[4])).statusCode).toBe(503);
    expect((await track(alone, parcels[4])).statusCode).toBe(503);
  });

  it('is not shown either when Valkey was away during the erasure', async () => {
    for (const each of [behind, alone])
      expect((await track(each, parcels[5])).statusCode).toBe(200);
    redisLine.leadTo(1, 'end');
    await untilConnected(false);
    await erase(parcels[5]);
    takePrimaryAway();
    bringRedisBack();
    await untilConnected(true);
    expect((await track(behind, parcels[5])).statusCode).toBe(503);
    expect((await track(alone, parcels[5])).statusCode).toBe(503);
  });

  it('may be among kept answers unknown to us while Valkey is away, so none are given', async () => {
    expect((await track(alone, parcels[6])).statusCode).toBe(200);
    await delay(2_100);
    takePrimaryAway();
    expect((await track(alone, parcels[6])).statusCode).toBe(200);
    redisLine.leadTo(1, 'end');
    await untilConnected(false);
    expect((await track(alone, parcels[6])).statusCode).toBe(503);
  });
});

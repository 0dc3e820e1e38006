import type { IncomingMessage } from 'node:http';
import { asksForTest } from '@waypost/domain/tracking-number';
import type { FastifyInstance } from 'fastify';
import { buildApi } from './build-api.ts';
import type { Config } from './config.ts';
import { authenticateCustomer } from './features/customer/accounts/index.ts';
import { authenticateKey, isTestSecret } from './features/customer/customer-keys/index.ts';
import { ensureTestAccount } from './features/programs/test-mode/index.ts';
import { authenticateViewing } from './features/staff/viewing/index.ts';
import { type OpenContext, openMode } from './open-context.ts';
import type { ApiCtx, Ctx } from './platform/context.ts';
import { VISITOR } from './platform/http/callers.ts';
import { clientAddress } from './platform/http/client-address.ts';
import { TEST_DATA_PATH } from './platform/http/mount.ts';
import { errorFields } from './platform/log.ts';

/**
 * Settings of test mode: its own secrets, so that nothing signed there is believed by the live side, its own
 * bucket and provider, and a fifth of the limits.
 */
export function testSettings<Own extends Config>(config: Own): Own {
  const aFifth = (points: number) => Math.ceil(points / 5);
  const ownSecret = (secret: string) => `test mode ${secret}`;
  return {
    ...config,
    DATABASE_POOL_SIZE: config.DATABASE_TEST_POOL_SIZE,
    CODE_SECRET: ownSecret(config.CODE_SECRET),
    CODE_SECRETS_ACCEPTED: config.CODE_SECRETS_ACCEPTED.map(ownSecret),
    INDEX_SECRET: config.INDEX_SECRET === null ? null : ownSecret(config.INDEX_SECRET),
    STRIPE_SECRET_KEY: config.STRIPE_TEST_SECRET_KEY,
    S3_BUCKET: config.S3_TEST_BUCKET,
    MAIL_RETURN_PATH: null,
    INVOICE_SERIES: 'WT',
    PROGRAM_READS_PER_MINUTE: aFifth(config.PROGRAM_READS_PER_MINUTE),
    PROGRAM_RATES_PER_MINUTE: aFifth(config.PROGRAM_RATES_PER_MINUTE),
    PROGRAM_WRITES_PER_MINUTE: aFifth(config.PROGRAM_WRITES_PER_MINUTE),
  };
}

/** Both databases together get no more connections than one alone had. */
export function liveSettings<Own extends Config>(config: Own, testUrl: string | null): Own {
  if (testUrl === null) return config;
  const left = config.DATABASE_POOL_SIZE - config.DATABASE_TEST_POOL_SIZE;
  return { ...config, DATABASE_POOL_SIZE: Math.max(2, left) };
}

export type TestMode = {
  /** Null until it is open. */
  ctx(): Ctx | null;
  /** Takes no new work. */
  stop(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens the test side of a process beside its live one. The live side waits for none of it: as long as the
 * test database is away, or is not one, keys of test mode are refused.
 */
export function openTestMode<Own extends Config>(
  role: 'api' | 'worker',
  live: Ctx & { config: Own },
  databaseUrl: string | null,
  start: (ctx: Ctx & { config: Own }) => Promise<() => Promise<void>>,
): TestMode {
  let open: (OpenContext<Own> & { stop(): Promise<void> }) | null = null;
  const opening = databaseUrl === null ? Promise.resolve() : begin(databaseUrl);

  async function begin(url: string): Promise<void> {
    try {
      const { log, passwords, scanner, readiness, identity, cells } = live;
      const opened = await openMode(role, {
        mode: 'test',
        config: testSettings(live.config),
        databaseUrl: url,
        process: { log: log.child({ mode: 'test' }), passwords, scanner, readiness },
        identity,
        cells,
      });
      const stop = await start(opened.ctx);
      open = { ...opened, stop };
      log.info('test mode is open');
    } catch (error) {
      live.log.error(errorFields(error), 'test mode is not open: its keys are refused');
    }
  }

  return {
    ctx: () => open?.ctx ?? null,
    async stop() {
      await opening;
      await open?.stop();
      await open?.ctx.jobs.stop();
    },
    async close() {
      await open?.close();
    },
  };
}

/**
 * Keys, sessions and accounts are those of the live side; devices and staff are unknown here. A session counts
 * only where the contract says `bothModes`: nothing else of the site can be asked of test data. A member of staff
 * who views an account makes no copy of it.
 */
export async function buildTestApi(live: ApiCtx, ctx: ApiCtx): Promise<FastifyInstance> {
  const app = await buildApi(ctx, {
    door: {
      async key(request) {
        const address = clientAddress(request, live.config.INTERNAL_SECRET);
        const caller = await authenticateKey(live.db, request, address, 'test');
        if (caller.kind === 'visitor') return caller;
        return (await ensureTestAccount(ctx, caller.customerId)) ? caller : VISITOR;
      },
      async customer(request) {
        if (request.routeOptions.config.bothModes !== true) return VISITOR;
        const viewing = await authenticateViewing(live, request);
        if (viewing !== undefined) return viewing;
        const caller = await authenticateCustomer(live.db, request);
        if (caller.kind === 'visitor') return caller;
        return (await ensureTestAccount(ctx, caller.customerId)) ? caller : VISITOR;
      },
      staff: async () => VISITOR,
      field: async () => VISITOR,
      party: async () => ({ kind: 'party', customerId: null, links: [] }),
    },
  });
  await app.ready();
  return app;
}

/** Gives each request to the app of its mode; to the live one as long as there is no other. */
export function dispatchModes(live: FastifyInstance, test: () => FastifyInstance | null): void {
  live.server.removeAllListeners('request');
  live.server.on('request', (request, response) => {
    const other = isForTest(request) ? test() : null;
    (other ?? live).routing(request, response);
  });
}

const SHOP_OF_TEST = /^\/api\/v1\/rates\/\w+\/wpr_test_/;

/** By the key or token, by the numbers of test shipments that somebody tracks, or by the page of a signed-in customer. */
function isForTest({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): boolean {
  const { authorization = '' } = headers;
  if (SHOP_OF_TEST.test(url)) return true;
  if (authorization.startsWith('Bearer ')) return isTestSecret(authorization.slice(7));
  if (url.startsWith(OWN_PATH)) return isPageOfTest(url);
  const asked = trackedIn(url);
  return asked.length > 0 && asked.every((ref) => asksForTest(ref));
}

const OWN_PATH = '/api/users/me/';

function isPageOfTest(url: string): boolean {
  if (url.startsWith(TEST_DATA_PATH)) return true;
  const query = url.indexOf('?');
  return query !== -1 && new URLSearchParams(url.slice(query)).get('mode') === 'test';
}

/** A list of both modes is of the live side, which does not know the numbers of the other. */
function trackedIn(url: string): string[] {
  if (!url.startsWith('/api/shipments/track/') && !url.startsWith('/api/track/many?')) return [];
  try {
    const { pathname, searchParams } = new URL(url, 'http://api.invalid');
    const refs = searchParams.get('refs');
    if (refs !== null) return refs.split(',');
    return [decodeURIComponent(pathname.split('/')[4] ?? '')];
  } catch {
    return [];
  }
}

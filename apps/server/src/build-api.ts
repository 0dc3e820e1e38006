import { LIVE_LINK } from '@waypost/contract/live-link';
import type { FastifyInstance } from 'fastify';
import { authenticateCustomer, findCustomerElsewhere } from './features/customer/accounts/index.ts';
import { authenticateKey } from './features/customer/customer-keys/index.ts';
import { readMonthsAhead } from './features/core/scans/index.ts';
import { authenticateField } from './features/field/field-identity/index.ts';
import { FEATURES } from './features/index.ts';
import { authenticateToken } from './features/programs/shop-rates/index.ts';
import { logProgramCalls } from './features/programs/program-calls/index.ts';
import { readPartyCookie } from './features/public/parties/index.ts';
import { authenticateDevice } from './features/staff/device-keys/index.ts';
import { askSecondFactorAgain, authenticateStaff } from './features/staff/members/index.ts';
import { authenticateViewing } from './features/staff/viewing/index.ts';
import { readForwardedDevice, readForwardedStaff } from './platform/cells/forwarded-callers.ts';
import { createGather } from './platform/cells/gather.ts';
import type { ApiCtx, Ctx } from './platform/context.ts';
import { clientAddress } from './platform/http/client-address.ts';
import { createApp } from './platform/http/create-app.ts';
import { healthRoutes, readDatabaseHealth } from './platform/http/health-routes.ts';
import { createApi, type Door } from './platform/http/mount.ts';
import { createProgramCounter, rateLimitOf } from './platform/http/program-limits.ts';
import { programRoutes } from './platform/http/program-routes.ts';
import { referencePage } from './platform/http/reference-page.ts';
import { routeByCell } from './route-by-cell.ts';

type BuildOptions = {
  /** For plugins that see each route added. */
  beforeRoutes?(app: FastifyInstance): Promise<void>;
  /** Of the test mode that this api has beside it, once it is open. */
  testMode?(): Ctx | null;
  /** Who is calling, where not the own database knows it. */
  door?: Partial<Door>;
};

/** Puts the routes of every feature on one server. */
export async function buildApi(
  ctx: ApiCtx,
  { beforeRoutes, testMode, door: otherDoor }: BuildOptions = {},
): Promise<FastifyInstance> {
  const { config } = ctx;
  const app = await createApp({
    log: ctx.log,
    metrics: ctx.metrics,
    internalSecret: config.INTERNAL_SECRET,
    trustedProxyHops: config.TRUSTED_PROXY_HOPS,
    shedLoad: config.SHED_LOAD === 'on',
    upgradePath: LIVE_LINK.path,
  });
  const clientAddressOf: Door['clientAddressOf'] = (request) =>
    clientAddress(request, config.INTERNAL_SECRET);
  const door: Door = {
    mode: ctx.mode,
    key: async (request) => {
      const forwarded = ctx.cells.areSeveral
        ? readForwardedDevice(request, config.INTERNAL_SECRET)
        : null;
      if (forwarded !== null) return forwarded;
      const device = await authenticateDevice(ctx.database, request);
      if (device.kind === 'device') return device;
      return authenticateKey(ctx.db, request, clientAddressOf(request));
    },
    token: (request) => authenticateToken(ctx, request),
    customer: async (request) =>
      (await authenticateViewing(ctx, request)) ?? authenticateCustomer(ctx.db, request),
    party: async (request) => {
      const links = readPartyCookie(ctx, request);
      const elsewhere = ctx.cells.areSeveral ? await findCustomerElsewhere(ctx, request) : null;
      if (elsewhere === 'away') return { kind: 'party', customerId: null, isCellAway: true, links };
      if (elsewhere !== null) return { kind: 'party', ...elsewhere, links };
      const customer = await authenticateCustomer(ctx.db, request);
      const customerId = customer.kind === 'customer' ? customer.customerId : null;
      return { kind: 'party', customerId, links };
    },
    staff: async (request) =>
      (ctx.cells.areSeveral ? readForwardedStaff(request, config.INTERNAL_SECRET) : null) ??
      authenticateStaff(ctx, request),
    field: (request) => authenticateField(ctx.db, request),
    proveSecondFactor: (staffId, code) => askSecondFactorAgain(ctx, staffId, code),
    publicOrigin: new URL(config.PUBLIC_ORIGIN).origin,
    clientAddressOf,
    countProgramCall: createProgramCounter(ctx, clientAddressOf),
    rateLimitOf: (limit) => rateLimitOf(ctx, limit),
    gather: ctx.cells.areSeveral ? createGather(ctx) : undefined,
    ...otherDoor,
  };

  await beforeRoutes?.(app);
  if (ctx.cells.areSeveral) await routeByCell(app, ctx);
  app.decorate('accessByEndpoint', new Map());
  app.decorate('publicOrigin', door.publicOrigin);
  app.decorate('cellName', ctx.cells.own);
  if (config.PROGRAM_REQUEST_LOG === 'on') logProgramCalls(app, ctx);
  const api = createApi(app, door, config.API_ROLE);
  for (const { routes } of FEATURES) await routes?.(api, ctx);
  if (config.API_ROLE !== 'scans') programRoutes(app, door);
  await referencePage(app);
  healthRoutes(app, { ...ctx, testMode }, async () => {
    const database = await readDatabaseHealth(ctx.database);
    if (!database.healthy) return database;
    const eventMonthsAhead = await readMonthsAhead(ctx.db);
    return {
      healthy: eventMonthsAhead > 0,
      facts: {
        ...database.facts,
        eventMonthsAhead,
        valkey: ctx.redis === null ? 'none' : ctx.redis.status,
      },
    };
  });
  return app;
}

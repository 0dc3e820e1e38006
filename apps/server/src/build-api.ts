import type { FastifyInstance } from 'fastify';
import { AUTHORIZATION } from './authorization.ts';
import { accountsRoutes, authenticateCustomer, profileRoutes } from './features/accounts/index.ts';
import { addressesRoutes } from './features/addresses/index.ts';
import { bookingsRoutes } from './features/bookings/index.ts';
import { calendarsRoutes } from './features/calendars/index.ts';
import { contactRoutes } from './features/contact/index.ts';
import { documentsRoutes } from './features/documents/index.ts';
import { authenticateDevice } from './features/keys/index.ts';
import { newsletterRoutes } from './features/newsletter/index.ts';
import { notificationsRoutes } from './features/notifications/index.ts';
import { ownShipmentsRoutes } from './features/own-shipments/index.ts';
import { pickupsRoutes } from './features/pickups/index.ts';
import { placesRoutes } from './features/places/index.ts';
import { quotesRoutes } from './features/quotes/index.ts';
import { readMonthsAhead, scansRoutes } from './features/scans/index.ts';
import { authenticateStaff, staffRoutes } from './features/staff/index.ts';
import { trackingRoutes } from './features/tracking/index.ts';
import type { Ctx } from './platform/context.ts';
import { clientAddress } from './platform/http/client-address.ts';
import { createApp } from './platform/http/create-app.ts';
import { healthRoutes, readDatabaseReadiness } from './platform/http/health-routes.ts';
import type { Door } from './platform/http/mount.ts';
import { describeApi, referencePage } from './platform/http/reference-page.ts';

/** Every route of the api, by hand. */
export async function buildApi(ctx: Ctx): Promise<FastifyInstance> {
  const { config } = ctx;
  const app = await createApp({
    log: ctx.log,
    metrics: ctx.metrics,
    internalSecret: config.INTERNAL_SECRET,
    trustedProxyHops: config.TRUSTED_PROXY_HOPS,
    // tests share their event loop with the clients they wait for
    shedLoad: config.NODE_ENV !== 'test',
  });
  const door: Door = {
    accessOf: (name) => AUTHORIZATION[name],
    device: (request) => authenticateDevice(ctx.db, request),
    customer: (request) => authenticateCustomer(ctx.db, request),
    staff: (request) => authenticateStaff(ctx, request),
    publicOrigin: new URL(config.PUBLIC_ORIGIN).origin,
    clientAddressOf: (request) => clientAddress(request, config.INTERNAL_SECRET),
  };

  await describeApi(app);
  quotesRoutes(app, door, ctx);
  calendarsRoutes(app, door);
  placesRoutes(app, door, ctx);
  await bookingsRoutes(app, door, ctx);
  documentsRoutes(app, door, ctx);
  trackingRoutes(app, door, ctx);
  scansRoutes(app, door, ctx);
  accountsRoutes(app, door, ctx);
  profileRoutes(app, door, ctx);
  addressesRoutes(app, door, ctx);
  ownShipmentsRoutes(app, door, ctx);
  pickupsRoutes(app, door, ctx);
  contactRoutes(app, door, ctx);
  newsletterRoutes(app, door, ctx);
  notificationsRoutes(app, door, ctx);
  staffRoutes(app, door, ctx);
  await referencePage(app);
  healthRoutes(app, ctx.metrics, async () => {
    const database = await readDatabaseReadiness(ctx.db);
    if (!database.ready) return database;
    const eventMonthsAhead = await readMonthsAhead(ctx.db);
    return {
      ready: eventMonthsAhead > 0,
      facts: {
        ...database.facts,
        eventMonthsAhead,
        valkey: ctx.redis === null ? 'none' : ctx.redis.status,
      },
    };
  });
  return app;
}

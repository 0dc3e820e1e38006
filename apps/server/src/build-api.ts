import { LIVE_LINK } from '@waypost/contract/live-link';
import type { FastifyInstance } from 'fastify';
import { AUTHORIZATION } from './authorization.ts';
import { accountDetailsRoutes } from './features/customer/account-details/index.ts';
import {
  accountsRoutes,
  authenticateCustomer,
  profileRoutes,
} from './features/customer/accounts/index.ts';
import { addressesRoutes } from './features/customer/addresses/index.ts';
import { billingRoutes } from './features/customer/billing/index.ts';
import { auditTrailRoutes } from './features/staff/audit-trail/index.ts';
import { bookingsRoutes } from './features/public/bookings/index.ts';
import { bulkUploadsRoutes } from './features/staff/bulk-uploads/index.ts';
import { calendarsRoutes } from './features/core/calendars/index.ts';
import { cardsRoutes } from './features/customer/cards/index.ts';
import { casesRoutes } from './features/public/cases/index.ts';
import { contactRoutes } from './features/public/contact/index.ts';
import { authenticateKey, customerKeysRoutes } from './features/customer/customer-keys/index.ts';
import { deskRoutes } from './features/staff/desk/index.ts';
import { createRenderer, documentsRoutes } from './features/core/documents/index.ts';
import { authenticateDevice, deviceKeysRoutes } from './features/staff/device-keys/index.ts';
import { mailDeskRoutes } from './features/staff/mail-desk/index.ts';
import { networkRoutes } from './features/staff/network/index.ts';
import { newsletterRoutes } from './features/public/newsletter/index.ts';
import { ownShipmentsRoutes } from './features/customer/own-shipments/index.ts';
import { partiesRoutes, readPartyCookie } from './features/public/parties/index.ts';
import { pickupsRoutes } from './features/customer/pickups/index.ts';
import { placesRoutes } from './features/core/places/index.ts';
import { proofsRoutes } from './features/public/proofs/index.ts';
import { quotesRoutes } from './features/core/quotes/index.ts';
import { readMonthsAhead, scansRoutes } from './features/core/scans/index.ts';
import { settingsRoutes } from './features/core/settings/index.ts';
import { authenticateStaff, staffRoutes } from './features/staff/members/index.ts';
import { staffEditsRoutes } from './features/staff/staff-edits/index.ts';
import { staffShipmentsRoutes } from './features/staff/staff-shipments/index.ts';
import { staffCustomersRoutes } from './features/staff/staff-customers/index.ts';
import { tariffsRoutes } from './features/core/tariffs/index.ts';
import { partyViewRoutes, trackingRoutes } from './features/core/tracking/index.ts';
import { authenticateViewing, viewingRoutes } from './features/staff/viewing/index.ts';
import { updatesRoutes } from './features/public/updates/index.ts';
import type { ApiCtx } from './platform/context.ts';
import { clientAddress } from './platform/http/client-address.ts';
import { createApp } from './platform/http/create-app.ts';
import { healthRoutes, readDatabaseReadiness } from './platform/http/health-routes.ts';
import type { Door } from './platform/http/mount.ts';
import { describeApi, referencePage } from './platform/http/reference-page.ts';
import { REFERENCE_GUIDE } from './reference-guide.ts';

/** Every route of the api, by hand. */
export async function buildApi(ctx: ApiCtx): Promise<FastifyInstance> {
  const { config } = ctx;
  const app = await createApp({
    log: ctx.log,
    metrics: ctx.metrics,
    internalSecret: config.INTERNAL_SECRET,
    trustedProxyHops: config.TRUSTED_PROXY_HOPS,
    shedLoad: config.SHED_LOAD === 'on',
    upgradePath: LIVE_LINK.path,
  });
  const door: Door = {
    accessOf: (name) => AUTHORIZATION[name],
    key: async (request) => {
      const device = await authenticateDevice(ctx.db, request);
      return device.kind === 'device' ? device : authenticateKey(ctx.db, request);
    },
    customer: async (request) =>
      (await authenticateViewing(ctx, request)) ?? authenticateCustomer(ctx.db, request),
    party: async (request) => {
      const customer = await authenticateCustomer(ctx.db, request);
      const customerId = customer.kind === 'customer' ? customer.customerId : null;
      return { kind: 'party', customerId, links: readPartyCookie(ctx, request) };
    },
    staff: (request) => authenticateStaff(ctx, request),
    publicOrigin: new URL(config.PUBLIC_ORIGIN).origin,
    clientAddressOf: (request) => clientAddress(request, config.INTERNAL_SECRET),
  };

  await describeApi(app, REFERENCE_GUIDE);
  quotesRoutes(app, door, ctx);
  calendarsRoutes(app, door);
  placesRoutes(app, door, ctx);
  await bookingsRoutes(app, door, ctx);
  const renderer = createRenderer();
  app.addHook('onClose', () => renderer.close());
  documentsRoutes(app, door, ctx, renderer);
  billingRoutes(app, door, ctx, renderer);
  cardsRoutes(app, door, ctx);
  trackingRoutes(app, door, ctx);
  partyViewRoutes(app, door, ctx);
  partiesRoutes(app, door, ctx);
  await casesRoutes(app, door, ctx);
  scansRoutes(app, door, ctx);
  await proofsRoutes(app, door, ctx);
  accountsRoutes(app, door, ctx);
  profileRoutes(app, door, ctx);
  accountDetailsRoutes(app, door, ctx);
  addressesRoutes(app, door, ctx);
  ownShipmentsRoutes(app, door, ctx);
  customerKeysRoutes(app, door, ctx);
  pickupsRoutes(app, door, ctx);
  contactRoutes(app, door, ctx);
  newsletterRoutes(app, door, ctx);
  updatesRoutes(app, door, ctx);
  staffRoutes(app, door, ctx);
  viewingRoutes(app, door, ctx);
  staffEditsRoutes(app, door, ctx);
  staffShipmentsRoutes(app, door, ctx, renderer);
  deskRoutes(app, door, ctx);
  staffCustomersRoutes(app, door, ctx);
  mailDeskRoutes(app, door, ctx);
  settingsRoutes(app, door, ctx);
  tariffsRoutes(app, door, ctx);
  deviceKeysRoutes(app, door, ctx);
  auditTrailRoutes(app, door, ctx);
  networkRoutes(app, door, ctx);
  await bulkUploadsRoutes(app, door, ctx);
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

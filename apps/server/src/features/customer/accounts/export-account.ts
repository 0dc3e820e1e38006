import { Readable } from 'node:stream';
import type { AccountExport } from '@waypost/contract';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { CustomerCaller } from '../../../platform/http/callers.ts';
import { presentAddress, selectAddresses } from '../addresses/index.ts';
import { exportCases } from '../../public/cases/index.ts';
import { listAllStatements } from '../billing/index.ts';
import { listSavedCards, presentCard } from '../cards/index.ts';
import { readConsent } from '../../public/newsletter/index.ts';
import { presentPickup, presentRule, selectAllPickups, selectRules } from '../pickups/index.ts';
import { listSubscriptionsForExport, listTrackingNumbers } from '../../public/updates/index.ts';
import { readCustomer, readTermsConsent } from './customers.queries.ts';
import { presentCustomer, presentSession } from './present-customer.ts';
import { listShipmentsForExport, type ShipmentForExport } from './profile.queries.ts';
import { listLiveSessions } from './sessions.queries.ts';

const PAGE_ROWS = 1_000;

/**
 * As a stream of JSON text: shipments are read a page at a time, so that 100,000 of them need no more
 * memory than 1,000. Short lists are read before the response begins.
 */
export async function exportAccount(ctx: Ctx, caller: CustomerCaller): Promise<Readable> {
  const account = await readAccount(ctx, caller);
  return Readable.from(documentOf(ctx, caller.customerId, account));
}

async function* documentOf(
  ctx: Ctx,
  customerId: string,
  account: Omit<AccountExport, 'shipments'>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(account).slice(0, -1)},"shipments":[`;
  let after: string | undefined;
  for (;;) {
    const page = { after, limit: PAGE_ROWS };
    const rows = await asCustomer(ctx.db, customerId, (own) =>
      listShipmentsForExport(own, customerId, page),
    );
    const texts = rows.map((row) => JSON.stringify(presentShipment(row)));
    if (texts.length > 0) yield `${after === undefined ? '' : ','}${texts.join(',')}`;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < PAGE_ROWS) break;
  }
  yield ']}';
}

function presentShipment(row: ShipmentForExport): AccountExport['shipments'][number] {
  return {
    trackingNumber: row.tracking_number,
    status: row.status,
    from: row.origin,
    to: row.destination,
    bookedAt: row.booked_at.toISOString(),
    priceCents: row.price_cents,
    currency: row.currency,
    alerts: { email: row.email_alerts, sms: row.sms_alerts },
  };
}

async function readAccount(
  ctx: Ctx,
  { customerId, sessionId }: CustomerCaller,
): Promise<Omit<AccountExport, 'shipments'>> {
  const { subscriptions, ...exported } = await asCustomer(ctx.db, customerId, async (own) => {
    const customer = await readCustomer(own, customerId);
    const sessions = await listLiveSessions(own, customerId);
    const addresses = await selectAddresses(own, customerId);
    const pickups = await selectAllPickups(own, customerId);
    const pickupRules = await selectRules(own, customerId, 'all');
    const { email_key: emailKey } = await readTermsConsent(own, customerId);
    return {
      subscriptions: await listSubscriptionsForExport(own, emailKey),
      exportedAt: new Date().toISOString(),
      customer: presentCustomer(customer),
      consents: await listConsents(own, customerId),
      sessions: sessions.map((session) => presentSession(session, sessionId)),
      addresses: addresses.map(presentAddress),
      pickups: pickups.map(presentPickup),
      pickupRules: pickupRules.map(presentRule),
      cards: (await listSavedCards(own, customerId)).map((card) => presentCard(card)),
      statements: await listAllStatements(own, customerId),
      cases: await exportCases(own),
    };
  });
  // most of them are other people's shipments, which the customer's own role cannot see
  const followed = subscriptions.map((subscription) => subscription.shipment_id);
  const numbers = await listTrackingNumbers(ctx.db, followed);
  return {
    ...exported,
    subscriptions: subscriptions.map((subscription) => ({
      trackingNumber: numbers.get(subscription.shipment_id) ?? '',
      version: subscription.consent_version,
      requestedAt: subscription.requested_at.toISOString(),
      confirmedAt: subscription.confirmed_at?.toISOString() ?? null,
      leftAt: subscription.left_at?.toISOString() ?? null,
    })),
  };
}

async function listConsents(own: Db, customerId: string): Promise<AccountExport['consents']> {
  const terms = await readTermsConsent(own, customerId);
  const newsletter = await readConsent(own, terms.email_key);
  const version = newsletter?.terms_version ?? '';
  const entries: [kind: string, version: string, at: Date | null | undefined][] = [
    ['terms', terms.terms_version, terms.terms_accepted_at],
    ['newsletter_requested', version, newsletter?.requested_at],
    ['newsletter_confirmed', version, newsletter?.confirmed_at],
    ['newsletter_left', version, newsletter?.left_at],
  ];
  return entries.flatMap(([kind, consentVersion, at]) =>
    at instanceof Date ? [{ kind, version: consentVersion, at: at.toISOString() }] : [],
  );
}

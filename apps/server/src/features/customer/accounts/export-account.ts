import { Readable } from 'node:stream';
import type { AccountExport } from '@waypost/contract';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { ExportedLists, Person } from '../../../platform/feature.ts';
import type { CustomerCaller } from '../../../platform/http/callers.ts';
import { exportFromOtherCells } from './export-address.ts';
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
    trackingNumber: row.trackingNumber,
    orderReference: row.orderReference,
    status: row.status,
    from: row.origin,
    to: row.destination,
    bookedAt: row.bookedAt.toISOString(),
    priceCents: row.priceCents,
    currency: row.currency,
    alerts: { email: row.emailAlerts, sms: row.smsAlerts },
  };
}

async function readAccount(
  ctx: Ctx,
  { customerId, sessionId }: CustomerCaller,
): Promise<Omit<AccountExport, 'shipments'>> {
  const [customer, { emailKey }] = await asCustomer(ctx.db, customerId, async (own) => [
    await readCustomer(own, customerId),
    await readTermsConsent(own, customerId),
  ]);
  const lists: ExportedLists = {
    consents: [],
    sessions: [],
    addresses: [],
    templates: [],
    pickups: [],
    pickupRules: [],
    cards: [],
    statements: [],
    credits: [],
    cases: [],
    subscriptions: [],
  };
  for (const { exportData } of ctx.features) {
    if (typeof exportData === 'function') {
      addTo(lists, await exportData(ctx, { customerId, emailKey, sessionId }));
    }
  }
  if (ctx.mode === 'live') {
    for (const part of await exportFromOtherCells(ctx, emailKey)) addTo(lists, part);
  }
  return { exportedAt: new Date().toISOString(), customer: presentCustomer(customer), ...lists };
}

/** Several features may have entries of one list: consents are of the account and of the newsletter. */
function addTo(lists: ExportedLists, part: Partial<ExportedLists>): void {
  for (const [name, entries] of Object.entries(part)) {
    const list: unknown[] = lists[name as keyof ExportedLists];
    list.push(...entries);
  }
}

/** What this feature has to add. */
export function exportSessions(
  ctx: Ctx,
  { customerId, sessionId }: Person & { sessionId: string },
): Promise<Pick<ExportedLists, 'consents' | 'sessions'>> {
  return asCustomer(ctx.db, customerId, async (own) => {
    const { termsVersion: version, termsAcceptedAt: at } = await readTermsConsent(own, customerId);
    const sessions = await listLiveSessions(own, customerId);
    return {
      consents: at instanceof Date ? [{ kind: 'terms', version, at: at.toISOString() }] : [],
      sessions: sessions.map((session) => presentSession(session, sessionId)),
    };
  });
}

import {
  type MailTemplate,
  PERMISSIONS_OF,
  type Permission,
  type Receipt,
  type StaffShipment,
} from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readHandover, readReceipt } from '../../core/receipts/index.ts';
import { recallEvents } from '../../core/scans/index.ts';
import { listDocuments, listOutdatedDocuments } from '../../core/documents/index.ts';
import { readNotes } from '../notes/index.ts';
import { presentDelivery, presentPieces } from './present-delivery.ts';
import { lastPlace, presentEvents } from './present-events.ts';
import { presentLine } from './present-line.ts';
import { readBooks } from './read-books.ts';
import {
  findLine,
  findPickup,
  listAlerts,
  listAudit,
  listDeskItems,
  listEvents,
  listMails,
  listReferences,
  readFacts,
} from './staff-shipments.queries.ts';

/** One shipment in full. The view is audited before anything is returned. */
export async function readShipment(
  ctx: Ctx,
  caller: StaffCaller,
  shipmentId: string,
): Promise<StaffShipment> {
  await recallEvents(ctx, [shipmentId]);
  const may = (permission: Permission) => PERMISSIONS_OF[caller.permissionSet].includes(permission);
  const { receiptId, ...shipment } = await inTransaction(ctx.db, async (tx) => {
    const row = await findLine(tx, shipmentId);
    if (row === undefined) throw new Problem('shipment_not_found');
    // the customer's name and address are shown, too
    const details = row.customerId === null ? {} : { customerId: row.customerId };
    await auditStaff(tx, caller.staffId, 'shipment.read', `shipment:${shipmentId}`, details);
    const facts = await readFacts(tx, shipmentId);
    const receipt = await readReceipt({ ...ctx, db: tx }, facts.receiptId);
    const alerts = await listAlerts(tx, shipmentId);
    const events = presentEvents(await listEvents(tx, shipmentId), row.bookedAt);
    const books = may('money:read') ? await readBooks(tx, shipmentId, facts.attemptId) : null;
    return {
      receiptId: facts.receiptId,
      ...presentLine(row),
      updatedAt: facts.updatedAt.toISOString(),
      version: facts.version,
      revision: facts.revision,
      references: await listReferences(tx, shipmentId),
      customer:
        facts.customerId === null || facts.customerName === null || facts.customerEmail === null
          ? null
          : { id: facts.customerId, name: facts.customerName, email: facts.customerEmail },
      cancelledAt: facts.cancelledAt?.toISOString() ?? null,
      cancelledBy: facts.cancelledBy as StaffShipment['cancelledBy'],
      incoterm: facts.incoterm,
      weightGrams: facts.weightGrams,
      lengthMm: facts.lengthMm,
      widthMm: facts.widthMm,
      heightMm: facts.heightMm,
      parcels: facts.parcels,
      pieceStates: presentPieces(facts),
      items: receipt.items,
      shipper: partyOf('shipper', receipt, alerts),
      recipient: partyOf('recipient', receipt, alerts),
      lastLocation: lastPlace(events),
      delivery: presentDelivery(facts),
      events,
      money: {
        paymentMethod: receipt.paymentMethod,
        paymentState: receipt.paymentState,
        card: receipt.card,
        insured: receipt.insured,
        lines: receipt.charges.lines,
        payer: receipt.payer,
        books,
      },
      ...(await readSurroundings(tx, shipmentId)),
      outdated: await listOutdatedDocuments(tx, shipmentId),
      notes: await readNotes(tx, { shipmentId }),
      desk: may('cases:read') ? await readDesk(tx, shipmentId) : null,
      audit: may('audit:read') ? await readAudit(tx, shipmentId) : null,
    };
  });
  return { ...shipment, documents: await listDocuments(ctx, receiptId) };
}

type Alerts = Awaited<ReturnType<typeof listAlerts>>;

function partyOf(
  role: 'shipper' | 'recipient',
  receipt: Receipt,
  alerts: Alerts,
): StaffShipment['shipper'] {
  const row = alerts.find((party) => party.role === role);
  return {
    ...receipt[role],
    emailAlerts: row?.emailAlerts ?? false,
    smsAlerts: row?.smsAlerts ?? false,
  };
}

async function readDesk(tx: Db, shipmentId: string) {
  const items = await listDeskItems(tx, shipmentId);
  return items.map(({ openedAt, ...item }) => ({
    ...item,
    openedAt: openedAt.toISOString(),
  }));
}

async function readSurroundings(tx: Db, shipmentId: string) {
  const pickup = await findPickup(tx, shipmentId);
  const handover = await readHandover(tx, shipmentId);
  const mails = await listMails(tx, shipmentId);
  return {
    pickup:
      pickup === undefined
        ? null
        : {
            publicId: pickup.publicId,
            day: pickup.day,
            window: pickup.pickupWindow,
            status: pickup.status,
            address: pickup.addressText,
          },
    handover,
    mails: mails.map(({ createdAt, sentAt, template, ...mail }) => ({
      ...mail,
      template: template as MailTemplate,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}

async function readAudit(tx: Db, shipmentId: string) {
  const rows = await listAudit(tx, shipmentId);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

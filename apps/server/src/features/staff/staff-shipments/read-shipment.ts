import {
  PERMISSIONS_OF,
  type Permission,
  type Receipt,
  type StaffShipment,
} from '@waypost/contract';
import { appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readReceipt } from '../../core/receipts/index.ts';
import { listDocuments } from '../../core/documents/index.ts';
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
  const may = (permission: Permission) => PERMISSIONS_OF[caller.permissionSet].includes(permission);
  const { receiptId, ...shipment } = await inTransaction(ctx.db, async (tx) => {
    const row = await findLine(tx, shipmentId);
    if (row === undefined) throw new Problem('shipment_not_found');
    await appendAudit(tx, {
      actor: { kind: 'staff', id: caller.staffId },
      action: 'shipment.read',
      subject: `shipment:${shipmentId}`,
      // whose name and address are shown, too
      ...(row.customer_id !== null && { details: { customerId: row.customer_id } }),
    });
    const facts = await readFacts(tx, shipmentId);
    const receipt = await readReceipt({ ...ctx, db: tx }, facts.receipt_id);
    const alerts = await listAlerts(tx, shipmentId);
    const events = presentEvents(await listEvents(tx, shipmentId), row.booked_at);
    const books = may('money:read') ? await readBooks(tx, shipmentId, facts.attempt_id) : null;
    return {
      receiptId: facts.receipt_id,
      ...presentLine(row),
      updatedAt: facts.updated_at.toISOString(),
      version: facts.version,
      revision: facts.revision,
      references: await listReferences(tx, shipmentId),
      customer:
        facts.customer_id === null || facts.customer_name === null || facts.customer_email === null
          ? null
          : { id: facts.customer_id, name: facts.customer_name, email: facts.customer_email },
      cancelledAt: facts.cancelled_at?.toISOString() ?? null,
      cancelledBy: facts.cancelled_by as StaffShipment['cancelledBy'],
      incoterm: facts.incoterm,
      weightGrams: facts.weight_grams,
      lengthMm: facts.length_mm,
      widthMm: facts.width_mm,
      heightMm: facts.height_mm,
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
    emailAlerts: row?.email_alerts ?? false,
    smsAlerts: row?.sms_alerts ?? false,
  };
}

async function readDesk(tx: Db, shipmentId: string) {
  const items = await listDeskItems(tx, shipmentId);
  return items.map(({ opened_at: openedAt, ...item }) => ({
    ...item,
    openedAt: openedAt.toISOString(),
  }));
}

async function readSurroundings(tx: Db, shipmentId: string) {
  const pickup = await findPickup(tx, shipmentId);
  const mails = await listMails(tx, shipmentId);
  return {
    pickup:
      pickup === undefined
        ? null
        : {
            publicId: pickup.public_id,
            day: pickup.day,
            window: pickup.pickup_window,
            status: pickup.status,
            address: pickup.address_text,
          },
    mails: mails.map(({ created_at: createdAt, sent_at: sentAt, ...mail }) => ({
      ...mail,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}

async function readAudit(tx: Db, shipmentId: string) {
  const rows = await listAudit(tx, shipmentId);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

import { translator } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { recordReceived } from '../../public/bookings/index.ts';
import { debitAndCredit, postLedger, readReceivable } from '../../core/ledger/index.ts';
import { collectedByStaffKey, lockCollection, postCollected } from '../collections/index.ts';
import type { LockedShipment } from './shipments.queries.ts';
import type { StaffEvent } from './staff-event.ts';
import { workOnShipment } from './work-on-shipment.ts';

const t = translator('en', 'console-edits');

type Settled = { trackingNumber: string; owedCents: number };

/** The amount due on delivery is with the courier, without a scan that says so. */
export async function markCollected(
  ctx: Ctx,
  caller: StaffCaller,
  shipmentId: string,
  { cents, collectedBy }: { cents: number; collectedBy: string },
): Promise<Settled> {
  const { trackingNumber } = await workOnShipment(ctx, caller, shipmentId, {
    action: 'shipment.collected',
    needsAttempt: true,
    async run(tx, shipment) {
      const collection = await lockCollection(tx, shipmentId);
      if (!collection.isDueAtDoor) throw new Problem('nothing_owed');
      // a scan takes precedence, though its job may not have run yet
      await postCollected(ctx, tx, collection);
      await refuseOtherAmount(tx, shipment, cents);
      await post(tx, shipment, collectedByStaffKey(shipmentId), 'cash_with_courier', cents);
      // removes the desk item it explains
      await postCollected(ctx, tx, collection);
      return { events: [note(t('collectedNote', { name: collectedBy }))], details: { cents } };
    },
  });
  return { trackingNumber, owedCents: 0 };
}

type Transfer = {
  cents: number;
  bankReference: string;
  /** A line of the bank, which posted the money already; `take` joins the transaction. */
  line?: { id: string; take(tx: Db): Promise<void> };
};

/** A transfer to the carrier's own bank, for a booking or for a shipment on account. */
export async function markReceived(
  ctx: Ctx,
  caller: Pick<StaffCaller, 'staffId'>,
  shipmentId: string,
  { cents, bankReference, line }: Transfer,
): Promise<Settled> {
  const { trackingNumber } = await workOnShipment(ctx, caller, shipmentId, {
    action: 'shipment.received',
    needsAttempt: true,
    async run(tx, shipment, attempt) {
      const isAwaited =
        (shipment.paymentMethod === 'bank_transfer' || shipment.paymentMethod === 'on_account') &&
        (attempt === undefined ||
          (attempt.state === 'booked' && attempt.cancelRequestedAt === null));
      if (!isAwaited) throw new Problem('nothing_owed');
      await refuseOtherAmount(tx, shipment, cents);
      if (line === undefined) {
        await post(tx, shipment, `received:${shipmentId}`, 'bank', cents);
      } else {
        const from = { account: 'unmatched_transfers', holder: `bank_line:${line.id}` } as const;
        await post(tx, shipment, `received:${shipmentId}:${line.id}`, from, cents);
        await line.take(tx);
      }
      if (attempt !== undefined) await recordReceived(ctx, tx, attempt);
      const reference = bankReference === '' ? '-' : bankReference;
      return {
        events: [note(t('receivedNote', { reference }))],
        details: { cents, bankLine: line?.id },
      };
    },
  });
  return { trackingNumber, owedCents: 0 };
}

async function refuseOtherAmount(tx: Db, shipment: LockedShipment, cents: number): Promise<void> {
  const owedCents = await readReceivable(tx, shipment.id);
  if (owedCents <= 0) throw new Problem('nothing_owed');
  if (owedCents !== cents) throw new Problem('amount_differs', { details: { owedCents } });
}

async function post(
  tx: Db,
  { id, shard, currency }: LockedShipment,
  effectKey: string,
  into: Parameters<typeof debitAndCredit>[0],
  cents: number,
): Promise<void> {
  const entries = debitAndCredit(into, 'receivable', cents);
  await postLedger(tx, { effectKey, shard, shipmentId: id, currency, entries });
}

function note(text: string): StaffEvent {
  return {
    scanId: newRowId(),
    code: 'NOTED',
    occurredAt: new Date().toISOString(),
    visibility: 'internal',
    note: text,
  };
}

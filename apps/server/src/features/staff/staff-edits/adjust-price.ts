import { adjustmentLines } from '@waypost/domain/charges';
import { taxCodeOf } from '@waypost/domain/tax';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type Attempt, storeAmount } from '../../public/bookings/index.ts';
import { debitAndCredit, postMove, readReceivable } from '../../core/ledger/index.ts';
import { addChargeLines, storeShipment } from '../../core/shipments/index.ts';
import { hasCollectingScan } from '../collections/index.ts';
import { type LockedShipment, sumChargeLines } from './shipments.queries.ts';

/**
 * A price other than the tariff's: a charge line and a posting for the difference. Only while all of it
 * is owed and the payment provider is not involved: a provider takes and refunds whole amounts.
 */
export async function adjustPrice(
  tx: Db,
  shipment: LockedShipment,
  attempt: Attempt | undefined,
  priceCents: number,
): Promise<void> {
  const { id: shipmentId, shard, currency } = shipment;
  const isDueLater =
    (attempt?.paymentMethod === 'cod' || attempt?.paymentMethod === 'on_account') &&
    attempt.state === 'booked';
  const isAllOwed =
    (await readReceivable(tx, shipmentId)) === shipment.priceCents &&
    !(await hasCollectingScan(tx, shipmentId));
  if (!isAllOwed || (attempt !== undefined && !isDueLater)) throw new Problem('price_settled');

  const cents = priceCents - shipment.priceCents;
  const { lastLineNo, code, ratePerMille, taxCents } = await sumChargeLines(tx, shipmentId);
  const tax = { code: taxCodeOf(code), ratePerMille, taxCents };
  const lines = adjustmentLines({ ...tax, totalCents: shipment.priceCents, currency }, priceCents);
  await addChargeLines(
    tx,
    lines.map((line, at) => ({ ...line, shipmentId, shard, lineNo: lastLineNo + 1 + at })),
  );
  // the lines come first: the tax that is posted follows them
  await postMove(tx, {
    effectKey: `adjustment:${shipmentId}:${shipment.revision + 1}`,
    shard,
    shipmentId,
    currency,
    entries: debitAndCredit('receivable', 'revenue', cents),
  });
  await storeShipment(tx, shipmentId, { priceCents });
  if (attempt !== undefined) await storeAmount(tx, attempt.id, priceCents);
}

import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type Attempt, storeAmount } from '../../public/bookings/index.ts';
import { debitAndCredit, postLedger, readReceivable } from '../../core/ledger/index.ts';
import { insertAdjustment, storeShipment } from '../../core/shipments/index.ts';
import { hasCollectingScan } from '../collections/index.ts';
import { findLastChargeLine, type LockedShipment } from './shipments.queries.ts';

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
  const isDueOnDelivery = attempt?.paymentMethod === 'cod' && attempt.state === 'booked';
  const isAllOwed =
    (await readReceivable(tx, shipmentId)) === shipment.priceCents &&
    !(await hasCollectingScan(tx, shipmentId));
  if (!isAllOwed || (attempt !== undefined && !isDueOnDelivery)) throw new Problem('price_settled');

  const cents = priceCents - shipment.priceCents;
  const last = await findLastChargeLine(tx, shipmentId);
  await insertAdjustment(tx, {
    shipmentId,
    shard,
    lineNo: last.lineNo + 1,
    cents,
    currency,
    taxCode: last.taxCode,
    taxRatePerMille: last.taxRatePerMille,
  });
  await postLedger(tx, {
    effectKey: `adjustment:${shipmentId}:${shipment.revision + 1}`,
    shard,
    shipmentId,
    currency,
    entries: debitAndCredit('receivable', 'revenue', cents),
  });
  await storeShipment(tx, shipmentId, { priceCents });
  if (attempt !== undefined) await storeAmount(tx, attempt.id, priceCents);
}

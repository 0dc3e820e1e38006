import type { Locale } from '@waypost/i18n';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { timeZoneOf } from '../calendars/index.ts';
import { readTariff } from '../quotes/index.ts';
import { readReceipt } from '../receipts/index.ts';
import type { DocumentFacts } from './document-facts.ts';
import { findShipmentForDocuments } from './documents.queries.ts';

export type Gathered = { shipmentId: string; shard: number; facts: DocumentFacts };

/** The unguessable id of the receipt grants access to every document of its shipment. */
export async function gatherFacts(
  ctx: Ctx,
  receiptId: string,
  locale: Locale = DEFAULT_LOCALE,
  /** Of the cities on a receipt. What couriers and customs officers read has them as they were typed. */
  placesIn?: Locale,
): Promise<Gathered> {
  const [shipment, read] = await Promise.all([
    findShipmentForDocuments(ctx.db, receiptId),
    readReceipt(ctx, receiptId, placesIn),
  ]);
  if (shipment === undefined) throw new Problem('receipt_unavailable');
  const { id: _id, bankTransfer: _transfer, cancellable: _cancellable, ...receipt } = read;
  const { id, shard, instructions, ...carried } = shipment;
  const tariff = await readTariff(ctx.db, receipt.quote.tariffVersion);
  return {
    shipmentId: id,
    shard,
    facts: {
      locale,
      receipt,
      ...carried,
      ...(instructions !== null && { instructions }),
      rates: tariff.checkout,
      sellerTimeZone: ctx.config.SELLER_TIME_ZONE,
      originTimeZone: timeZoneOf(shipment.originCountry),
      publicOrigin: new URL(ctx.config.PUBLIC_ORIGIN).origin,
    },
  };
}

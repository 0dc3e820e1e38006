import { checkoutCharges, type CheckoutCharges, type PaymentMethod } from '@waypost/domain/charges';
import type { Db } from '../../../platform/database.ts';
import { findQuote, readTariff, type StoredQuote } from '../../core/quotes/index.ts';

export type PricedDraft = { quote: StoredQuote; charges: CheckoutCharges };

/** The price of a quote with the choices made at checkout, by its own tariff. */
export async function priceDraft(
  db: Db,
  quoteId: string,
  choice: { insured: boolean; method: PaymentMethod },
): Promise<PricedDraft | undefined> {
  const quote = await findQuote(db, quoteId);
  if (quote === undefined) return undefined;
  const tariff = await readTariff(db, quote.priced.tariffVersion);
  return {
    quote,
    charges: checkoutCharges(tariff, { baseCents: quote.priced.totalCents, ...choice }),
  };
}

import type { BookingRequest } from '@waypost/contract';
import { checkoutCharges, type CheckoutCharges, insuredValue } from '@waypost/domain/charges';
import type { Db } from '../../../platform/database.ts';
import {
  findQuote,
  quotedTax,
  readTariff,
  type StoredQuote,
  taxedBy,
} from '../../core/quotes/index.ts';

export type PricedDraft = {
  quote: StoredQuote;
  charges: CheckoutCharges;
  /** The tariff insures a declared value, and none was declared. */
  lacksValue: boolean;
};

type Choice = Pick<BookingRequest, 'insured' | 'paymentMethod' | 'items'>;

/** The price of a quote with the choices made at checkout, by its own tariff and its own tax. */
export async function priceDraft(
  db: Db,
  quoteId: string,
  { insured, paymentMethod: method, items }: Choice,
): Promise<PricedDraft | undefined> {
  const quote = await findQuote(db, quoteId);
  if (quote === undefined) return undefined;
  const tariff = await readTariff(db, quote.priced.tariffVersion);
  const declaredCents = items.reduce((sum, { valueCents }) => sum + valueCents, 0);
  const baseCents = quote.priced.totalCents;
  return {
    quote,
    charges: checkoutCharges(taxedBy(tariff, quotedTax(quote.priced)), {
      baseCents,
      insured,
      method,
      declaredCents,
    }),
    lacksValue: insured && insuredValue(tariff, declaredCents) === 0,
  };
}

import type { Draft } from '@waypost/contract/client';
import { checkoutCharges } from '@waypost/domain/charges';
import { centsFromText } from '@waypost/domain/money';
import type { ItemValues } from './booking-form.ts';

/** What the goods are worth, as far as it was typed. */
export function declaredCents(items: readonly ItemValues[]): number {
  return items.reduce((sum, { value }) => sum + (centsFromText(value) ?? 0), 0);
}

/** What is due by each way of paying, insured for the value that was typed. The server prices it again. */
export function offeredFor(draft: Draft, items: readonly ItemValues[]): Draft['charges'] {
  const { quote, rates } = draft;
  const tariff = { checkout: rates, currency: quote.currency };
  const value = { baseCents: quote.totalCents, declaredCents: declaredCents(items) };
  return draft.charges.map((price) => {
    const { insured, method } = price;
    return { ...price, charges: checkoutCharges(tariff, { ...value, insured, method }) };
  });
}

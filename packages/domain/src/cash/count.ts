/**
 * The cash of one shipment that a courier holds according to the ledger; negative if a scan was voided after its
 * count.
 */
export type HeldCash = { shipmentId: string; shard: number; currency: string; cents: number };

export type CashAmount = { currency: string; cents: number };

export type CountedLine = {
  currency: string;
  countedCents: number;
  expectedCents: number;
  /** Positive when cash is missing, negative when there is too much. */
  missingCents: number;
};

/**
 * The result of a count, by currency. The whole ledger balance of the courier moves to the hub; missing or surplus
 * cash is the courier's difference. A late scan or a void after the count leads to the opposite difference at the
 * next one.
 */
export function judgeCount(
  held: readonly HeldCash[],
  counted: readonly CashAmount[],
): CountedLine[] {
  const currencies = new Set([...held, ...counted].map(({ currency }) => currency));
  return [...currencies].toSorted().map((currency) => {
    const sum = (of: readonly CashAmount[]) =>
      of.reduce((cents, each) => cents + (each.currency === currency ? each.cents : 0), 0);
    const [countedCents, expectedCents] = [sum(counted), sum(held)];
    return { currency, countedCents, expectedCents, missingCents: expectedCents - countedCents };
  });
}

/** Whether two lists have the same amounts in any order; a missing currency counts as zero. */
export function isSameCash(one: readonly CashAmount[], other: readonly CashAmount[]): boolean {
  return judgeCount(
    one.map((amount) => ({ ...amount, shipmentId: '', shard: 0 })),
    other,
  ).every(({ missingCents }) => missingCents === 0);
}

/** From this amount in one van, courier and dispatch are warned to hand it over. */
export const CASH_WARNING = { currency: 'EUR', cents: 150_000 } as const;

export function isTooMuchCash(held: readonly CashAmount[]): boolean {
  const cents = held
    .filter(({ currency }) => currency === CASH_WARNING.currency)
    .reduce((sum, amount) => sum + amount.cents, 0);
  return cents >= CASH_WARNING.cents;
}

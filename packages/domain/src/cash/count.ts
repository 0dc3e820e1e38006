/** Cash of one shipment that a courier has by the ledger; negative once a scan was voided after its count. */
export type HeldCash = { shipmentId: string; shard: number; currency: string; cents: number };

export type CashAmount = { currency: string; cents: number };

export type CountedLine = {
  currency: string;
  countedCents: number;
  expectedCents: number;
  /** Positive when cash is missing, negative when there is more than the ledger knows of. */
  missingCents: number;
};

/**
 * What a count finds, by currency. All that the courier has by the ledger goes to the hub; what was not there
 * to be counted, or was too much, is the courier's difference. A late scan or a void after the count makes
 * the opposite difference at the next one.
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

/** Whether two lists name the same amounts, whatever their order; a currency left out is nothing of it. */
export function isSameCash(one: readonly CashAmount[], other: readonly CashAmount[]): boolean {
  return judgeCount(
    one.map((amount) => ({ ...amount, shipmentId: '', shard: 0 })),
    other,
  ).every(({ missingCents }) => missingCents === 0);
}

/** From so much cash in one van on, courier and dispatch are warned: it should be handed over. */
export const CASH_WARNING = { currency: 'EUR', cents: 150_000 } as const;

export function isTooMuchCash(held: readonly CashAmount[]): boolean {
  const cents = held
    .filter(({ currency }) => currency === CASH_WARNING.currency)
    .reduce((sum, amount) => sum + amount.cents, 0);
  return cents >= CASH_WARNING.cents;
}

/** What a scan says of cash, and when the ledger learned of it. */
export interface BareScan {
  shipment: string;
  /** Who had it, as the ledger names holders. */
  holder: string;
  cents: number;
  currency: string;
  mayCollect: boolean;
  at: number;
  voidedAt: number | null;
}

export interface BareCount {
  holder: string;
  hub: string;
  at: number;
  counted: readonly { currency: string; cents: number }[];
}

export interface BareShipment {
  id: string;
  owedCents: number;
  currency: string;
}

/** By account, holder and currency; nothing where it is zero. */
export type Sums = Map<string, number>;

export function add(sums: Sums, key: string, cents: number): void {
  const sum = (sums.get(key) ?? 0) + cents;
  if (sum === 0) sums.delete(key);
  else sums.set(key, sum);
}

/**
 * Every account of cash from bare scans, amounts owed and counts, written apart from the rules that post. Scans
 * are in order of arrival.
 */
export function recountCash(
  shipments: readonly BareShipment[],
  scans: readonly BareScan[],
  counts: readonly BareCount[],
): Sums {
  const sums: Sums = new Map();
  const [now] = [collectedUntil(Number.POSITIVE_INFINITY, shipments, scans)];
  for (const shipment of shipments) {
    const got = now.byShipment.get(shipment.id) ?? 0;
    add(sums, `receivable ${shipment.id} ${shipment.currency}`, shipment.owedCents - got);
  }
  for (const [key, cents] of now.byHolder) add(sums, `cash_with_courier ${key}`, cents);
  const lastCounts = new Map<string, number>();
  for (const { holder, hub, at, counted } of counts) {
    lastCounts.set(holder, Math.max(at, lastCounts.get(holder) ?? 0));
    for (const { currency, cents } of counted) {
      add(sums, `cash_at_hub ${hub} ${currency}`, cents);
      add(sums, `cash_difference ${holder} ${currency}`, -cents);
    }
  }
  // a count takes all that the ledger knew then, whether or not it was there
  for (const [holder, at] of lastCounts) {
    for (const [key, cents] of collectedUntil(at, shipments, scans).byHolder) {
      if (!key.startsWith(`${holder} `)) continue;
      add(sums, `cash_with_courier ${key}`, -cents);
      add(sums, `cash_difference ${key}`, cents);
    }
  }
  return sums;
}

function collectedUntil(
  tick: number,
  shipments: readonly BareShipment[],
  scans: readonly BareScan[],
) {
  const byHolder: Sums = new Map();
  const byShipment = new Map<string, number>();
  const known = new Map(shipments.map((shipment) => [shipment.id, shipment]));
  for (const scan of scans) {
    const shipment = known.get(scan.shipment);
    const isVoid = scan.voidedAt !== null && scan.voidedAt <= tick;
    if (shipment === undefined || scan.at > tick || isVoid) continue;
    if (!scan.mayCollect || scan.currency !== shipment.currency) continue;
    if (byShipment.has(scan.shipment)) continue;
    const cents = Math.min(scan.cents, shipment.owedCents);
    byShipment.set(scan.shipment, cents);
    add(byHolder, `${scan.holder} ${scan.currency}`, cents);
  }
  return { byHolder, byShipment };
}

export function differencesOf(is: Sums, must: Sums): string[] {
  return [...new Set([...is.keys(), ...must.keys()])]
    .filter((key) => (is.get(key) ?? 0) !== (must.get(key) ?? 0))
    .map((key) => `${key}: ${is.get(key) ?? 0}, must be ${must.get(key) ?? 0}`);
}

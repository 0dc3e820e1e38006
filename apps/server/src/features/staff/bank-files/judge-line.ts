import { readReference } from '@waypost/domain/tracking-number';
import { BOOKS_CURRENCY } from '../../core/ledger/index.ts';

const NUMBER_LENGTH = 16;
const SHORTEST_REFERENCE = 8;
const MOST_NAMED = 50;

export type References = {
  trackingNumbers: string[];
  invoiceNumbers: string[];
  /** Words that may be the reference of a transfer at the payment provider. */
  words: string[];
};

/** What a payer wrote, as banks pass it on: in any case, with spaces in the middle of a number. */
export function findReferences(text: string, series: string): References {
  const upper = text.normalize('NFKC').toUpperCase();
  const compact = upper.replaceAll(/[^0-9A-Z]/g, '');
  const trackingNumbers = new Set<string>();
  for (let at = compact.indexOf('WP'); at >= 0; at = compact.indexOf('WP', at + 1)) {
    const read = readReference(compact.slice(at, at + NUMBER_LENGTH));
    if (read.kind === 'shipment') trackingNumbers.add(read.ref);
  }
  const invoices = compact.matchAll(new RegExp(`${series}(20\\d{2})(\\d{6})`, 'g'));
  const words = upper
    .split(/[^0-9A-Z]+/)
    .filter((word) => word.length >= SHORTEST_REFERENCE && /\d/.test(word));
  return {
    trackingNumbers: [...trackingNumbers].slice(0, MOST_NAMED),
    invoiceNumbers: [
      ...new Set([...invoices].map(([, year, count]) => `${series}-${year}-${count}`)),
    ].slice(0, MOST_NAMED),
    words: [...new Set(words)].slice(0, MOST_NAMED),
  };
}

/** A shipment that a reference names; of an invoice, each of its shipments. */
export type Named = { shipmentId: string; owedCents: number; isByTransfer: boolean };

export type Judgement =
  | { kind: 'sure'; pays: { shipmentId: string; cents: number }[] }
  | { kind: 'doubtful'; doubt: Doubt; shipmentIds: string[] }
  | { kind: 'unknown' };
type Doubt = 'currency' | 'nothing_owed' | 'amount_differs' | 'amount_only';

/**
 * Sure is only what is named and pays exactly what is owed for all that is named. What is named and is not
 * that, or is not named and has the amount of something awaited, a person decides.
 */
export function judgeLine(
  line: { cents: number; currency: string },
  named: readonly Named[],
  ofSameAmount: readonly string[],
): Judgement {
  const ids = [...new Set(named.map(({ shipmentId }) => shipmentId))];
  if (ids.length === 0) {
    return ofSameAmount.length === 0
      ? { kind: 'unknown' }
      : { kind: 'doubtful', doubt: 'amount_only', shipmentIds: [...ofSameAmount] };
  }
  const doubtful = (doubt: Doubt) => ({ kind: 'doubtful', doubt, shipmentIds: ids }) as const;
  if (line.currency !== BOOKS_CURRENCY) return doubtful('currency');
  const owing = new Map(
    named
      .filter(({ owedCents, isByTransfer }) => isByTransfer && owedCents > 0)
      .map(({ shipmentId, owedCents }) => [shipmentId, owedCents]),
  );
  if (owing.size === 0) return doubtful('nothing_owed');
  const owedCents = [...owing.values()].reduce((sum, cents) => sum + cents, 0);
  if (owedCents !== line.cents) return doubtful('amount_differs');
  return { kind: 'sure', pays: [...owing].map(([shipmentId, cents]) => ({ shipmentId, cents })) };
}

import { taxOn } from '@waypost/domain/tax';
import type { Db } from '../../../platform/database.ts';
import { BOOKS_CURRENCY, postLedgers } from '../../core/ledger/index.ts';
import type { PaperFacts } from '../../core/documents/index.ts';
import type { TaxedSum } from './papers.queries.ts';

type Taxes = Pick<PaperFacts, 'taxes' | 'roundingCents'>;

/**
 * The tax of a document is computed once for each code and rate, on the sum of its net amounts. What its
 * shipments cost does not change by that: the cents between the two are its rounding.
 */
export function taxesOf(sums: readonly TaxedSum[]): Taxes {
  const taxes = sums.map(({ code, ratePerMille, grossCents, taxCents }) => {
    const netCents = grossCents - taxCents;
    return { code, ratePerMille, netCents, taxCents: taxOn(netCents, ratePerMille) };
  });
  const roundingCents = sums.reduce(
    (cents, sum, at) => cents + sum.taxCents - (taxes[at]?.taxCents ?? 0),
    0,
  );
  return { taxes, roundingCents };
}

type Paper = { statementId: string; shard: number; kind: PaperFacts['kind'] };

/** Brings the tax in the ledger, which was posted for each shipment, to that of the document. */
export async function postTaxRounding(
  tx: Db,
  { statementId, shard, kind }: Paper,
  sums: readonly TaxedSum[],
): Promise<void> {
  const sign = kind === 'invoice' ? 1 : -1;
  const postings = sums.flatMap(({ code: taxCode, ratePerMille, grossCents, taxCents }) => {
    const cents = sign * (taxOn(grossCents - taxCents, ratePerMille) - taxCents);
    if (cents === 0) return [];
    const effectKey = `tax_rounding:${statementId}:${kind}:${taxCode}:${ratePerMille}`;
    const entries = [
      { account: 'tax_rounding', amountCents: cents, taxCode },
      { account: 'tax', amountCents: -cents, taxCode },
    ] as const;
    return [{ effectKey, shard, shipmentId: null, currency: BOOKS_CURRENCY, entries }];
  });
  if (postings.length > 0) await postLedgers(tx, postings);
}

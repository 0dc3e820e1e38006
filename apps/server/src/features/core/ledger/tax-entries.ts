import type { ChargeLine } from '@waypost/domain/charges';
import { taxLeft } from '@waypost/domain/tax';
import type { Db } from '../../../platform/database.ts';
import {
  debitAndCredit,
  type Held,
  type LedgerEntry,
  type Posting,
  postLedger,
} from './ledger.queries.ts';
import { readTaxState } from './tax.queries.ts';

/** What is booked: owed or held with tax, revenue with tax, and the tax within it. */
export function chargeEntries(
  debit: 'receivable' | Held,
  lines: readonly Pick<ChargeLine, 'cents' | 'taxCents' | 'taxCode'>[],
): LedgerEntry[] {
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const taxCents = lines.reduce((sum, line) => sum + line.taxCents, 0);
  const taxCode = codeOf(lines[0]?.taxCode);
  return taxed([...debitAndCredit(debit, 'revenue', totalCents), ...owedTax(taxCents)], taxCode);
}

type Move = Omit<Posting, 'shipmentId'> & { shipmentId: string };

/**
 * Posts what changes the revenue of a shipment after its booking: a refund, a cancellation, another price. The
 * tax follows it: after each such posting it is the share of the tax of its charge lines that is left of its
 * price, so that all of it is given back with the last cent, and stands again when a refund fails.
 */
export async function postMove(db: Db, move: Move): Promise<void> {
  const { code, priceCents, taxCents, leftCents, owedTaxCents } = await readTaxState(
    db,
    move.shipmentId,
  );
  const movedCents = move.entries.reduce(
    (sum, { account, amountCents }) => sum + (isRevenue(account) ? amountCents : 0),
    0,
  );
  const must = taxLeft({ grossCents: priceCents, taxCents }, leftCents - movedCents);
  const entries = [...move.entries, ...owedTax(must - owedTaxCents)];
  await postLedger(db, { ...move, entries: taxed(entries, codeOf(code)) });
}

/** The two entries by which revenue with tax becomes tax; a negative amount takes it back. */
function owedTax(cents: number): LedgerEntry[] {
  return cents === 0 ? [] : debitAndCredit('tax_in_revenue', 'tax', cents);
}

function taxed(entries: readonly LedgerEntry[], taxCode: string | null): LedgerEntry[] {
  return entries.map((entry) =>
    isRevenue(entry.account) || entry.account === 'tax' || entry.account === 'tax_in_revenue'
      ? { ...entry, taxCode }
      : entry,
  );
}

function isRevenue(account: LedgerEntry['account']): boolean {
  return account === 'revenue' || account === 'refunds';
}

/** Charges without tax have entries as before there was any. */
function codeOf(code: string | undefined): string | null {
  return code === undefined || code === 'none' ? null : code;
}

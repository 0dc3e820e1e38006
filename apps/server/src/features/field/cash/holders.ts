import type { LedgerEntry } from '../../core/ledger/index.ts';

/** Postings of hubs and people are of no shard; the first one keeps them. */
export const SHARD_OF_THE_CELL = 0;

export const personHolder = (personId: string) => `person:${personId}`;
export const hubHolder = (hubId: string) => `hub:${hubId}`;
export const depositHolder = (depositId: string) => `deposit:${depositId}`;

/** The ledger has no entries of nothing. */
export function entriesOf(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ amountCents }) => amountCents !== 0);
}

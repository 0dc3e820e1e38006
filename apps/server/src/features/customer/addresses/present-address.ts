import type { SavedAddress } from '@waypost/contract';
import type { AddressRow } from './addresses.queries.ts';

export function presentAddress(row: AddressRow): SavedAddress {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

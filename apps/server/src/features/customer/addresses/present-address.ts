import type { SavedAddress } from '@waypost/contract';
import type { AddressRow } from './addresses.queries.ts';

export function presentAddress(row: AddressRow): SavedAddress {
  const { postalCode, isDefault, createdAt, ...same } = row;
  return { ...same, postalCode, isDefault, createdAt: createdAt.toISOString() };
}

import type { SavedAddress } from '@waypost/contract';
import type { AddressRow } from './addresses.queries.ts';

export function presentAddress(row: AddressRow): SavedAddress {
  const { postal_code: postalCode, created_at: createdAt, ...same } = row;
  return { ...same, postalCode, createdAt: createdAt.toISOString() };
}

import type { SavedAddress } from '@waypost/contract';
import type { AddressRow } from './addresses.queries.ts';

export function presentAddress(row: AddressRow): SavedAddress {
  const { postal_code: postalCode, is_default: isDefault, created_at, ...same } = row;
  return { ...same, postalCode, isDefault, createdAt: created_at.toISOString() };
}

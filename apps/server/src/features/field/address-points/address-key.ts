import { normaliseAddress, type StreetAddress } from '@waypost/domain/normal-address';
import type { Secrets } from '../../../platform/secrets.ts';

export type { StreetAddress };

/** Names an address without saying it. Null where the street or the city is not known. */
export function addressKeyOf(secrets: Secrets, address: StreetAddress): Buffer | null {
  const text = normaliseAddress(address);
  return text === null ? null : secrets.keyedHash('address', text);
}

import { formatCountry } from '@waypost/i18n/formats';

type Address = {
  name: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
};

/** One line for the courier. A copy: the address book may change before the courier comes. */
export function addressTextOf(address: Address): string {
  return [
    address.name,
    address.line1,
    address.line2,
    [address.postalCode, address.city].filter((part) => part !== '').join(' '),
    address.region,
    formatCountry(address.country, 'en'),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

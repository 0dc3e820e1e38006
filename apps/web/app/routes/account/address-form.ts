import type { SavedAddress } from '@waypost/contract/client';
import { textIn } from '../../platform/form-text.ts';

const ADDRESS_FIELDS = [
  'name',
  'phone',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressValues = Record<AddressField, string> & { isDefault: boolean };

export const EMPTY_ADDRESS: AddressValues = {
  name: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  isDefault: false,
};

export function readAddressValues(form: FormData): AddressValues {
  const texts = ADDRESS_FIELDS.map((name) => [name, textIn(form, name)] as const);
  return {
    ...(Object.fromEntries(texts) as Record<AddressField, string>),
    isDefault: form.get('isDefault') === 'yes',
  };
}

export function addressValuesOf(address: SavedAddress): AddressValues {
  const texts = ADDRESS_FIELDS.map((name) => [name, address[name]] as const);
  return {
    ...(Object.fromEntries(texts) as Record<AddressField, string>),
    isDefault: address.isDefault,
  };
}

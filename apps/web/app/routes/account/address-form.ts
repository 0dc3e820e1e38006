import type { SavedAddress } from '@waypost/contract/client';
import { writtenLength } from '@waypost/domain/written-length';
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

type AddressFault =
  | 'nameMissing'
  | 'line1Missing'
  | 'cityMissing'
  | 'phoneInvalid'
  | 'countryMissing';
export type AddressFaults = Partial<Record<AddressField, AddressFault>>;

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

/** The bounds are the server's; here they get words. */
export function findAddressFaults(values: AddressValues): AddressFaults {
  return {
    ...(values.name.length < 2 && { name: 'nameMissing' }),
    ...(!/^[+0-9 ().\-/]*$/.test(values.phone) && { phone: 'phoneInvalid' }),
    ...(writtenLength(values.line1) < 3 && { line1: 'line1Missing' }),
    ...(values.city === '' && { city: 'cityMissing' }),
    ...(!/^[A-Z]{2}$/.test(values.country) && { country: 'countryMissing' }),
  };
}

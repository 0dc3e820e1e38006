import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import {
  ADDRESS_LINES,
  CountryCode,
  EmailOrNothing,
  Instant,
  Phone,
  plainText,
} from '../fields.ts';
import { withPostalCode } from '../postal-codes.ts';
import { Done } from './auth.ts';
import { PostalAddress } from './bookings.ts';

const endpoint = endpointsOf('addresses');

/** Who is at an address, and where it is. Unlike in a booking, the country is part of it. */
const AddressFields = {
  name: plainText(2, 120),
  /** Where delivery news goes when it is sent something; may be empty. */
  email: EmailOrNothing,
  phone: Phone,
  line1: PostalAddress.shape.line1,
  line2: plainText(0, 120),
  city: PostalAddress.shape.city,
  region: plainText(0, 80),
  postalCode: plainText(0, 16),
  country: CountryCode,
};

export const NewAddress = withPostalCode(
  z.object({
    ...AddressFields,
    email: AddressFields.email.default(''),
    phone: AddressFields.phone.default(''),
    line2: AddressFields.line2.default(''),
    region: AddressFields.region.default(''),
    /** In the shape of the country; required where the country has postal codes. */
    postalCode: AddressFields.postalCode.default(''),
  }),
  { beEmpty: false },
).meta({ id: 'NewAddress' });
export type NewAddress = z.infer<typeof NewAddress>;

/** Without defaults: a change that leaves a field out must not blank it. */
export const AddressChange = withPostalCode(
  z
    .object({
      ...AddressFields,
      /** Preselected in forms. Setting it clears the previous default. */
      isDefault: z.boolean(),
    })
    .partial(),
  { beEmpty: false },
).meta({ id: 'AddressChange' });
export type AddressChange = z.infer<typeof AddressChange>;

export const SavedAddress = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    ...ADDRESS_LINES,
    country: CountryCode,
    isDefault: z.boolean(),
    createdAt: Instant,
  })
  .meta({ id: 'SavedAddress' });
export type SavedAddress = z.infer<typeof SavedAddress>;

const AddressPath = z.object({ addressId: z.uuid() });

export const listAddresses = endpoint('GET /api/users/me/addresses', {
  summary: 'The address book: the default first, then the newest.',
  answers: { 200: z.object({ addresses: z.array(SavedAddress) }).meta({ id: 'AddressBook' }) },
});

export const addAddress = endpoint('POST /api/users/me/addresses', {
  summary: 'Save an address. An equal one is returned instead of being saved again.',
  body: NewAddress,
  answers: { 201: SavedAddress },
  problems: ['address_book_full', 'cross_site_request'],
});

export const changeAddress = endpoint('PATCH /api/users/me/addresses/:addressId', {
  summary: 'Change an address of the address book.',
  params: AddressPath,
  body: AddressChange,
  answers: { 200: SavedAddress },
  problems: ['address_not_found', 'cross_site_request'],
});

export const removeAddress = endpoint('DELETE /api/users/me/addresses/:addressId', {
  summary: 'Remove an address from the address book.',
  params: AddressPath,
  answers: { 200: Done },
  problems: ['address_not_found', 'cross_site_request'],
});

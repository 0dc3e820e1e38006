import { z } from 'zod';
import { EmailOrNothing, Phone, plainText } from '../fields.ts';
import { withPostalCode } from '../postal-codes.ts';
import { programEndpointsOf } from './endpoint.ts';
import { example, Id, listOf, Mode, Moment, open, PAGE } from './fields.ts';
import { ADDRESS, Party } from './goods.ts';

const endpoint = programEndpointsOf('addresses');

const AddressFields = z.strictObject({
  ...ADDRESS,
  /** Where news of a delivery goes; may be empty. */
  email: example(EmailOrNothing.default(''), 'rosa.recipient@example.org'),
});

const NewBookAddress = withPostalCode(AddressFields, { beEmpty: false }).meta({
  id: 'V1NewAddress',
});

const AddressChange = z
  .strictObject({
    /** Name of the person or company. */
    name: ADDRESS.name.optional(),
    /** Where news of a delivery goes; may be empty. */
    email: example(EmailOrNothing.optional(), 'rosa.recipient@example.org'),
    // ADDRESS has defaults, which would empty what is left out
    /** Phone number; may be empty. */
    phone: example(Phone.optional(), '+33 1 23 45 67 89'),
    /** Street and number. */
    line1: ADDRESS.line1.optional(),
    /** Floor, unit or building; may be empty. */
    line2: example(plainText(0, 120).optional(), ''),
    /** The city. */
    city: ADDRESS.city.optional(),
    /** State or region; may be empty. */
    region: example(plainText(0, 80).optional(), ''),
    /** In the shape of the country; required where the country has postal codes. */
    postalCode: example(plainText(0, 16).optional(), '75001'),
    /** ISO 3166-1 alpha-2 code of the country. The postal code has to fit it. */
    country: ADDRESS.country.optional(),
    /** Preselected in the forms of the dashboard, in place of the address that was. */
    isDefault: example(z.boolean().optional(), true),
  })
  .meta({ id: 'V1AddressChange' });

const BookAddress = z
  .strictObject({
    /** Always `address`. */
    object: example(z.literal('address'), 'address'),
    /** Send it as `fromAddressId` of a booking. */
    id: Id,
    /** Real, or of the test mode. */
    mode: Mode,
    /** When it was saved. */
    createdAt: Moment,
    ...Party.shape,
    /** Preselected in the forms of the dashboard. */
    isDefault: example(z.boolean(), false),
  })
  .meta({ id: 'V1Address' });
export type V1Address = z.infer<typeof BookAddress>;

const AddressPath = z.object({
  /** Id of the address. */
  addressId: Id,
});

export const v1ListAddresses = endpoint('GET /api/v1/addresses', {
  summary: 'Your address book: the default first, then the newest.',
  limit: 'reads',
  query: z.strictObject(PAGE),
  answers: { 200: listOf('V1Addresses', BookAddress) },
});

export const v1CreateAddress = endpoint('POST /api/v1/addresses', {
  summary: 'Save an address. An equal one is answered instead of being saved again.',
  limit: 'writes',
  body: NewBookAddress,
  answers: { 201: BookAddress },
  problems: ['address_book_full'],
});

export const v1ReadAddress = endpoint('GET /api/v1/addresses/:addressId', {
  summary: 'One address of your address book.',
  limit: 'reads',
  params: AddressPath,
  answers: { 200: BookAddress },
  problems: ['address_not_found'],
});

export const v1ChangeAddress = endpoint('PATCH /api/v1/addresses/:addressId', {
  summary: 'Change an address of your address book. Fields that are left out stay.',
  limit: 'writes',
  params: AddressPath,
  body: AddressChange,
  answers: { 200: BookAddress },
  problems: ['address_not_found'],
});

export const v1DeleteAddress = endpoint('DELETE /api/v1/addresses/:addressId', {
  summary: 'Remove an address from your address book.',
  limit: 'writes',
  params: AddressPath,
  answers: {
    200: z
      .strictObject({
        /** Always `address`. */
        object: example(z.literal('address'), 'address'),
        /** Id of the address. */
        id: Id,
        /** Always true. */
        deleted: example(z.literal(true), true),
      })
      .meta({ id: 'V1DeletedAddress' }),
  },
  problems: ['address_not_found'],
});

const AddressToCheck = z
  .strictObject({
    /** Looked at for its shape alone: no street is known to us. */
    line1: ADDRESS.line1.optional(),
    /** The city. */
    city: ADDRESS.city,
    /** State or region; may be empty. */
    region: ADDRESS.region,
    /** Postal code; may be empty. */
    postalCode: ADDRESS.postalCode,
    /** ISO 3166-1 alpha-2 code of the country. */
    country: ADDRESS.country,
  })
  .meta({ id: 'V1AddressToCheck' });
export type AddressToCheck = z.infer<typeof AddressToCheck>;

const Checked = z
  .strictObject({
    /** What was looked at. */
    name: open(example(z.enum(['country', 'postal_code_shape', 'city']), 'city')),
    /** Whether it is right. */
    ok: example(z.boolean(), true),
  })
  .meta({ id: 'V1Checked' });

const AddressCheck = z
  .strictObject({
    /** Always `address_check`. */
    object: example(z.literal('address_check'), 'address_check'),
    /** `no` cannot be booked, `doubtful` can. No answer says that a street exists. */
    deliverable: open(example(z.enum(['yes', 'doubtful', 'no']), 'yes')),
    /** What was looked at. */
    checked: z.array(Checked),
    /** Cities that may be meant. */
    suggestions: example(z.array(z.string()), ['Paris, France']),
  })
  .meta({ id: 'V1AddressCheck' });
export type AddressCheck = z.infer<typeof AddressCheck>;

export const v1CheckAddress = endpoint('POST /api/v1/addresses/check', {
  summary: 'Whether we can deliver to an address, and what of it was looked at.',
  limit: 'rates',
  body: AddressToCheck,
  answers: { 200: AddressCheck },
});

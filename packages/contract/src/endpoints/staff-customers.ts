import { z } from 'zod';
import { endpointsOf, OF_STAFF, PROVED_AGAIN } from '../endpoint.ts';
import {
  ADDRESS_LINES,
  CELLS_MISSING,
  Currency,
  Instant,
  plainText,
  SecondFactor,
  WholeNumber,
} from '../fields.ts';
import { AccountDetails } from './account-details.ts';
import { ACCOUNT_TYPES } from './auth.ts';
import { withPostalCode } from '../postal-codes.ts';
import { CustomerCredit } from './credit.ts';
import { StaffNote } from './notes.ts';
import { ProfileFields } from './profile.ts';

const endpoint = endpointsOf('customers');

export const CUSTOMER_ROLES = ['user', 'admin'] as const;
export const CUSTOMER_STATES = ['active', 'deactivated'] as const;
export const CUSTOMER_SORTS = ['created', 'login'] as const;

const LINE = {
  id: z.uuid(),
  email: z.string(),
  /** `admin` if a member of staff has this address; it cannot be set here. */
  role: z.enum(CUSTOMER_ROLES),
  state: z.enum(CUSTOMER_STATES),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  shipmentsCount: z.int(),
  /** By the ledger: charges less cancellations and refunds. */
  totalSpendCents: z.int(),
  currency: Currency,
  createdAt: Instant,
  lastLogin: Instant.nullable(),
};

export const CustomerLine = z.strictObject(LINE).meta({ id: 'CustomerLine' });
export type CustomerLine = z.infer<typeof CustomerLine>;

export const CustomerRecord = z
  .strictObject({
    ...LINE,
    phone: z.string(),
    accountType: z.enum(ACCOUNT_TYPES),
    vatId: z.string(),
    vat: z
      .strictObject({
        /** Of the number; null if its shape or its check digits are wrong, or it is not of the Union. */
        country: z.string().nullable(),
        /** Null unless staff has confirmed this number. */
        confirmedAt: Instant.nullable(),
      })
      .meta({ id: 'VatNumberState' }),
    address: z.strictObject({ ...ADDRESS_LINES, country: z.string() }),
    /** Counts changes of the record; a change names the revision it was made from. */
    revision: z.int(),
    /** Null for a customer who never had a credit limit. */
    credit: CustomerCredit.nullable(),
    /** Of staff, newest first. */
    notes: z.array(StaffNote),
  })
  .meta({ id: 'CustomerRecord' });
export type CustomerRecord = z.infer<typeof CustomerRecord>;

const CustomerId = z.object({ userId: z.uuid() });

export const listCustomers = endpoint('GET /api/admin/users', {
  summary: 'Customers, newest or last seen first; `next` continues the list.',
  query: z.object({
    search: plainText(0, 80)
      .default('')
      .describe(
        'Words of name, company, email, phone or address; of fewer than 3 characters the beginning of one.',
      ),
    role: z.enum(CUSTOMER_ROLES).optional(),
    state: z.enum(CUSTOMER_STATES).optional(),
    sort: z.enum(CUSTOMER_SORTS).default('created'),
    after: z.uuid().optional().describe('`next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: {
    200: z
      .object({ users: z.array(CustomerLine), next: z.string().nullable(), ...CELLS_MISSING })
      .meta({ id: 'CustomerPage' }),
  },
  problems: OF_STAFF,
});

export const readCustomerRecord = endpoint('GET /api/admin/users/:userId', {
  summary: 'A customer as staff sees one.',
  params: CustomerId,
  answers: { 200: CustomerRecord },
  problems: [...OF_STAFF, 'customer_unknown'],
});

export const changeCustomer = endpoint('PATCH /api/admin/users/:userId', {
  summary:
    "Change a customer's data, or reactivate the account. A change based on an older revision is refused, with the current record. Only its owner can change the email address, and only an invitation the role.",
  params: CustomerId,
  body: withPostalCode(
    ProfileFields.omit({ name: true, locale: true }).extend({
      firstName: plainText(1, 60).optional(),
      lastName: plainText(0, 59).optional(),
      active: z.literal(true).optional(),
      revision: WholeNumber,
    }),
    { beEmpty: true },
  ).meta({ id: 'CustomerChange' }),
  answers: { 200: CustomerRecord },
  problems: [...OF_STAFF, 'customer_unknown', 'customer_changed', 'cross_site_request'],
});

export const removeCustomer = endpoint('DELETE /api/admin/users/:userId', {
  summary:
    'First call: deactivate, which ends every session and can be undone. Second call, on a deactivated account: erase the person; requires the second factor again.',
  params: CustomerId,
  body: z
    .object({
      step: z.enum(['deactivate', 'erase']).default('deactivate'),
      secondFactor: SecondFactor.optional(),
    })
    .meta({ id: 'CustomerRemoval' }),
  answers: {
    200: z.object({ state: z.enum(['deactivated', 'erased']) }).meta({ id: 'CustomerRemoved' }),
  },
  problems: [
    ...OF_STAFF,
    'customer_unknown',
    'customer_active',
    ...PROVED_AGAIN,
    'cross_site_request',
  ],
});

export const readCustomerDetails = endpoint('GET /api/admin/users/:userId/details', {
  summary:
    'Shipments, addresses, cards, pickups and billing of a customer: the first page of each.',
  params: CustomerId,
  answers: { 200: AccountDetails },
  problems: [...OF_STAFF, 'customer_unknown'],
});

export const recomputeCustomerDetails = endpoint('PUT /api/admin/users/:userId/details', {
  summary: 'Recount the shipments and the ledger, and return the totals. Totals cannot be written.',
  params: CustomerId,
  query: z.object({ recompute: z.literal('1') }),
  body: z.strictObject({}).meta({ id: 'NoDetails' }),
  answers: { 200: AccountDetails },
  problems: [...OF_STAFF, 'customer_unknown', 'cross_site_request'],
});

export const VAT_CHECKS = ['vies', 'document'] as const;

export const confirmVatNumber = endpoint('POST /api/admin/users/:userId/vat-confirmation', {
  summary:
    'Confirm the VAT number of a business, or withdraw that. A business abroad is then charged no tax: it owes it itself.',
  params: CustomerId,
  body: z
    .object({
      /** The number that was checked; refused when the account has another one by now. */
      vatId: plainText(1, 40),
      confirmed: z.boolean(),
      /** Where it was looked up: in VIES of the Commission, or on a document of a tax office. */
      checkedIn: z.enum(VAT_CHECKS),
    })
    .meta({ id: 'VatConfirmation' }),
  answers: { 200: CustomerRecord },
  problems: [...OF_STAFF, 'customer_unknown', 'vat_number_invalid', 'cross_site_request'],
});

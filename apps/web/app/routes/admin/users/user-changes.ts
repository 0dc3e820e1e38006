import type { CustomerRecord } from '@waypost/contract/client';
import type { ShownRefusal } from '../../../platform/refused.tsx';

/** What the forms about a user ask for. */
export type Intent = 'save' | 'deactivate' | 'reactivate' | 'erase' | 'invite';

/** What staff may change of a customer, by the names of the form. */
export const FIELDS = [
  'firstName',
  'lastName',
  'company',
  'phone',
  'accountType',
  'vatId',
  'addressLine1',
  'addressLine2',
  'postalCode',
  'city',
  'region',
  'country',
] as const;
export type FieldName = (typeof FIELDS)[number];
export type Typed = Record<FieldName, string>;

/** A form that came back, with what was wrong in it. */
export type UserAnswer = {
  intent: Intent;
  typed: Typed | null;
  faults: {
    firstName?: 'firstNameMissing';
    phone?: 'phoneInvalid';
    code?: 'codeMalformed';
  };
  refusal: ShownRefusal | null;
  /** The record as it is now, after somebody else changed it. */
  current: CustomerRecord | null;
};

export function fieldsOf(record: CustomerRecord): Typed {
  const { firstName, lastName, company, phone, accountType, vatId, address } = record;
  const { line1: addressLine1, line2: addressLine2, ...rest } = address;
  return {
    firstName,
    lastName,
    company,
    phone,
    accountType,
    vatId,
    addressLine1,
    addressLine2,
    ...rest,
  };
}

/** What saving once more would replace. */
export function conflictsOf(typed: Typed, current: CustomerRecord): [FieldName, string][] {
  const now = fieldsOf(current);
  return FIELDS.filter((field) => now[field] !== typed[field].trim()).map((field) => [
    field,
    now[field],
  ]);
}

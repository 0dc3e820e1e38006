import type { CustomerRecord } from '@waypost/contract/client';
import type { FormReply } from '../../../platform/form-reply.ts';

/** The fields of a customer that staff may change, by their names in the form. */
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

/** The present record, after somebody else changed it. */
export function currentIn(reply: FormReply | undefined): CustomerRecord | undefined {
  if (reply?.refusal?.code !== 'customer_changed') return undefined;
  return reply.details['user'] as CustomerRecord;
}

export function valuesOf(record: CustomerRecord): Record<FieldName, string> {
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

/** The values that saving again would overwrite. */
export function conflictsOf(
  typed: Record<string, string>,
  current: CustomerRecord,
): [FieldName, string][] {
  const now = valuesOf(current);
  return FIELDS.filter((field) => now[field] !== typed[field]?.trim()).map((field) => [
    field,
    now[field],
  ]);
}

import { readCustomerDetails, readCustomerRecord } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { idIn } from '../../../platform/list-address.ts';

/**
 * The customer on the phone: name, credit and address book. Null without an account, or without the right to see
 * it.
 */
export async function readBooker(request: Request, userId: string | null) {
  const id = idIn(userId ?? '');
  if (id === undefined) return null;
  const path = { userId: id };
  const [record, details] = await Promise.all([
    ask(request, readCustomerRecord, { path }),
    ask(request, readCustomerDetails, { path }),
  ]);
  if (!record.ok) return null;
  const { firstName, lastName, company, email, credit } = record.data;
  return {
    name: [`${firstName} ${lastName}`.trim(), company, email].filter(Boolean).join(', '),
    credit: credit !== null && credit.limitCents > 0 ? credit : null,
    addresses: details.ok ? details.data.addresses : [],
  };
}

export type Booker = NonNullable<Awaited<ReturnType<typeof readBooker>>>;

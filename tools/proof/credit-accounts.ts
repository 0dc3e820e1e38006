import { randomUUID } from 'node:crypto';
import { setCreditLimit } from '@waypost/contract/client';
import type { SeededRandom } from '@waypost/domain/simulation';
import { type Call, bookDraft, chargesOf, draftParcel } from '../installation/book-parcel.ts';
import type { Customer } from '../installation/people.ts';
import type { BookedShipment } from './billing-accounts.ts';

/** In cents. Some are used up by one parcel, some never. */
const LIMITS = [0, 10_000, 40_000, 500_000] as const;

export interface CreditCustomer extends Customer {
  limitCents: number;
  /** By what was booked here, and not by what the api says. */
  owedCents: number;
}

/** One in four has no credit. */
export async function giveCredit(
  office: Call,
  account: Customer,
  random: SeededRandom,
): Promise<CreditCustomer> {
  const limitCents = random.pick(LIMITS);
  if (limitCents > 0) {
    const body = { id: randomUUID(), limitCents, reason: 'For the proof' };
    await setCreditLimit({ ...office, path: { userId: account.id }, body });
  }
  return { ...account, limitCents, owedCents: 0 };
}

/** Books on account, or is refused exactly when the limit does not allow it. */
export async function bookOnAccount(
  page: Call,
  account: CreditCustomer,
): Promise<{ shipment: BookedShipment | null; fault: string | null }> {
  const call = { ...page, headers: { ...page.headers, cookie: account.cookie } };
  const draft = await draftParcel(call);
  const { totalCents: cents } = chargesOf(draft, 'on_account');
  const isWithin = account.owedCents + cents <= account.limitCents;
  const must = account.limitCents === 0 ? 'no_credit' : isWithin ? 'booked' : 'over_credit_limit';
  const tell = (is: string) =>
    is === must
      ? null
      : `${account.id}: a booking of ${cents} on account is ${is}, must be ${must}`;
  try {
    const { trackingNumber } = await bookDraft(call, draft, 'on_account');
    account.owedCents += cents;
    const { cookie } = account;
    return {
      shipment: { trackingNumber, cookie, method: 'on_account', cents },
      fault: tell('booked'),
    };
  } catch (error) {
    const code =
      typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
    return { shipment: null, fault: tell(String(code)) };
  }
}

import { bookDraft, draftParcel } from '../installation/book-parcel.ts';
import { makeAccounts, PASSWORD } from '../installation/people.ts';
import type { FuzzSetting } from './fuzz-setting.ts';
import { makeColleagues } from './staff.ts';

/** Values that exist, for every caller to name, whether or not the caller may. */
export async function makeKnownValues(
  setting: FuzzSetting,
  count: number,
): Promise<Record<string, unknown[]>> {
  const { call, db, passwordHash } = setting;
  const drafts = await Promise.all(Array.from({ length: count }, () => draftParcel(call)));
  const bookings = await Promise.all(
    drafts.slice(0, Math.ceil(count / 2)).map((draft) => bookDraft(call, draft, 'cod')),
  );
  const accounts = await makeAccounts(db, count, passwordHash);
  const refs = bookings.map(({ trackingNumber }) => trackingNumber);
  return {
    ref: refs,
    refs: [...refs, refs.join(',')],
    quoteId: drafts.map(({ quote }) => quote.id),
    draftId: drafts.map(({ id }) => id),
    attemptId: drafts.map(({ attemptId }) => attemptId),
    receiptId: bookings.map(({ receiptId }) => receiptId),
    staffId: await makeColleagues(setting, count),
    email: accounts.map(({ email }) => email),
    password: [PASSWORD],
    'if-none-match': ['"1"', '"2"'],
  };
}

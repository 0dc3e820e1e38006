import { askForPartyLink } from '@waypost/contract/client';
import { bookDraft, draftParcel } from '../installation/book-parcel.ts';
import { COOKIES, newEmail } from '../installation/people.ts';
import type { FuzzSetting } from './fuzz-setting.ts';
import type { Person } from './person.ts';
import { readInMail } from './prepared-requests.ts';

/** Shipments that the parties of a run share. */
const SHIPMENTS = 4;

/** Shippers who have opened the link in their mail, and name the shipment that it is about. */
export async function makeParties(setting: FuzzSetting): Promise<Person[]> {
  return Promise.all(Array.from({ length: SHIPMENTS }, () => makeParty(setting)));
}

async function makeParty(setting: FuzzSetting): Promise<Person> {
  const { call, db } = setting;
  const email = newEmail();
  const contact = {
    shipperName: 'Ann Sender',
    shipperEmail: email,
    recipientName: 'Bob Receiver',
  };
  const { id, trackingNumber } = await bookDraft(call, await draftParcel(call), 'cod', { contact });
  // as if the code of the shipper had been entered: before that the parties have nothing to see
  await db.query('UPDATE shipments SET hold = NULL WHERE id = $1', [id]);
  await askForPartyLink({ ...call, body: { ref: trackingNumber, email } });
  const token = await readInMail(setting, email, /\/t\/([0-9A-Za-z_-]{20,80})/);
  return {
    headers: { cookie: `${COOKIES.party}=${token}` },
    values: { ref: trackingNumber, refs: trackingNumber, token },
  };
}

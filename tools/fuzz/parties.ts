import { askForPartyLink, bookShipment } from '@waypost/contract/client';
import { newEmail } from '../installation/accounts.ts';
import type { FuzzSetting } from './fuzz-setting.ts';
import { ADDRESSES, makeDraft } from './known-values.ts';
import type { Person } from './person.ts';

const MAIL_PATIENCE_MS = 120_000;
/** Shipments that the parties of a run share. */
const SHIPMENTS = 4;

/** Shippers who have opened the link in their mail, and name the shipment that it is about. */
export async function makeParties(setting: FuzzSetting): Promise<Person[]> {
  return Promise.all(Array.from({ length: SHIPMENTS }, () => makeParty(setting)));
}

async function makeParty(setting: FuzzSetting): Promise<Person> {
  const { call, db, mailServer } = setting;
  const { attemptId, booking } = await makeDraft(setting);
  const email = newEmail();
  const { data } = await bookShipment({
    ...call,
    headers: { ...call.headers, 'idempotency-key': attemptId },
    body: {
      ...booking,
      contact: { shipperName: 'Ann Sender', shipperEmail: email, recipientName: 'Bob Receiver' },
      ...ADDRESSES,
    },
  });
  if (!('trackingNumber' in data)) throw new Error(`the booking is ${data.state}`);
  // as if the code of the shipper had been entered: before that the parties have nothing to see
  await db.query('UPDATE shipments SET hold = NULL WHERE id = $1', [data.id]);
  await askForPartyLink({ ...call, body: { ref: data.trackingNumber, email } });
  const mail = await mailServer.waitFor(
    ({ to, content }) => to === email && LINK.test(content),
    MAIL_PATIENCE_MS,
  );
  const token = LINK.exec(mail?.content ?? '')?.[1];
  if (token === undefined) throw new Error(`no mail to ${email} has a link`);
  return {
    headers: { cookie: `__Host-waypost-party=${token}` },
    values: { ref: data.trackingNumber, refs: data.trackingNumber, token },
  };
}

const LINK = /\/t\/([0-9A-Za-z_-]{20,80})/;

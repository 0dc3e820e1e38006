import { randomUUID } from 'node:crypto';
import {
  addCaseFile,
  contact,
  recordScans,
  subscribeNewsletter,
  writeCaseMessage,
} from '@waypost/contract/client';
import { seededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import type { FuzzSetting } from '../../fuzz/fuzz-setting.ts';
import { enrol, type Member, registerMember } from '../../fuzz/staff.ts';
import { totp } from '../../fuzz/totp.ts';
import { type Customer, hashOfPassword, signInCustomer } from '../../installation/people.ts';
import { sendScans } from '../../installation/send-scans.ts';
import { openServedInstallation } from '../../installation/served-installation.ts';
import { DUE_SOON, waitFor, waitForJobs } from '../../installation/wait-for.ts';
import { bookAs } from '../billing-accounts.ts';
import { becomeParty, type Canary, newCanary } from './people.ts';
import { plantInvoice } from './plant-invoice.ts';
import { readValue } from '../../installation/read-value.ts';

const PATIENCE_MS = 60_000;

interface DayShipment {
  id: string;
  trackingNumber: string;
  priceCents: number;
}

/** Numbers that were scanned and that nobody booked. */
export const UNBOOKED = ['UNBOOKED-1', 'UNBOOKED-2'] as const;

/** What staff finds in the morning: nothing of it moves by itself any more. */
export interface Day {
  call: FuzzSetting['call'];
  db: pg.Client;
  canaries: Canary[];
  owner: Member;
  /** A code of the owner's authenticator that was not used yet. */
  code(): Promise<string>;
  /** Has just joined, and has no second factor yet. */
  newcomer: Member;
  colleague: Member;
  customer: Customer;
  /** Nothing but an account, to be erased. */
  leaver: { id: string };
  shipments: {
    held: DayShipment;
    onDelivery: DayShipment;
    byTransfer: DayShipment;
    unwanted: DayShipment;
  };
  desk: { caseId: string; fileId: string; exceptionId: string; contactId: string };
  pickups: { open: string; begun: string };
  mailKey: string;
}

export async function openDay(): Promise<Day> {
  const { installation, call, db } = await openServedInstallation({
    name: 'proof-audit',
    worker: false,
  });
  const worker = await installation.startWorker();
  const setting: FuzzSetting = {
    installation,
    call,
    db,
    passwordHash: await hashOfPassword(call, db),
    deviceKey: await installation.createKey('Hub of the proof'),
  };

  await addAntwerp(db);
  const customer = await signInCustomer(db);
  await becomeBusiness(db, customer.id);
  await plantInvoice(db, customer.id);
  const leaver = await signInCustomer(db);
  const canaries = [await becomeCustomer(db, customer.id), await becomeCustomer(db, leaver.id)];
  const shipments = {
    held: await book(setting, customer, 'cod', canaries),
    onDelivery: await book(setting, customer, 'cod', canaries),
    byTransfer: await book(setting, customer, 'bank_transfer', canaries),
    unwanted: await book(setting, customer, 'cod', canaries),
  };
  const [ofCustomer] = canaries;
  if (ofCustomer === undefined) throw new Error('nobody is a customer');
  const pickups = {
    open: await plantPickup(db, customer.id, ofCustomer, 'P-0000-0000-0001'),
    begun: await plantPickup(db, customer.id, ofCustomer, 'P-0000-0000-0002'),
  };
  const desk = await fillDesk(setting, customer, shipments.held, canaries);
  canaries.push(await joinNewsletter(setting));
  await waitForJobs(db, PATIENCE_MS, DUE_SOON);
  await worker.stop();
  installation.mailServer.close();
  const owner = await joinStaff(setting, 'owner');
  return {
    call,
    db,
    canaries,
    owner: owner.member,
    code: owner.code,
    newcomer: await registerMember(setting, 'support'),
    colleague: (await joinStaff(setting, 'support')).member,
    customer,
    leaver,
    shipments,
    desk,
    pickups,
    mailKey: await findMail(db, shipments.held.id),
  };
}

/** Where the day's service point is: this installation has no gazetteer. */
async function addAntwerp(db: pg.Client): Promise<void> {
  await db.query(`INSERT INTO places (id, name, country, lat, lon, population, names)
    VALUES (1, 'Antwerp', 'BE', 51.22, 4.4, 529247, '{}')`);
  await db.query(`INSERT INTO place_names (folded, place_id, country, population)
    VALUES ('antwerp', 1, 'BE', 529247)`);
}

export const VAT_NUMBER = 'DE136695976';

async function becomeBusiness(db: pg.Client, customerId: string): Promise<void> {
  await db.query(`UPDATE customers SET account_type = 'business', vat_id = $2 WHERE id = $1`, [
    customerId,
    VAT_NUMBER,
  ]);
}

async function becomeCustomer(db: pg.Client, customerId: string): Promise<Canary> {
  const canary = newCanary(customerId);
  await db.query('UPDATE customers SET name = $2, email = $3, email_key = $3 WHERE id = $1', [
    customerId,
    canary.name,
    canary.email,
  ]);
  return canary;
}

/** Its window has begun, and it waits to be confirmed. */
async function plantPickup(
  db: pg.Client,
  customerId: string,
  canary: Canary,
  publicId: string,
): Promise<string> {
  await db.query(
    `INSERT INTO pickups (id, shard, public_id, customer_id, day, pickup_window, starts_at, ends_at,
       cut_off_at, address_id, address_text, country, city, area, time_zone, instructions, status)
     SELECT gen_random_uuid(), shard, $3, id, current_date, '13:00-17:00', now() - interval '1 hour',
       now() + interval '3 hours', now() - interval '3 hours', gen_random_uuid(), $2, 'BE', 'Ghent',
       'BE:ghent', 'Europe/Brussels', '', 'Requested' FROM customers WHERE id = $1`,
    [customerId, `1 ${canary.mark} Street`, publicId],
  );
  await db.query(
    `INSERT INTO pickup_places (area, day, pickup_window, taken)
     VALUES ('BE:ghent', current_date, '13:00-17:00', 1)
     ON CONFLICT (area, day, pickup_window) DO UPDATE SET taken = pickup_places.taken + 1`,
  );
  canary.ids.push(publicId);
  return publicId;
}

async function book(
  { call, db }: FuzzSetting,
  customer: Customer,
  method: 'cod' | 'bank_transfer',
  canaries: Canary[],
): Promise<DayShipment> {
  const booked = await bookAs(call, customer, seededRandom(7, 0), method);
  const sql = 'SELECT id FROM shipments WHERE tracking_number = $1';
  const id = (await readValue<string>(db, sql, [booked.trackingNumber])) ?? '';
  const shipment = { id, customerId: customer.id };
  canaries.push(await becomeParty(db, shipment, 'shipper'));
  canaries.push(await becomeParty(db, shipment, 'recipient'));
  return { id, trackingNumber: booked.trackingNumber, priceCents: booked.cents };
}

/** A shipment in trouble with what its party wrote and sent, and a message of a stranger. */
async function fillDesk(
  { call, db, deviceKey }: FuzzSetting,
  customer: Customer,
  held: DayShipment,
  canaries: Canary[],
): Promise<Day['desk']> {
  const scan = (ref: string, code: 'PICKED_UP' | 'CUSTOMS_HOLD' | 'ARRIVED') => ({
    scanId: randomUUID(),
    ref,
    code,
    occurredAt: new Date().toISOString(),
    place: { city: 'Paris', country: 'FR' },
  });
  const { trackingNumber } = held;
  const troubled = [scan(trackingNumber, 'PICKED_UP'), scan(trackingNumber, 'CUSTOMS_HOLD')];
  await sendScans(call, deviceKey, troubled);
  await recordScans({
    ...call,
    headers: { authorization: `Bearer ${deviceKey}` },
    body: { scans: UNBOOKED.map((ref) => scan(ref, 'ARRIVED')) },
  });
  const headers = { ...call.headers, cookie: customer.cookie };
  const path = { ref: held.trackingNumber };
  await writeCaseMessage({
    ...call,
    headers,
    path,
    body: { id: randomUUID(), text: 'Which papers do you need?' },
  });
  const fileId = randomUUID();
  await addCaseFile({
    ...call,
    headers,
    path: { ...path, fileId },
    body: new Blob(['%PDF-1.4 an invoice']),
    bodySerializer: (body: unknown) => body as Blob,
  });
  const stranger = newCanary();
  await contact({
    ...call,
    body: {
      formId: randomUUID(),
      name: stranger.name,
      email: stranger.email,
      message: 'Do you ship pianos?',
    },
  });
  // as the schedule does it every ten minutes
  await db.query(`INSERT INTO pgboss.job (name, data) VALUES ('watch_shipments', '{}')`);
  const itemOf = (kind: string) => waitForItem(db, kind);
  const [caseId, exceptionId, contactId] = [
    await itemOf('case'),
    await itemOf('exception'),
    await itemOf('contact'),
  ];
  canaries.push({ ...stranger, ids: [contactId] });
  // who looks at an item of the desk sees the parties of its shipment
  for (const canary of canaries) {
    if (canary.ids.includes(held.id)) canary.ids.push(caseId, exceptionId);
  }
  return { caseId, fileId, exceptionId, contactId };
}

function waitForItem(db: pg.Client, kind: string): Promise<string> {
  return waitFor(`a ${kind} on the desk`, PATIENCE_MS, () =>
    readValue<string>(db, 'SELECT id FROM desk_items WHERE kind = $1', [kind]),
  );
}

async function joinNewsletter({ call, db }: FuzzSetting): Promise<Canary> {
  const canary = newCanary();
  await subscribeNewsletter({ ...call, body: { email: canary.email, consent: true } });
  const { rows } = await db.query<{ id: string }>(
    `UPDATE newsletter_consents SET state = 'on', confirmed_at = now() WHERE email = $1 RETURNING id`,
    [canary.email],
  );
  return { ...canary, ids: rows.map(({ id }) => id) };
}

async function joinStaff(setting: FuzzSetting, set: 'owner' | 'support') {
  const member = await registerMember(setting, set);
  const { secret } = await enrol(setting, member);
  return {
    member,
    async code() {
      // a code works once: the authenticator is put back by as much as it takes
      await setting.db.query(
        'UPDATE staff_members SET totp_last_step = totp_last_step - 2 WHERE id = $1',
        [member.id],
      );
      return totp(secret, new Date());
    },
  };
}

/** One that can be shown and sent again. */
async function findMail(db: pg.Client, shipmentId: string): Promise<string> {
  const sql = `SELECT effect_key FROM outbox_mails
     WHERE shipment_id = $1 AND template = 'milestone' AND channel = 'mail' AND state = 'sent'`;
  const key = await readValue<string>(db, sql, [shipmentId]);
  if (key === undefined) throw new Error('no mail about the shipment was sent');
  return key;
}

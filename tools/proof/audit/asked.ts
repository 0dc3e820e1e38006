import { randomBytes, randomUUID } from 'node:crypto';
import { REQUIRED_BULK_COLUMNS } from '@waypost/domain/bulk-columns';
import type { Member } from '../../fuzz/staff.ts';
import { totp } from '../../fuzz/totp.ts';
import { type Day, UNBOOKED } from './open-day.ts';
import { newCanary } from './people.ts';
import { readValue } from '../../installation/read-value.ts';

export interface Asked {
  /** Parts of the path. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** Sent as a file instead. */
  file?: string;
  headers?: Record<string, string>;
  /** The owner, unless it says otherwise. */
  as?: Member;
  /** What the system settles by itself after the act: a job that would do it otherwise. */
  afterwards?: string[];
  /** For those who go on from the answer. */
  keep?(answer: Record<string, unknown>): void;
}

export const REASON = 'the proof asked for it';
/** What later acts need of earlier answers. */
export const noted = {
  scanId: '',
  sourceId: 0,
  entryId: '',
  totpSecret: '',
  settings: {},
  limits: { embargoed: [] as string[] },
  tariff: {},
  proposalId: '',
  tariffVersion: '',
  keyId: '',
  pointId: '',
  free: { date: '', window: '' },
  hubId: '',
  batchId: '',
  uploadId: randomUUID(),
};

export function held({ shipments }: Day): Asked {
  return { path: { shipmentId: shipments.held.id } };
}

export function unwanted({ shipments }: Day): Asked {
  return { path: { shipmentId: shipments.unwanted.id } };
}

export function caseItem({ desk }: Day): Asked {
  return { path: { itemId: desk.caseId } };
}

export function contactItem({ desk }: Day): Asked {
  return { path: { itemId: desk.contactId } };
}

export function customer(day: Day): Asked {
  return { path: { userId: day.customer.id } };
}

export function openPickup({ pickups }: Day): Asked {
  return { path: { pickupId: pickups.open } };
}

export function windowOfPickup(): Asked {
  const day = new Date().toISOString().slice(0, 10);
  return { query: { day, area: 'BE:ghent', window: '13:00-17:00' } };
}

export function readPickup(day: Day): Asked {
  return {
    ...openPickup(day),
    keep: ({ free }) => {
      const [first] = free as (typeof noted.free)[];
      if (first !== undefined) noted.free = { date: first.date, window: first.window };
    },
  };
}

export function mail({ mailKey }: Day): Asked {
  return { path: { effectKey: mailKey } };
}

/** Of an address that the mail came back from. */
export async function liftUndeliverable({ db, mailKey }: Day): Promise<Asked> {
  const id = randomUUID();
  await db.query(
    `INSERT INTO undeliverable_addresses (id, shard, address_hash, reason, status, effect_key)
     VALUES ($1, 0, $2, 'bounce', '5.1.1', $3)`,
    [id, randomBytes(32), mailKey],
  );
  // the mark itself is the worker's
  return { path: { id }, afterwards: ['undeliverable_addresses'] };
}

export function letter() {
  return { id: randomUUID(), to: 'recipient', subject: 'Your parcel', message: 'It is held.' };
}

export function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString();
}

export function invitation(secondFactor: string): Asked {
  return { body: { email: newCanary().email, permissionSet: 'support', secondFactor } };
}

export function beginSecondFactor({ newcomer }: Day): Asked {
  return { as: newcomer, keep: ({ secret }) => (noted.totpSecret = String(secret)) };
}

export function confirmSecondFactor({ newcomer }: Day): Asked {
  return { as: newcomer, body: { code: totp(noted.totpSecret, new Date()) } };
}

export function addEvent(day: Day): Asked {
  noted.scanId = randomUUID();
  return {
    ...held(day),
    body: { scanId: noted.scanId, code: 'ARRIVED', place: 'Lyon, France', note: REASON },
  };
}

export async function voidEvent(day: Day): Promise<Asked> {
  const sql = 'SELECT source_id FROM tracking_events WHERE scan_id = $1';
  return {
    path: { shipmentId: day.shipments.held.id, scanId: noted.scanId },
    body: { sourceId: await readValue(day.db, sql, [noted.scanId]), reason: REASON },
  };
}

export async function changeCustomer(day: Day): Promise<Asked> {
  const sql = 'SELECT revision FROM customers WHERE id = $1';
  const revision = await readValue(day.db, sql, [day.customer.id]);
  return { ...customer(day), body: { company: 'Example NV', revision } };
}

export function enterShipment(day: Day): Asked {
  return {
    body: {
      id: randomUUID(),
      userId: day.customer.id,
      serviceType: 'parcel',
      parcel: { level: 'express', weightGrams: 900, lengthMm: 90, widthMm: 90, heightMm: 90 },
      from: 'Ghent, Belgium',
      to: 'Lyon, France',
      recipientName: 'Rosa Recipient',
      recipientEmail: 'rosa@people.example',
      recipientAddress: '5 Rue Une, Lyon',
      payment: 'on_account',
    },
  };
}

export function proposeTariff(): Asked {
  return {
    body: { basedOn: 1, tariff: noted.tariff },
    keep: ({ id }) => (noted.proposalId = String(id)),
  };
}

export function publishServiceLimits(): Asked {
  const { limits } = noted;
  const changed = { ...limits, embargoed: [...limits.embargoed, 'CU'] };
  return { body: { version: 1, limits: changed, reason: REASON } };
}

export function makeLabelsAsStaff({ shipments }: Day): Asked {
  return {
    body: { id: randomUUID(), numbers: [shipments.held.trackingNumber] },
    keep: ({ id }) => (noted.batchId = String(id)),
  };
}

/** The worker rests: the file is still to be made. */
export function readLabelsAsStaff(): Asked {
  return { path: { batchId: noted.batchId } };
}

/** The worker rests: what it would find out about last month is said to be done. */
export async function publishTariff(day: Day): Promise<Asked> {
  await day.db.query(`UPDATE tariff_proposals SET preview_state = 'done' WHERE id = $1`, [
    noted.proposalId,
  ]);
  return {
    path: { proposalId: noted.proposalId },
    body: { effectiveFrom: tomorrow(), reason: REASON, secondFactor: await day.code() },
    afterwards: ['tariff_proposals'],
    keep: ({ version }) => (noted.tariffVersion = String(version)),
  };
}

export const SERVICE_POINT = {
  name: 'Kiosk 1',
  line1: 'Meir 18',
  city: 'Antwerp',
  country: 'BE',
  hours: ['09:00-18:00', '09:00-18:00', '09:00-18:00', '09:00-18:00', '09:00-18:00', '', ''],
};

export function addServicePoint(): Asked {
  return { body: SERVICE_POINT, keep: ({ id }) => (noted.pointId = String(id)) };
}

export const HUB = { code: 'ANR', name: 'Antwerp', city: 'Antwerp', country: 'BE' };

export function addHub(): Asked {
  return { body: HUB, keep: ({ id }) => (noted.hubId = String(id)) };
}

export function assignUnmatchedScans({ shipments }: Day): Asked {
  return { body: { ref: UNBOOKED[0], trackingNumber: shipments.held.trackingNumber } };
}

export async function makeDeviceKey(day: Day): Promise<Asked> {
  return {
    body: {
      name: 'Hub of the day',
      kind: 'hub',
      scopes: ['scans:write'],
      secondFactor: await day.code(),
    },
    keep: ({ key }) => (noted.keyId = (key as { id: string }).id),
  };
}

export function upload(): Asked {
  return { path: { uploadId: noted.uploadId } };
}

/** The worker rests: what it would have read and checked is put there by hand. */
export async function mapBulkUpload(day: Day): Promise<Asked> {
  await day.db.query(`UPDATE bulk_uploads SET state = 'mapping', heads = $2 WHERE id = $1`, [
    noted.uploadId,
    REQUIRED_BULK_COLUMNS,
  ]);
  return { ...upload(), body: { mapping: REQUIRED_BULK_COLUMNS }, afterwards: ['bulk_uploads'] };
}

export async function startBulkUpload(day: Day): Promise<Asked> {
  const sql = `UPDATE bulk_uploads SET state = 'ready', good_count = 1,
    tariff_version = (SELECT max(version) FROM tariffs WHERE effective_from <= now())
    WHERE id = $1 RETURNING mapping_no`;
  const mappingNo = await readValue(day.db, sql, [noted.uploadId]);
  return { ...upload(), body: { mappingNo }, afterwards: ['bulk_uploads'] };
}

/** The worker rests: the line was not looked at yet. */
export async function putBankLineAside({ db }: Day): Promise<Asked> {
  const sql = `UPDATE bank_lines SET state = 'unknown' RETURNING id`;
  const lineId = String(await readValue(db, sql));
  return {
    path: { lineId },
    body: { decision: 'aside', reason: REASON },
    afterwards: ['bank_lines'],
  };
}

export function firstId({ entries }: Record<string, unknown>): string {
  return (entries as { id: string }[])[0]?.id ?? '';
}

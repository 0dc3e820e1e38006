import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@waypost/contract';
import { REQUIRED_BULK_COLUMNS } from '@waypost/domain/bulk-columns';
import type { Member } from '../../fuzz/staff.ts';
import { PASSWORD } from '../../installation/accounts.ts';
import { totp } from '../../fuzz/totp.ts';
import { newCanary } from './people.ts';
import type { Day } from './open-day.ts';

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

type Act = [name: EndpointName, ask: (day: Day) => Asked | Promise<Asked>];

const REASON = 'the proof asked for it';
const noted = {
  scanId: '',
  sourceId: 0,
  entryId: '',
  totpSecret: '',
  settings: {},
  tariff: {},
  proposalId: '',
  tariffVersion: '',
  keyId: '',
  uploadId: randomUUID(),
};

/**
 * A day of staff, in its order: every endpoint that asks for a session of staff, as somebody who may.
 * A new endpoint needs a line here; the proof fails until it has one.
 */
export const ACTS: readonly Act[] = [
  ['staffMe', () => ({})],
  ['listStaff', () => ({})],
  ['inviteStaff', async (day) => invitation(await day.code())],
  ['beginSecondFactor', beginSecondFactor],
  ['confirmSecondFactor', confirmSecondFactor],
  [
    'changeStaff',
    async (day) => ({
      path: { staffId: day.colleague.id },
      body: { permissionSet: 'operations', secondFactor: await day.code() },
    }),
  ],
  ['renewRecoveryCodes', async (day) => ({ body: { secondFactor: await day.code() } })],
  [
    'changeStaffPassword',
    async (day) => ({
      body: {
        currentPassword: PASSWORD,
        newPassword: 'copper meadow 27',
        secondFactor: await day.code(),
      },
    }),
  ],
  ['readNetwork', () => ({})],

  ['listShipmentsAsStaff', () => ({})],
  ['readShipmentAsStaff', held],
  [
    'readDocumentAsStaff',
    ({
      shipments: {
        held: { id },
      },
    }) => ({ path: { shipmentId: id, file: 'receipt.pdf' } }),
  ],
  ['exportShipmentsAsStaff', async (day) => ({ headers: { 'x-second-factor': await day.code() } })],
  [
    'editShipment',
    (day) => ({ ...held(day), body: { revision: 1, recipient: { phone: '+33 1 23' } } }),
  ],
  [
    'correctStatus',
    (day) => ({ ...unwanted(day), body: { status: 'In Transit', reason: REASON } }),
  ],
  ['addEvent', addEvent],
  ['voidEvent', voidEvent],
  ['notifyParty', (day) => ({ ...held(day), body: letter() })],
  ['sendEmail', (day) => ({ body: { shipmentId: day.shipments.held.id, ...letter() } })],
  [
    'markCollected',
    ({ shipments: { onDelivery } }) => ({
      path: { shipmentId: onDelivery.id },
      body: { cents: onDelivery.priceCents, collectedBy: 'Courier 7' },
    }),
  ],
  [
    'markReceived',
    ({ shipments: { byTransfer } }) => ({
      path: { shipmentId: byTransfer.id },
      body: { cents: byTransfer.priceCents },
    }),
  ],
  [
    'cancelAsStaff',
    async (day) => ({
      ...unwanted(day),
      body: { reason: REASON, refund: true, secondFactor: await day.code() },
      afterwards: ['booking_attempts', 'ledger_entries', 'ledger_transactions'],
    }),
  ],
  ['enterShipment', enterShipment],
  ['readBulkTemplate', () => ({})],
  [
    'addBulkUpload',
    () => ({
      ...upload(),
      file: 'Service,Weight (kg)\nStandard,2\n',
      // that a file is on its way is written down before it is stored
      afterwards: ['bulk_uploads'],
    }),
  ],
  ['listBulkUploads', () => ({})],
  ['mapBulkUpload', mapBulkUpload],
  ['readBulkUpload', upload],
  ['previewBulkUpload', upload],
  ['listBulkFaults', upload],
  ['startBulkUpload', startBulkUpload],
  ['stopBulkUpload', () => ({ ...upload(), body: {} })],
  ['readBulkReport', upload],

  ['listDesk', () => ({})],
  ['readDeskPulse', () => ({})],
  ['readDeskItem', caseItem],
  ['readDeskFile', ({ desk }) => ({ path: { itemId: desk.caseId, fileId: desk.fileId } })],
  ['takeDeskItem', caseItem],
  [
    'answerDeskItem',
    (day) => ({ ...caseItem(day), body: { id: randomUUID(), text: 'The invoice.' } }),
  ],
  ['giveDeskItem', (day) => ({ ...caseItem(day), body: { staffId: day.colleague.id } })],
  ['snoozeDeskItem', (day) => ({ ...caseItem(day), body: { until: tomorrow(), reason: REASON } })],
  ['wakeDeskItem', caseItem],
  ['closeDeskItem', caseItem],
  ['reopenDeskItem', caseItem],
  ['readDeskItem', contactItem],
  ['answerDeskItem', (day) => ({ ...contactItem(day), body: { id: randomUUID(), text: 'Yes.' } })],
  [
    'writeToParty',
    ({ desk }) => ({
      path: { itemId: desk.exceptionId },
      body: { id: randomUUID(), party: 'recipient', text: 'It is held.' },
    }),
  ],

  ['listCustomers', () => ({})],
  ['readCustomerRecord', customer],
  ['readCustomerDetails', customer],
  [
    'recomputeCustomerDetails',
    (day) => ({ ...customer(day), query: { recompute: '1' }, body: {} }),
  ],
  ['changeCustomer', changeCustomer],
  ['startViewing', (day) => ({ body: { customer: day.customer.id, reason: REASON } })],
  ['endViewing', () => ({})],
  ['removeCustomer', ({ leaver }) => ({ path: { userId: leaver.id }, body: {} })],
  [
    'removeCustomer',
    async (day) => ({
      path: { userId: day.leaver.id },
      body: { step: 'erase', secondFactor: await day.code() },
    }),
  ],

  ['listMails', () => ({})],
  ['previewMail', mail],
  ['previewMail', (day) => ({ ...mail(day), query: { reveal: '1' } })],
  ['resendMail', (day) => ({ ...mail(day), body: { resendId: randomUUID() } })],
  ['readMailTemplate', () => ({ path: { template: 'milestone' } })],
  ['listNewsletter', () => ({})],
  ['exportNewsletter', async (day) => ({ body: { state: 'on', secondFactor: await day.code() } })],

  ['readSettings', () => ({ keep: ({ settings }) => (noted.settings = settings as object) })],
  ['saveSettings', () => ({ body: { version: 1, settings: noted.settings, reason: REASON } })],
  ['listSettingsVersions', () => ({})],
  ['listTariffs', () => ({})],
  [
    'readTariff',
    () => ({ path: { version: '1' }, keep: ({ tariff }) => (noted.tariff = tariff as object) }),
  ],
  ['proposeTariff', proposeTariff],
  ['readTariffProposal', () => ({ path: { proposalId: noted.proposalId } })],
  ['publishTariff', publishTariff],
  ['withdrawTariff', () => ({ path: { version: noted.tariffVersion }, body: { reason: REASON } })],
  ['listDeviceKeys', () => ({})],
  ['makeDeviceKey', makeDeviceKey],
  [
    'rotateDeviceKey',
    async (day) => ({
      path: { keyId: noted.keyId },
      body: { overlapHours: 1, secondFactor: await day.code() },
    }),
  ],
  ['revokeDeviceKey', () => ({ path: { keyId: noted.keyId }, body: { reason: REASON } })],

  ['listAudit', () => ({ keep: (answer) => (noted.entryId = firstId(answer)) })],
  ['readAuditEntry', () => ({ path: { entryId: noted.entryId } })],
  ['exportAudit', async (day) => ({ headers: { 'x-second-factor': await day.code() } })],

  [
    'resetStaffPassword',
    async (day) => ({
      path: { staffId: day.colleague.id },
      body: { secondFactor: await day.code() },
    }),
  ],
  [
    'resetSecondFactor',
    async (day) => ({
      path: { staffId: day.colleague.id },
      body: { secondFactor: await day.code() },
    }),
  ],
  ['staffLogout', ({ newcomer }) => ({ as: newcomer })],
];

function held({ shipments }: Day): Asked {
  return { path: { shipmentId: shipments.held.id } };
}

function unwanted({ shipments }: Day): Asked {
  return { path: { shipmentId: shipments.unwanted.id } };
}

function caseItem({ desk }: Day): Asked {
  return { path: { itemId: desk.caseId } };
}

function contactItem({ desk }: Day): Asked {
  return { path: { itemId: desk.contactId } };
}

function customer(day: Day): Asked {
  return { path: { userId: day.customer.id } };
}

function mail({ mailKey }: Day): Asked {
  return { path: { effectKey: mailKey } };
}

function letter() {
  return { id: randomUUID(), to: 'recipient', subject: 'Your parcel', message: 'It is held.' };
}

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString();
}

function invitation(secondFactor: string): Asked {
  return { body: { email: newCanary().email, permissionSet: 'support', secondFactor } };
}

function beginSecondFactor({ newcomer }: Day): Asked {
  return { as: newcomer, keep: ({ secret }) => (noted.totpSecret = String(secret)) };
}

function confirmSecondFactor({ newcomer }: Day): Asked {
  return { as: newcomer, body: { code: totp(noted.totpSecret, new Date()) } };
}

function addEvent(day: Day): Asked {
  noted.scanId = randomUUID();
  return {
    ...held(day),
    body: { scanId: noted.scanId, code: 'ARRIVED', place: 'Lyon, France', note: REASON },
  };
}

async function voidEvent(day: Day): Promise<Asked> {
  const { rows } = await day.db.query<{ source_id: number }>(
    'SELECT source_id FROM tracking_events WHERE scan_id = $1',
    [noted.scanId],
  );
  return {
    path: { shipmentId: day.shipments.held.id, scanId: noted.scanId },
    body: { sourceId: rows[0]?.source_id, reason: REASON },
  };
}

async function changeCustomer(day: Day): Promise<Asked> {
  const { rows } = await day.db.query<{ revision: number }>(
    'SELECT revision FROM customers WHERE id = $1',
    [day.customer.id],
  );
  return { ...customer(day), body: { company: 'Example NV', revision: rows[0]?.revision } };
}

function enterShipment(day: Day): Asked {
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

function proposeTariff(): Asked {
  return {
    body: { basedOn: 1, tariff: noted.tariff },
    keep: ({ id }) => (noted.proposalId = String(id)),
  };
}

/** The worker rests: what it would find out about last month is said to be done. */
async function publishTariff(day: Day): Promise<Asked> {
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

async function makeDeviceKey(day: Day): Promise<Asked> {
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

function upload(): Asked {
  return { path: { uploadId: noted.uploadId } };
}

/** The worker rests: what it would have read and checked is put there by hand. */
async function mapBulkUpload(day: Day): Promise<Asked> {
  await day.db.query(`UPDATE bulk_uploads SET state = 'mapping', heads = $2 WHERE id = $1`, [
    noted.uploadId,
    REQUIRED_BULK_COLUMNS,
  ]);
  return { ...upload(), body: { mapping: REQUIRED_BULK_COLUMNS }, afterwards: ['bulk_uploads'] };
}

async function startBulkUpload(day: Day): Promise<Asked> {
  const { rows } = await day.db.query<{ mapping_no: number }>(
    `UPDATE bulk_uploads SET state = 'ready', good_count = 1, tariff_version = 1 WHERE id = $1
     RETURNING mapping_no`,
    [noted.uploadId],
  );
  return {
    ...upload(),
    body: { mappingNo: rows[0]?.mapping_no },
    afterwards: ['bulk_uploads'],
  };
}

function firstId({ entries }: Record<string, unknown>): string {
  return (entries as { id: string }[])[0]?.id ?? '';
}

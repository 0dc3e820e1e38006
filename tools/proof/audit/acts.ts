import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@waypost/contract';
import { PASSWORD } from '../../installation/people.ts';
import {
  addEvent,
  addHub,
  addServicePoint,
  assignUnmatchedScans,
  type Asked,
  beginSecondFactor,
  caseItem,
  changeCustomer,
  confirmSecondFactor,
  contactItem,
  customer,
  enterShipment,
  firstId,
  held,
  HUB,
  invitation,
  letter,
  liftUndeliverable,
  mail,
  makeDeviceKey,
  makeLabelsAsStaff,
  mapBulkUpload,
  noted,
  openPickup,
  proposeTariff,
  publishServiceLimits,
  publishTariff,
  readLabelsAsStaff,
  readPickup,
  putBankLineAside,
  REASON,
  SERVICE_POINT,
  startBulkUpload,
  tomorrow,
  unwanted,
  upload,
  voidEvent,
  windowOfPickup,
} from './asked.ts';
import { CASH_ACTS } from './cash-acts.ts';
import { CONTAINER_ACTS } from './container-acts.ts';
import { FIELD_ACTS } from './field-acts.ts';
import { ROUND_ACTS } from './round-acts.ts';
import { type Day, UNBOOKED, VAT_NUMBER } from './open-day.ts';
import { PLANTED_MONTH } from './plant-invoice.ts';

const PREPARED = { answerId: randomUUID() };
const VIEW = { viewId: randomUUID() };

export type Act = [name: EndpointName, ask: (day: Day) => Asked | Promise<Asked>];

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
  ['readToday', () => ({})],
  ['listLiveShipments', () => ({ query: { view: 'due' } })],
  ['readMoney', () => ({})],
  ['listMoneyEntries', () => ({})],
  ['exportBooks', () => ({ query: { ym: PLANTED_MONTH } })],
  [
    'readStatementPaperAsStaff',
    (day) => ({ path: { userId: day.customer.id, ym: PLANTED_MONTH, file: 'invoice.xml' } }),
  ],
  ['listStatementsAsStaff', () => ({})],
  ['listMoneyReturns', () => ({})],
  [
    'addBankFile',
    () => ({ path: { fileId: randomUUID() }, file: 'Date,Amount,Text\n2026-11-16,12.50,A gift\n' }),
  ],
  ['listBankFiles', () => ({})],
  ['listBankLines', () => ({})],
  ['decideBankLine', putBankLineAside],

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
  [
    'priceEntry',
    () => ({
      body: {
        serviceType: 'parcel',
        parcel: {
          level: 'standard',
          weightGrams: 1_000,
          lengthMm: 100,
          widthMm: 100,
          heightMm: 100,
        },
        from: 'Berlin, Germany',
        to: 'Paris, France',
        payment: 'on_delivery',
      },
    }),
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
  [
    'setCreditLimit',
    (day) => ({
      ...customer(day),
      body: { id: randomUUID(), limitCents: 10_000_000, reason: REASON },
    }),
  ],
  [
    'confirmVatNumber',
    (day) => ({
      ...customer(day),
      body: { vatId: VAT_NUMBER, confirmed: true, checkedIn: 'vies' },
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
  ['listBulkShipments', upload],
  ['readBulkReport', upload],

  ['listPreparedAnswers', () => ({})],
  ['savePreparedAnswer', () => ({ path: PREPARED, body: { title: 'Hello', text: 'Dear {name}' } })],
  ['removePreparedAnswer', () => ({ path: PREPARED })],
  ['listViews', () => ({})],
  [
    'saveView',
    () => ({
      path: VIEW,
      body: { list: 'shipments', name: 'Late', address: { late: '1' }, shared: true },
    }),
  ],
  ['removeView', () => ({ path: VIEW })],
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

  ['renewLabels', (day) => ({ ...held(day), body: {} })],
  ['findAnything', () => ({ body: { text: 'example' } })],
  [
    'addShipmentNote',
    (day) => ({ ...held(day), body: { id: randomUUID(), text: 'Called, no answer.' } }),
  ],
  [
    'addCustomerNote',
    (day) => ({ ...customer(day), body: { id: randomUUID(), text: 'Calls on Mondays.' } }),
  ],
  [
    'addEventToSelected',
    ({ shipments }) => ({
      body: {
        id: randomUUID(),
        numbers: [shipments.held.trackingNumber],
        code: 'ARRIVED',
        occurredAt: new Date().toISOString(),
      },
    }),
  ],
  [
    'emailSelected',
    ({ shipments }) => ({
      body: {
        id: randomUUID(),
        numbers: [shipments.held.trackingNumber],
        to: 'recipient',
        subject: 'About {number}',
        message: 'It is held.',
      },
    }),
  ],
  [
    'exportSelected',
    async (day) => ({
      body: { numbers: [day.shipments.held.trackingNumber] },
      headers: { 'x-second-factor': await day.code() },
    }),
  ],
  ['makeLabelsAsStaff', makeLabelsAsStaff],
  ['readLabelsAsStaff', readLabelsAsStaff],
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
  ['listUndeliverable', () => ({})],
  ['liftUndeliverable', liftUndeliverable],
  ['readMailTemplate', () => ({ path: { template: 'milestone' } })],
  ['listNewsletter', () => ({})],
  ['exportNewsletter', async (day) => ({ body: { state: 'on', secondFactor: await day.code() } })],

  ['readSettings', () => ({ keep: ({ settings }) => (noted.settings = settings as object) })],
  ['saveSettings', () => ({ body: { version: 1, settings: noted.settings, reason: REASON } })],
  ['listSettingsVersions', () => ({})],
  [
    'listServiceLimits',
    () => ({
      keep: ({ versions }) => {
        const [newest] = versions as { limits: typeof noted.limits }[];
        if (newest !== undefined) noted.limits = newest.limits;
      },
    }),
  ],
  ['publishServiceLimits', publishServiceLimits],
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

  ['listStaffServicePoints', () => ({})],
  ['addServicePoint', addServicePoint],
  ['readServicePoint', () => ({ path: { pointId: noted.pointId } })],
  [
    'changeServicePoint',
    () => ({ path: { pointId: noted.pointId }, body: { ...SERVICE_POINT, name: 'Kiosk 2' } }),
  ],
  ['openServicePoint', () => ({ path: { pointId: noted.pointId }, body: { open: false } })],
  ['openServicePoint', () => ({ path: { pointId: noted.pointId }, body: { open: true } })],

  ['readPickupBoard', () => ({})],
  ['listWindowPickups', windowOfPickup],
  ['readBoardPickup', readPickup],
  ['confirmPickups', ({ pickups }) => ({ body: { pickups: [pickups.open, pickups.begun] } })],
  ['movePickup', (day) => ({ ...openPickup(day), body: noted.free })],
  ['notePickup', (day) => ({ ...openPickup(day), body: { note: REASON } })],
  [
    'missPickup',
    ({ pickups }) => ({ path: { pickupId: pickups.begun }, body: { reason: 'nobody_there' } }),
  ],
  ['listPickupCities', () => ({})],
  [
    'savePickupCity',
    () => ({
      body: { country: 'BE', city: 'Ghent', places: [], staffConfirms: true, revision: 0 },
    }),
  ],
  ['listHubs', () => ({})],
  ['addHub', addHub],
  ['readHub', () => ({ path: { hubId: noted.hubId } })],
  ['changeHub', () => ({ path: { hubId: noted.hubId }, body: { ...HUB, name: 'Antwerp 2' } })],
  ['placeDeviceKey', () => ({ path: { keyId: noted.keyId }, body: { hubId: noted.hubId } })],
  ...FIELD_ACTS,
  ...ROUND_ACTS,
  ...CONTAINER_ACTS,
  ...CASH_ACTS,
  ['activateHub', () => ({ path: { hubId: noted.hubId }, body: { active: false } })],

  ['listUnmatchedScans', () => ({})],
  ['assignUnmatchedScans', assignUnmatchedScans],
  ['dismissUnmatchedScans', () => ({ body: { ref: UNBOOKED[1], reason: 'foreign' } })],

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

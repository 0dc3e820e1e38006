import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@waypost/contract';
import { PASSWORD } from '../../installation/people.ts';
import {
  addEvent,
  addServicePoint,
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
  invitation,
  letter,
  mail,
  makeDeviceKey,
  mapBulkUpload,
  noted,
  proposeTariff,
  publishServiceLimits,
  publishTariff,
  REASON,
  SERVICE_POINT,
  startBulkUpload,
  tomorrow,
  unwanted,
  upload,
  voidEvent,
} from './asked.ts';
import type { Day } from './open-day.ts';

type Act = [name: EndpointName, ask: (day: Day) => Asked | Promise<Asked>];

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

import { addressHash } from '../../../platform/email-key.ts';
import type { Feature } from '../../../platform/feature.ts';
import { blankInstructions, blankPayers, blankShipper, markErased } from './erasure.queries.ts';
import { deleteLanguage } from './mail-languages.queries.ts';
import { carryChanges } from './changes.queries.ts';
import { shipmentsJobs } from './shipments.jobs.ts';
import { listAgain } from './search-text.queries.ts';

export { deliveryCodeOf, isDeliveryCode, needsCode } from './delivery-code.ts';
export {
  noteAllLive,
  noteChanges,
  readNewestChange,
  selectHeard,
  selectMoving,
  takeChanges,
} from './changes.queries.ts';
export { createShipment, createShipments, type PartyChoices } from './create-shipment.ts';
export { countGuestBookings, takeGuestBookings } from './guest-bookings.queries.ts';
export { readErasures } from './erased.queries.ts';
export { EXPORT_COLUMNS, exportLine, LISTED_COLUMNS, presentListed } from './listed-shipment.ts';
export { storeLanguage } from './mail-languages.queries.ts';
export { storeAlerts, storeRecipient } from './parties.queries.ts';
export { publicReferenceOf, referenceOf } from './reference-of.ts';
export {
  type ArrivalCounts,
  noteErased,
  noteListeners,
  raiseVersion,
  type StateUpdate,
  updateStates,
} from './state.queries.ts';
export {
  findCancellation,
  addChargeLines,
  liftHold,
  listExpiredHolds,
  lockStatus,
  type CancelledBy,
  markCancelled,
  putOnList,
  readTrackingNumber,
  readTrackingNumbers,
  setHold,
  storeShipment,
} from './shipments.queries.ts';
export { takenAliases } from './taken-aliases.ts';

export const shipments: Feature = {
  name: 'shipments',
  jobs: shipmentsJobs,
  erase: {
    address: (ctx, tx, emailKey) => deleteLanguage(tx, addressHash(ctx, emailKey)),
    async shipments(_ctx, tx, { ids }) {
      await blankShipper(tx, ids);
      await blankPayers(tx, ids);
      await markErased(tx, ids);
      await blankInstructions(tx, ids);
      await listAgain(tx, ids);
    },
  },
  exportData: { notExported: 'the export of an account streams them' },
  shards: { carryWaiting: carryChanges },
  tables: {
    shipments: { growsWith: 'booking', lives: 'for good' },
    shipmentRefs: {
      growsWith: 'number or alias of a shipment',
      lives: 'with its shipment, for good',
    },
    shipmentItems: { growsWith: 'line of contents', lives: 'with its shipment, for good' },
    shipmentList: { growsWith: 'shipment', lives: 'with its shipment, for good' },
    shipmentSearch: { growsWith: 'shipment', lives: 'with its shipment, for good' },
    chargeLines: { growsWith: 'charge of a shipment', lives: 'with its shipment, for good' },
    shipmentParties: {
      growsWith: 'shipment, two rows',
      lives: 'with its shipment, for good; blanked with the person',
    },
    shipmentPayers: {
      growsWith: 'shipment with a payer of its own',
      lives: 'with its shipment, for good; blanked with the person',
    },
    shipmentState: { growsWith: 'shipment', lives: 'with its shipment, for good' },
    shipmentChanges: {
      growsWith: 'batch of scans, booking or edit',
      lives: 'until its shipments are counted, a minute',
      sweep: { job: 'count_live_shipments', index: 'shipment_changes_pkey' },
    },
    erasedShipments: {
      growsWith: 'shipment of an erased person',
      lives: 'for a day',
      sweep: { job: 'delete_old_erasures', index: 'erased_shipments_erased_at' },
    },
    mailLanguages: {
      growsWith: 'address that chose a language in an email',
      lives: 'until its owner is erased',
    },
  },
};

import type { Feature } from '../platform/feature.ts';
import { calendars } from './core/calendars/index.ts';
import { directory } from './core/directory/index.ts';
import { documents } from './core/documents/index.ts';
import { hubs } from './core/hubs/index.ts';
import { ledger } from './core/ledger/index.ts';
import { labelBatches } from './core/label-batches/index.ts';
import { liveShipments } from './core/live-shipments/index.ts';
import { manifests } from './core/manifests/index.ts';
import { places } from './core/places/index.ts';
import { receipts } from './core/receipts/index.ts';
import { quotes } from './core/quotes/index.ts';
import { scans } from './core/scans/index.ts';
import { serviceLimits } from './core/service-limits/index.ts';
import { servicePoints } from './core/service-points/index.ts';
import { settings } from './core/settings/index.ts';
import { shipments } from './core/shipments/index.ts';
import { tables } from './core/tables/index.ts';
import { tariffs } from './core/tariffs/index.ts';
import { tracking } from './core/tracking/index.ts';
import { accounts } from './customer/accounts/index.ts';
import { addresses } from './customer/addresses/index.ts';
import { billing } from './customer/billing/index.ts';
import { cards } from './customer/cards/index.ts';
import { credit } from './customer/credit/index.ts';
import { customerKeys } from './customer/customer-keys/index.ts';
import { ownLabels } from './customer/own-labels/index.ts';
import { ownShipments } from './customer/own-shipments/index.ts';
import { ownUploads } from './customer/own-uploads/index.ts';
import { pickups } from './customer/pickups/index.ts';
import { templates } from './customer/templates/index.ts';
import { accountEvents } from './programs/account-events/index.ts';
import { webhooks } from './programs/webhooks/index.ts';
import { containers } from './field/containers/index.ts';
import { rounds } from './field/rounds/index.ts';
import { bookings } from './public/bookings/index.ts';
import { cases } from './public/cases/index.ts';
import { contact } from './public/contact/index.ts';
import { handovers } from './public/handovers/index.ts';
import { newsletter } from './public/newsletter/index.ts';
import { notifications } from './public/notifications/index.ts';
import { parties } from './public/parties/index.ts';
import { partyView } from './public/party-view/index.ts';
import { proofs } from './public/proofs/index.ts';
import { status } from './public/status/index.ts';
import { updates } from './public/updates/index.ts';
import { agents } from './programs/agents/index.ts';
import { programAccount } from './programs/program-account/index.ts';
import { programAddresses } from './programs/program-addresses/index.ts';
import { programBatches } from './programs/program-batches/index.ts';
import { programBilling } from './programs/program-billing/index.ts';
import { programManifests } from './programs/program-manifests/index.ts';
import { programPickups } from './programs/program-pickups/index.ts';
import { programCalls } from './programs/program-calls/index.ts';
import { programRates } from './programs/program-rates/index.ts';
import { programRequests } from './programs/program-requests/index.ts';
import { programShipments } from './programs/program-shipments/index.ts';
import { programTracking } from './programs/program-tracking/index.ts';
import { shopRates } from './programs/shop-rates/index.ts';
import { testMode } from './programs/test-mode/index.ts';
import { addressPoints } from './field/address-points/index.ts';
import { cash } from './field/cash/index.ts';
import { fieldIdentity } from './field/field-identity/index.ts';
import { sorting } from './field/sorting/index.ts';
import { auditTrail } from './staff/audit-trail/index.ts';
import { bankFiles } from './staff/bank-files/index.ts';
import { bulkUploads } from './staff/bulk-uploads/index.ts';
import { cellRows } from './staff/cell-rows/index.ts';
import { collections } from './staff/collections/index.ts';
import { desk } from './staff/desk/index.ts';
import { demonstration } from './staff/demonstration/index.ts';
import { deviceKeys } from './staff/device-keys/index.ts';
import { listViews } from './staff/list-views/index.ts';
import { mailDesk } from './staff/mail-desk/index.ts';
import { members } from './staff/members/index.ts';
import { money } from './staff/money/index.ts';
import { network } from './staff/network/index.ts';
import { notes } from './staff/notes/index.ts';
import { preparedAnswers } from './staff/prepared-answers/index.ts';
import { pickupBoard } from './staff/pickup-board/index.ts';
import { reconciliation } from './staff/reconciliation/index.ts';
import { restores } from './staff/restores/index.ts';
import { selectedShipments } from './staff/selected-shipments/index.ts';
import { staffCustomers } from './staff/staff-customers/index.ts';
import { staffEdits } from './staff/staff-edits/index.ts';
import { staffSearch } from './staff/staff-search/index.ts';
import { staffShipments } from './staff/staff-shipments/index.ts';
import { today } from './staff/today/index.ts';
import { viewing } from './staff/viewing/index.ts';

/**
 * Every feature. A new one is listed here and nowhere else. What walks the list goes in this order: a person
 * is erased from `core` first.
 */
export const FEATURES: readonly Feature[] = [
  calendars,
  directory,
  documents,
  hubs,
  labelBatches,
  ledger,
  liveShipments,
  manifests,
  places,
  quotes,
  receipts,
  scans,
  serviceLimits,
  servicePoints,
  settings,
  shipments,
  tables,
  tariffs,
  tracking,
  accounts,
  addresses,
  billing,
  cards,
  credit,
  customerKeys,
  ownLabels,
  ownShipments,
  ownUploads,
  // what couriers have of pickups is found by the pickups
  rounds,
  pickups,
  templates,
  // endpoints before the events that they are sent
  webhooks,
  accountEvents,
  containers,
  bookings,
  cases,
  contact,
  handovers,
  newsletter,
  notifications,
  parties,
  partyView,
  proofs,
  status,
  updates,
  agents,
  programAccount,
  programAddresses,
  programBatches,
  programBilling,
  programManifests,
  programPickups,
  programCalls,
  programRates,
  programRequests,
  programShipments,
  programTracking,
  shopRates,
  testMode,
  addressPoints,
  cash,
  fieldIdentity,
  sorting,
  auditTrail,
  bankFiles,
  bulkUploads,
  cellRows,
  collections,
  demonstration,
  desk,
  deviceKeys,
  listViews,
  mailDesk,
  members,
  money,
  network,
  notes,
  preparedAnswers,
  pickupBoard,
  reconciliation,
  restores,
  selectedShipments,
  staffCustomers,
  staffEdits,
  staffSearch,
  staffShipments,
  today,
  viewing,
];

export const QUEUES = FEATURES.flatMap(({ jobs = [] }) => jobs.map(({ queue }) => queue));

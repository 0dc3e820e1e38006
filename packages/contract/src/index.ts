import { readAccountDetails } from './endpoints/account-details.ts';
import { exportAccount } from './endpoints/account-export.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './endpoints/addresses.ts';
import { exportAudit, listAudit, readAuditEntry } from './endpoints/audit-trail.ts';
import {
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  endAllSessions,
  endSession,
  forgotPassword,
  listSessions,
  login,
  logout,
  me,
  readCodeAttempt,
  register,
  resendOtp,
  resetPassword,
  setNewsletter,
  updateProfile,
  verifyOtp,
} from './endpoints/auth.ts';
import { listStatements, readBilling, readStatementPaper } from './endpoints/billing.ts';
import {
  bookShipment,
  createDraft,
  giveUpAttempt,
  paymentWebhook,
  readAttempt,
  readDraft,
  saveDraftDetails,
} from './endpoints/bookings.ts';
import {
  addBulkUpload,
  listBulkFaults,
  listBulkUploads,
  mapBulkUpload,
  previewBulkUpload,
  readBulkReport,
  readBulkTemplate,
  readBulkUpload,
  startBulkUpload,
  stopBulkUpload,
} from './endpoints/bulk-uploads.ts';
import { readCalendars } from './endpoints/calendars.ts';
import { addCaseFile, readCaseFile, writeCaseMessage } from './endpoints/cases.ts';
import { addCard, chooseCard, listCards, readCard, removeCard } from './endpoints/cards.ts';
import { contact } from './endpoints/contact.ts';
import { createKey, listKeys, revokeKey, rotateKey } from './endpoints/customer-keys.ts';
import {
  answerDeskItem,
  closeDeskItem,
  giveDeskItem,
  listDesk,
  readDeskFile,
  readDeskItem,
  readDeskPulse,
  reopenDeskItem,
  snoozeDeskItem,
  takeDeskItem,
  wakeDeskItem,
  writeToParty,
} from './endpoints/desk.ts';
import {
  listDeviceKeys,
  makeDeviceKey,
  revokeDeviceKey,
  rotateDeviceKey,
} from './endpoints/device-keys.ts';
import { listDocuments, readDocument } from './endpoints/documents.ts';
import {
  exportNewsletter,
  listMails,
  listNewsletter,
  previewMail,
  readMailTemplate,
  resendMail,
} from './endpoints/mail-desk.ts';
import { readNetwork, readOnTime } from './endpoints/network.ts';
import {
  confirmNewsletter,
  leaveNewsletter,
  openLeavePage,
  subscribeNewsletter,
} from './endpoints/newsletter.ts';
import {
  claimShipments,
  countClaimable,
  exportOwnShipments,
  listOwnShipments,
  readOwnShipment,
} from './endpoints/own-shipments.ts';
import {
  askForPartyLink,
  cancelShipment,
  openPartyLink,
  readPartyView,
  readProofPicture,
} from './endpoints/parties.ts';
import {
  cancelPickup,
  changePickup,
  changePickupRule,
  listPickupRules,
  listPickups,
  listPickupShipments,
  readPickup,
  readPickupWindows,
  requestPickup,
} from './endpoints/pickups.ts';
import { geocode, suggestPlaces } from './endpoints/places.ts';
import { createQuote, currentTariff } from './endpoints/quotes.ts';
import { activateShipment, readReceipt, resendActivationCode } from './endpoints/receipts.ts';
import { addProofPicture, recordScans } from './endpoints/scans.ts';
import {
  listSettingsVersions,
  readBookingDefaults,
  readSettings,
  saveSettings,
} from './endpoints/settings.ts';
import {
  beginSecondFactor,
  changeStaff,
  changeStaffPassword,
  confirmSecondFactor,
  renewRecoveryCodes,
  resetStaffPassword,
  setStaffPassword,
  inviteStaff,
  listStaff,
  resetSecondFactor,
  staffLogin,
  staffLogout,
  staffMe,
  staffRegister,
} from './endpoints/staff.ts';
import {
  addEvent,
  cancelAsStaff,
  correctStatus,
  editShipment,
  enterShipment,
  markCollected,
  markReceived,
  notifyParty,
  sendEmail,
  voidEvent,
} from './endpoints/staff-edits.ts';
import {
  exportShipmentsAsStaff,
  listShipmentsAsStaff,
  readDocumentAsStaff,
  readShipmentAsStaff,
} from './endpoints/staff-shipments.ts';
import {
  changeCustomer,
  listCustomers,
  readCustomerDetails,
  readCustomerRecord,
  recomputeCustomerDetails,
  removeCustomer,
} from './endpoints/staff-customers.ts';
import {
  listTariffs,
  proposeTariff,
  publishTariff,
  readTariff,
  readTariffProposal,
  withdrawTariff,
} from './endpoints/tariffs.ts';
import { followShipments, trackMany, trackShipment } from './endpoints/tracking.ts';
import { readTrackingCode, readTrackingSheet } from './endpoints/tracking-papers.ts';
import { endViewing, startViewing } from './endpoints/viewing.ts';
import { mapShipment } from './endpoints/tracking-map.ts';
import {
  askForUpdates,
  confirmUpdates,
  leaveUpdates,
  openUpdatesPage,
  readAlerts,
  saveAlerts,
} from './endpoints/updates.ts';

export * from './endpoint.ts';
export * from './problems.ts';
export * from './audit-actions.ts';
export * from './bulk-states.ts';
export * from './customer-key-scopes.ts';
export * from './device-key-scopes.ts';
export * from './editable-fields.ts';
export * from './mail-templates.ts';
export * from './permission-sets.ts';
export * from './endpoints/account-details.ts';
export * from './endpoints/account-export.ts';
export * from './endpoints/addresses.ts';
export * from './endpoints/audit-trail.ts';
export * from './endpoints/auth.ts';
export * from './endpoints/billing.ts';
export * from './endpoints/bookings.ts';
export * from './endpoints/bulk-uploads.ts';
export * from './endpoints/calendars.ts';
export * from './endpoints/cases.ts';
export * from './endpoints/cards.ts';
export * from './endpoints/contact.ts';
export * from './endpoints/customer-keys.ts';
export * from './endpoints/desk.ts';
export * from './endpoints/device-keys.ts';
export * from './endpoints/documents.ts';
export * from './endpoints/mail-desk.ts';
export * from './endpoints/network.ts';
export * from './endpoints/newsletter.ts';
export * from './endpoints/own-shipments.ts';
export * from './endpoints/parties.ts';
export * from './endpoints/pickups.ts';
export * from './endpoints/places.ts';
export * from './endpoints/quotes.ts';
export * from './endpoints/receipts.ts';
export * from './endpoints/scans.ts';
export * from './endpoints/settings.ts';
export * from './endpoints/staff.ts';
export * from './endpoints/staff-edits.ts';
export * from './endpoints/staff-shipments.ts';
export * from './endpoints/staff-customers.ts';
export * from './endpoints/tariffs.ts';
export * from './endpoints/tracking.ts';
export * from './endpoints/tracking-papers.ts';
export * from './endpoints/viewing.ts';
export * from './endpoints/tracking-map.ts';
export * from './endpoints/updates.ts';

/** The table of contents of the API, by hand. */
export const endpoints = {
  currentTariff,
  readBookingDefaults,
  createQuote,
  readCalendars,
  geocode,
  suggestPlaces,
  createDraft,
  readDraft,
  saveDraftDetails,
  bookShipment,
  readAttempt,
  giveUpAttempt,
  paymentWebhook,
  readReceipt,
  activateShipment,
  resendActivationCode,
  listDocuments,
  readDocument,
  trackShipment,
  trackMany,
  mapShipment,
  followShipments,
  readTrackingSheet,
  readTrackingCode,
  openPartyLink,
  askForPartyLink,
  readPartyView,
  cancelShipment,
  readProofPicture,
  writeCaseMessage,
  addCaseFile,
  readCaseFile,
  askForUpdates,
  confirmUpdates,
  leaveUpdates,
  openUpdatesPage,
  readAlerts,
  saveAlerts,
  recordScans,
  listOwnShipments,
  readOwnShipment,
  exportOwnShipments,
  countClaimable,
  claimShipments,
  listKeys,
  createKey,
  rotateKey,
  revokeKey,
  addProofPicture,
  register,
  login,
  verifyOtp,
  resendOtp,
  readCodeAttempt,
  forgotPassword,
  resetPassword,
  me,
  logout,
  updateProfile,
  changeEmail,
  confirmEmail,
  changePassword,
  listSessions,
  endSession,
  endAllSessions,
  setNewsletter,
  exportAccount,
  readAccountDetails,
  deleteAccount,
  listAddresses,
  addAddress,
  changeAddress,
  removeAddress,
  listPickups,
  requestPickup,
  readPickupWindows,
  listPickupShipments,
  readPickup,
  changePickup,
  cancelPickup,
  listPickupRules,
  changePickupRule,
  readBilling,
  listStatements,
  readStatementPaper,
  listCards,
  addCard,
  readCard,
  chooseCard,
  removeCard,
  contact,
  subscribeNewsletter,
  confirmNewsletter,
  leaveNewsletter,
  openLeavePage,
  staffLogin,
  staffRegister,
  staffMe,
  staffLogout,
  beginSecondFactor,
  changeStaffPassword,
  confirmSecondFactor,
  renewRecoveryCodes,
  resetStaffPassword,
  setStaffPassword,
  listStaff,
  inviteStaff,
  changeStaff,
  resetSecondFactor,
  startViewing,
  endViewing,
  editShipment,
  correctStatus,
  addEvent,
  voidEvent,
  cancelAsStaff,
  notifyParty,
  sendEmail,
  markCollected,
  markReceived,
  enterShipment,
  listShipmentsAsStaff,
  readShipmentAsStaff,
  readDocumentAsStaff,
  exportShipmentsAsStaff,
  listDesk,
  readDeskPulse,
  readDeskItem,
  takeDeskItem,
  giveDeskItem,
  snoozeDeskItem,
  wakeDeskItem,
  answerDeskItem,
  writeToParty,
  closeDeskItem,
  reopenDeskItem,
  readDeskFile,
  listCustomers,
  readCustomerRecord,
  changeCustomer,
  removeCustomer,
  readCustomerDetails,
  recomputeCustomerDetails,
  listMails,
  previewMail,
  resendMail,
  readMailTemplate,
  listNewsletter,
  exportNewsletter,
  readSettings,
  saveSettings,
  listSettingsVersions,
  listTariffs,
  readTariff,
  proposeTariff,
  readTariffProposal,
  publishTariff,
  withdrawTariff,
  listDeviceKeys,
  makeDeviceKey,
  rotateDeviceKey,
  revokeDeviceKey,
  listAudit,
  readAuditEntry,
  exportAudit,
  readNetwork,
  readOnTime,
  addBulkUpload,
  listBulkUploads,
  readBulkUpload,
  previewBulkUpload,
  mapBulkUpload,
  listBulkFaults,
  startBulkUpload,
  stopBulkUpload,
  readBulkReport,
  readBulkTemplate,
};
export type EndpointName = keyof typeof endpoints;

// Written by pnpm generate.
import about from './en/about.ts';
import account from './en/account.ts';
import addresses from './en/addresses.ts';
import admin from './en/admin.ts';
import answers from './en/answers.ts';
import auth from './en/auth.ts';
import billing from './en/billing.ts';
import card from './en/card.ts';
import checkout from './en/checkout.ts';
import consoleAnswers from './en/console-answers.ts';
import consoleAudit from './en/console-audit.ts';
import consoleBulk from './en/console-bulk.ts';
import consoleContainers from './en/console-containers.ts';
import consoleDesk from './en/console-desk.ts';
import consoleDispatch from './en/console-dispatch.ts';
import consoleEdits from './en/console-edits.ts';
import consoleField from './en/console-field.ts';
import consoleHubs from './en/console-hubs.ts';
import consoleKeys from './en/console-keys.ts';
import consoleLetters from './en/console-letters.ts';
import consoleMails from './en/console-mails.ts';
import consoleMoney from './en/console-money.ts';
import consoleNetwork from './en/console-network.ts';
import consoleNotes from './en/console-notes.ts';
import consolePalette from './en/console-palette.ts';
import consolePickups from './en/console-pickups.ts';
import consolePoints from './en/console-points.ts';
import consoleSelected from './en/console-selected.ts';
import consoleSettings from './en/console-settings.ts';
import consoleShipments from './en/console-shipments.ts';
import consoleTariffs from './en/console-tariffs.ts';
import consoleToday from './en/console-today.ts';
import consoleUnmatched from './en/console-unmatched.ts';
import consoleUsers from './en/console-users.ts';
import consoleViews from './en/console-views.ts';
import contact from './en/contact.ts';
import customs from './en/customs.ts';
import developers from './en/developers.ts';
import documents from './en/documents.ts';
import domestic from './en/domestic.ts';
import ecommerce from './en/ecommerce.ts';
import express from './en/express.ts';
import faq from './en/faq.ts';
import field from './en/field.ts';
import frame from './en/frame.ts';
import freight from './en/freight.ts';
import handover from './en/handover.ts';
import home from './en/home.ts';
import invoice from './en/invoice.ts';
import keys from './en/keys.ts';
import mail from './en/mail.ts';
import map from './en/map.ts';
import newShipment from './en/new-shipment.ts';
import ownPrograms from './en/own-programs.ts';
import papers from './en/papers.ts';
import parcels from './en/parcels.ts';
import party from './en/party.ts';
import pickups from './en/pickups.ts';
import privacy from './en/privacy.ts';
import problems from './en/problems.ts';
import quote from './en/quote.ts';
import receipt from './en/receipt.ts';
import shipments from './en/shipments.ts';
import statements from './en/statements.ts';
import status from './en/status.ts';
import terms from './en/terms.ts';
import tracking from './en/tracking.ts';
import updates from './en/updates.ts';
import uploads from './en/uploads.ts';
import warehousing from './en/warehousing.ts';
import webhooks from './en/webhooks.ts';
import whereabouts from './en/whereabouts.ts';

export const en = {
  about,
  account,
  addresses,
  admin,
  answers,
  auth,
  billing,
  card,
  checkout,
  'console-answers': consoleAnswers,
  'console-audit': consoleAudit,
  'console-bulk': consoleBulk,
  'console-containers': consoleContainers,
  'console-desk': consoleDesk,
  'console-dispatch': consoleDispatch,
  'console-edits': consoleEdits,
  'console-field': consoleField,
  'console-hubs': consoleHubs,
  'console-keys': consoleKeys,
  'console-letters': consoleLetters,
  'console-mails': consoleMails,
  'console-money': consoleMoney,
  'console-network': consoleNetwork,
  'console-notes': consoleNotes,
  'console-palette': consolePalette,
  'console-pickups': consolePickups,
  'console-points': consolePoints,
  'console-selected': consoleSelected,
  'console-settings': consoleSettings,
  'console-shipments': consoleShipments,
  'console-tariffs': consoleTariffs,
  'console-today': consoleToday,
  'console-unmatched': consoleUnmatched,
  'console-users': consoleUsers,
  'console-views': consoleViews,
  contact,
  customs,
  developers,
  documents,
  domestic,
  ecommerce,
  express,
  faq,
  field,
  frame,
  freight,
  handover,
  home,
  invoice,
  keys,
  mail,
  map,
  'new-shipment': newShipment,
  'own-programs': ownPrograms,
  papers,
  parcels,
  party,
  pickups,
  privacy,
  problems,
  quote,
  receipt,
  shipments,
  statements,
  status,
  terms,
  tracking,
  updates,
  uploads,
  warehousing,
  webhooks,
  whereabouts,
};

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
import consoleAudit from './en/console-audit.ts';
import consoleBulk from './en/console-bulk.ts';
import consoleDesk from './en/console-desk.ts';
import consoleEdits from './en/console-edits.ts';
import consoleKeys from './en/console-keys.ts';
import consoleLetters from './en/console-letters.ts';
import consoleMails from './en/console-mails.ts';
import consoleNetwork from './en/console-network.ts';
import consolePalette from './en/console-palette.ts';
import consolePoints from './en/console-points.ts';
import consoleSettings from './en/console-settings.ts';
import consoleShipments from './en/console-shipments.ts';
import consoleTariffs from './en/console-tariffs.ts';
import consoleUsers from './en/console-users.ts';
import contact from './en/contact.ts';
import customs from './en/customs.ts';
import documents from './en/documents.ts';
import domestic from './en/domestic.ts';
import ecommerce from './en/ecommerce.ts';
import express from './en/express.ts';
import faq from './en/faq.ts';
import frame from './en/frame.ts';
import freight from './en/freight.ts';
import handover from './en/handover.ts';
import home from './en/home.ts';
import invoice from './en/invoice.ts';
import keys from './en/keys.ts';
import mail from './en/mail.ts';
import map from './en/map.ts';
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
import terms from './en/terms.ts';
import tracking from './en/tracking.ts';
import updates from './en/updates.ts';
import warehousing from './en/warehousing.ts';
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
  'console-audit': consoleAudit,
  'console-bulk': consoleBulk,
  'console-desk': consoleDesk,
  'console-edits': consoleEdits,
  'console-keys': consoleKeys,
  'console-letters': consoleLetters,
  'console-mails': consoleMails,
  'console-network': consoleNetwork,
  'console-palette': consolePalette,
  'console-points': consolePoints,
  'console-settings': consoleSettings,
  'console-shipments': consoleShipments,
  'console-tariffs': consoleTariffs,
  'console-users': consoleUsers,
  contact,
  customs,
  documents,
  domestic,
  ecommerce,
  express,
  faq,
  frame,
  freight,
  handover,
  home,
  invoice,
  keys,
  mail,
  map,
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
  terms,
  tracking,
  updates,
  warehousing,
  whereabouts,
};

// Written by pnpm generate.
import about from './it/about.ts';
import account from './it/account.ts';
import addresses from './it/addresses.ts';
import answers from './it/answers.ts';
import auth from './it/auth.ts';
import billing from './it/billing.ts';
import card from './it/card.ts';
import checkout from './it/checkout.ts';
import contact from './it/contact.ts';
import customs from './it/customs.ts';
import developers from './it/developers.ts';
import documents from './it/documents.ts';
import domestic from './it/domestic.ts';
import ecommerce from './it/ecommerce.ts';
import express from './it/express.ts';
import faq from './it/faq.ts';
import field from './it/field.ts';
import frame from './it/frame.ts';
import freight from './it/freight.ts';
import handover from './it/handover.ts';
import home from './it/home.ts';
import invoice from './it/invoice.ts';
import keys from './it/keys.ts';
import mail from './it/mail.ts';
import map from './it/map.ts';
import newShipment from './it/new-shipment.ts';
import ownPrograms from './it/own-programs.ts';
import papers from './it/papers.ts';
import parcels from './it/parcels.ts';
import party from './it/party.ts';
import pickups from './it/pickups.ts';
import privacy from './it/privacy.ts';
import problems from './it/problems.ts';
import quote from './it/quote.ts';
import receipt from './it/receipt.ts';
import shipments from './it/shipments.ts';
import statements from './it/statements.ts';
import status from './it/status.ts';
import terms from './it/terms.ts';
import tracking from './it/tracking.ts';
import updates from './it/updates.ts';
import uploads from './it/uploads.ts';
import warehousing from './it/warehousing.ts';
import webhooks from './it/webhooks.ts';
import whereabouts from './it/whereabouts.ts';
import type { Catalogs } from '../messages.ts';

export default {
  about,
  account,
  addresses,
  answers,
  auth,
  billing,
  card,
  checkout,
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
} satisfies Catalogs;

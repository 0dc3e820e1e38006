// Written by pnpm generate.
import about from './fr/about.ts';
import account from './fr/account.ts';
import addresses from './fr/addresses.ts';
import answers from './fr/answers.ts';
import auth from './fr/auth.ts';
import billing from './fr/billing.ts';
import card from './fr/card.ts';
import checkout from './fr/checkout.ts';
import contact from './fr/contact.ts';
import customs from './fr/customs.ts';
import developers from './fr/developers.ts';
import documents from './fr/documents.ts';
import domestic from './fr/domestic.ts';
import ecommerce from './fr/ecommerce.ts';
import express from './fr/express.ts';
import faq from './fr/faq.ts';
import field from './fr/field.ts';
import frame from './fr/frame.ts';
import freight from './fr/freight.ts';
import handover from './fr/handover.ts';
import home from './fr/home.ts';
import invoice from './fr/invoice.ts';
import keys from './fr/keys.ts';
import mail from './fr/mail.ts';
import map from './fr/map.ts';
import newShipment from './fr/new-shipment.ts';
import ownPrograms from './fr/own-programs.ts';
import papers from './fr/papers.ts';
import parcels from './fr/parcels.ts';
import party from './fr/party.ts';
import pickups from './fr/pickups.ts';
import privacy from './fr/privacy.ts';
import problems from './fr/problems.ts';
import quote from './fr/quote.ts';
import receipt from './fr/receipt.ts';
import shipments from './fr/shipments.ts';
import statements from './fr/statements.ts';
import status from './fr/status.ts';
import terms from './fr/terms.ts';
import tracking from './fr/tracking.ts';
import updates from './fr/updates.ts';
import uploads from './fr/uploads.ts';
import warehousing from './fr/warehousing.ts';
import webhooks from './fr/webhooks.ts';
import whereabouts from './fr/whereabouts.ts';
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

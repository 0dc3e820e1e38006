// Written by pnpm generate.
import about from './de/about.ts';
import account from './de/account.ts';
import addresses from './de/addresses.ts';
import answers from './de/answers.ts';
import auth from './de/auth.ts';
import billing from './de/billing.ts';
import card from './de/card.ts';
import checkout from './de/checkout.ts';
import contact from './de/contact.ts';
import customs from './de/customs.ts';
import developers from './de/developers.ts';
import documents from './de/documents.ts';
import domestic from './de/domestic.ts';
import ecommerce from './de/ecommerce.ts';
import express from './de/express.ts';
import faq from './de/faq.ts';
import field from './de/field.ts';
import frame from './de/frame.ts';
import freight from './de/freight.ts';
import handover from './de/handover.ts';
import home from './de/home.ts';
import invoice from './de/invoice.ts';
import keys from './de/keys.ts';
import mail from './de/mail.ts';
import map from './de/map.ts';
import newShipment from './de/new-shipment.ts';
import ownPrograms from './de/own-programs.ts';
import papers from './de/papers.ts';
import parcels from './de/parcels.ts';
import party from './de/party.ts';
import pickups from './de/pickups.ts';
import privacy from './de/privacy.ts';
import problems from './de/problems.ts';
import quote from './de/quote.ts';
import receipt from './de/receipt.ts';
import shipments from './de/shipments.ts';
import statements from './de/statements.ts';
import status from './de/status.ts';
import terms from './de/terms.ts';
import tracking from './de/tracking.ts';
import updates from './de/updates.ts';
import uploads from './de/uploads.ts';
import warehousing from './de/warehousing.ts';
import webhooks from './de/webhooks.ts';
import whereabouts from './de/whereabouts.ts';
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

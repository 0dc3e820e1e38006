// Written by pnpm generate.
import about from './es/about.ts';
import account from './es/account.ts';
import addresses from './es/addresses.ts';
import answers from './es/answers.ts';
import auth from './es/auth.ts';
import billing from './es/billing.ts';
import card from './es/card.ts';
import checkout from './es/checkout.ts';
import contact from './es/contact.ts';
import customs from './es/customs.ts';
import developers from './es/developers.ts';
import documents from './es/documents.ts';
import domestic from './es/domestic.ts';
import ecommerce from './es/ecommerce.ts';
import express from './es/express.ts';
import faq from './es/faq.ts';
import field from './es/field.ts';
import frame from './es/frame.ts';
import freight from './es/freight.ts';
import handover from './es/handover.ts';
import home from './es/home.ts';
import invoice from './es/invoice.ts';
import keys from './es/keys.ts';
import mail from './es/mail.ts';
import map from './es/map.ts';
import newShipment from './es/new-shipment.ts';
import ownPrograms from './es/own-programs.ts';
import papers from './es/papers.ts';
import parcels from './es/parcels.ts';
import party from './es/party.ts';
import pickups from './es/pickups.ts';
import privacy from './es/privacy.ts';
import problems from './es/problems.ts';
import quote from './es/quote.ts';
import receipt from './es/receipt.ts';
import shipments from './es/shipments.ts';
import statements from './es/statements.ts';
import status from './es/status.ts';
import terms from './es/terms.ts';
import tracking from './es/tracking.ts';
import updates from './es/updates.ts';
import uploads from './es/uploads.ts';
import warehousing from './es/warehousing.ts';
import webhooks from './es/webhooks.ts';
import whereabouts from './es/whereabouts.ts';
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

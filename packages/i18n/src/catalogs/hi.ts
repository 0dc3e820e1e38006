// Written by pnpm generate.
import about from './hi/about.ts';
import account from './hi/account.ts';
import addresses from './hi/addresses.ts';
import answers from './hi/answers.ts';
import auth from './hi/auth.ts';
import billing from './hi/billing.ts';
import card from './hi/card.ts';
import checkout from './hi/checkout.ts';
import contact from './hi/contact.ts';
import customs from './hi/customs.ts';
import developers from './hi/developers.ts';
import documents from './hi/documents.ts';
import domestic from './hi/domestic.ts';
import ecommerce from './hi/ecommerce.ts';
import express from './hi/express.ts';
import faq from './hi/faq.ts';
import field from './hi/field.ts';
import frame from './hi/frame.ts';
import freight from './hi/freight.ts';
import handover from './hi/handover.ts';
import home from './hi/home.ts';
import invoice from './hi/invoice.ts';
import keys from './hi/keys.ts';
import mail from './hi/mail.ts';
import map from './hi/map.ts';
import newShipment from './hi/new-shipment.ts';
import ownPrograms from './hi/own-programs.ts';
import papers from './hi/papers.ts';
import parcels from './hi/parcels.ts';
import party from './hi/party.ts';
import pickups from './hi/pickups.ts';
import privacy from './hi/privacy.ts';
import problems from './hi/problems.ts';
import quote from './hi/quote.ts';
import receipt from './hi/receipt.ts';
import shipments from './hi/shipments.ts';
import statements from './hi/statements.ts';
import status from './hi/status.ts';
import terms from './hi/terms.ts';
import tracking from './hi/tracking.ts';
import updates from './hi/updates.ts';
import uploads from './hi/uploads.ts';
import warehousing from './hi/warehousing.ts';
import webhooks from './hi/webhooks.ts';
import whereabouts from './hi/whereabouts.ts';
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

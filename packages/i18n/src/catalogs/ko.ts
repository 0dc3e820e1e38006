// Written by pnpm generate.
import about from './ko/about.ts';
import account from './ko/account.ts';
import addresses from './ko/addresses.ts';
import answers from './ko/answers.ts';
import auth from './ko/auth.ts';
import billing from './ko/billing.ts';
import card from './ko/card.ts';
import checkout from './ko/checkout.ts';
import contact from './ko/contact.ts';
import customs from './ko/customs.ts';
import developers from './ko/developers.ts';
import documents from './ko/documents.ts';
import domestic from './ko/domestic.ts';
import ecommerce from './ko/ecommerce.ts';
import express from './ko/express.ts';
import faq from './ko/faq.ts';
import field from './ko/field.ts';
import frame from './ko/frame.ts';
import freight from './ko/freight.ts';
import handover from './ko/handover.ts';
import home from './ko/home.ts';
import invoice from './ko/invoice.ts';
import keys from './ko/keys.ts';
import mail from './ko/mail.ts';
import map from './ko/map.ts';
import newShipment from './ko/new-shipment.ts';
import ownPrograms from './ko/own-programs.ts';
import papers from './ko/papers.ts';
import parcels from './ko/parcels.ts';
import party from './ko/party.ts';
import pickups from './ko/pickups.ts';
import privacy from './ko/privacy.ts';
import problems from './ko/problems.ts';
import quote from './ko/quote.ts';
import receipt from './ko/receipt.ts';
import shipments from './ko/shipments.ts';
import statements from './ko/statements.ts';
import status from './ko/status.ts';
import terms from './ko/terms.ts';
import tracking from './ko/tracking.ts';
import updates from './ko/updates.ts';
import uploads from './ko/uploads.ts';
import warehousing from './ko/warehousing.ts';
import webhooks from './ko/webhooks.ts';
import whereabouts from './ko/whereabouts.ts';
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

// Written by pnpm generate.
import about from './ar/about.ts';
import account from './ar/account.ts';
import addresses from './ar/addresses.ts';
import answers from './ar/answers.ts';
import auth from './ar/auth.ts';
import billing from './ar/billing.ts';
import card from './ar/card.ts';
import checkout from './ar/checkout.ts';
import contact from './ar/contact.ts';
import customs from './ar/customs.ts';
import developers from './ar/developers.ts';
import documents from './ar/documents.ts';
import domestic from './ar/domestic.ts';
import ecommerce from './ar/ecommerce.ts';
import express from './ar/express.ts';
import faq from './ar/faq.ts';
import field from './ar/field.ts';
import frame from './ar/frame.ts';
import freight from './ar/freight.ts';
import handover from './ar/handover.ts';
import home from './ar/home.ts';
import invoice from './ar/invoice.ts';
import keys from './ar/keys.ts';
import mail from './ar/mail.ts';
import map from './ar/map.ts';
import newShipment from './ar/new-shipment.ts';
import ownPrograms from './ar/own-programs.ts';
import papers from './ar/papers.ts';
import parcels from './ar/parcels.ts';
import party from './ar/party.ts';
import pickups from './ar/pickups.ts';
import privacy from './ar/privacy.ts';
import problems from './ar/problems.ts';
import quote from './ar/quote.ts';
import receipt from './ar/receipt.ts';
import shipments from './ar/shipments.ts';
import statements from './ar/statements.ts';
import status from './ar/status.ts';
import terms from './ar/terms.ts';
import tracking from './ar/tracking.ts';
import updates from './ar/updates.ts';
import uploads from './ar/uploads.ts';
import warehousing from './ar/warehousing.ts';
import webhooks from './ar/webhooks.ts';
import whereabouts from './ar/whereabouts.ts';
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

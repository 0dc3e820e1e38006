// Written by pnpm generate.
import about from './ja/about.ts';
import account from './ja/account.ts';
import addresses from './ja/addresses.ts';
import answers from './ja/answers.ts';
import auth from './ja/auth.ts';
import billing from './ja/billing.ts';
import card from './ja/card.ts';
import checkout from './ja/checkout.ts';
import contact from './ja/contact.ts';
import customs from './ja/customs.ts';
import developers from './ja/developers.ts';
import documents from './ja/documents.ts';
import domestic from './ja/domestic.ts';
import ecommerce from './ja/ecommerce.ts';
import express from './ja/express.ts';
import faq from './ja/faq.ts';
import field from './ja/field.ts';
import frame from './ja/frame.ts';
import freight from './ja/freight.ts';
import handover from './ja/handover.ts';
import home from './ja/home.ts';
import invoice from './ja/invoice.ts';
import keys from './ja/keys.ts';
import mail from './ja/mail.ts';
import map from './ja/map.ts';
import newShipment from './ja/new-shipment.ts';
import ownPrograms from './ja/own-programs.ts';
import papers from './ja/papers.ts';
import parcels from './ja/parcels.ts';
import party from './ja/party.ts';
import pickups from './ja/pickups.ts';
import privacy from './ja/privacy.ts';
import problems from './ja/problems.ts';
import quote from './ja/quote.ts';
import receipt from './ja/receipt.ts';
import shipments from './ja/shipments.ts';
import statements from './ja/statements.ts';
import status from './ja/status.ts';
import terms from './ja/terms.ts';
import tracking from './ja/tracking.ts';
import updates from './ja/updates.ts';
import uploads from './ja/uploads.ts';
import warehousing from './ja/warehousing.ts';
import webhooks from './ja/webhooks.ts';
import whereabouts from './ja/whereabouts.ts';
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

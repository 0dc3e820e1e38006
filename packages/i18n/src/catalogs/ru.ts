// Written by pnpm generate.
import about from './ru/about.ts';
import account from './ru/account.ts';
import addresses from './ru/addresses.ts';
import answers from './ru/answers.ts';
import auth from './ru/auth.ts';
import billing from './ru/billing.ts';
import card from './ru/card.ts';
import checkout from './ru/checkout.ts';
import contact from './ru/contact.ts';
import customs from './ru/customs.ts';
import developers from './ru/developers.ts';
import documents from './ru/documents.ts';
import domestic from './ru/domestic.ts';
import ecommerce from './ru/ecommerce.ts';
import express from './ru/express.ts';
import faq from './ru/faq.ts';
import field from './ru/field.ts';
import frame from './ru/frame.ts';
import freight from './ru/freight.ts';
import handover from './ru/handover.ts';
import home from './ru/home.ts';
import invoice from './ru/invoice.ts';
import keys from './ru/keys.ts';
import mail from './ru/mail.ts';
import map from './ru/map.ts';
import newShipment from './ru/new-shipment.ts';
import ownPrograms from './ru/own-programs.ts';
import papers from './ru/papers.ts';
import parcels from './ru/parcels.ts';
import party from './ru/party.ts';
import pickups from './ru/pickups.ts';
import privacy from './ru/privacy.ts';
import problems from './ru/problems.ts';
import quote from './ru/quote.ts';
import receipt from './ru/receipt.ts';
import shipments from './ru/shipments.ts';
import statements from './ru/statements.ts';
import status from './ru/status.ts';
import terms from './ru/terms.ts';
import tracking from './ru/tracking.ts';
import updates from './ru/updates.ts';
import uploads from './ru/uploads.ts';
import warehousing from './ru/warehousing.ts';
import webhooks from './ru/webhooks.ts';
import whereabouts from './ru/whereabouts.ts';
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

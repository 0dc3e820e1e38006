// Written by pnpm generate.
import about from './pt-PT/about.ts';
import account from './pt-PT/account.ts';
import addresses from './pt-PT/addresses.ts';
import answers from './pt-PT/answers.ts';
import auth from './pt-PT/auth.ts';
import billing from './pt-PT/billing.ts';
import card from './pt-PT/card.ts';
import checkout from './pt-PT/checkout.ts';
import contact from './pt-PT/contact.ts';
import customs from './pt-PT/customs.ts';
import developers from './pt-PT/developers.ts';
import documents from './pt-PT/documents.ts';
import domestic from './pt-PT/domestic.ts';
import ecommerce from './pt-PT/ecommerce.ts';
import express from './pt-PT/express.ts';
import faq from './pt-PT/faq.ts';
import field from './pt-PT/field.ts';
import frame from './pt-PT/frame.ts';
import freight from './pt-PT/freight.ts';
import handover from './pt-PT/handover.ts';
import home from './pt-PT/home.ts';
import invoice from './pt-PT/invoice.ts';
import keys from './pt-PT/keys.ts';
import mail from './pt-PT/mail.ts';
import map from './pt-PT/map.ts';
import newShipment from './pt-PT/new-shipment.ts';
import ownPrograms from './pt-PT/own-programs.ts';
import papers from './pt-PT/papers.ts';
import parcels from './pt-PT/parcels.ts';
import party from './pt-PT/party.ts';
import pickups from './pt-PT/pickups.ts';
import privacy from './pt-PT/privacy.ts';
import problems from './pt-PT/problems.ts';
import quote from './pt-PT/quote.ts';
import receipt from './pt-PT/receipt.ts';
import shipments from './pt-PT/shipments.ts';
import statements from './pt-PT/statements.ts';
import status from './pt-PT/status.ts';
import terms from './pt-PT/terms.ts';
import tracking from './pt-PT/tracking.ts';
import updates from './pt-PT/updates.ts';
import uploads from './pt-PT/uploads.ts';
import warehousing from './pt-PT/warehousing.ts';
import webhooks from './pt-PT/webhooks.ts';
import whereabouts from './pt-PT/whereabouts.ts';
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

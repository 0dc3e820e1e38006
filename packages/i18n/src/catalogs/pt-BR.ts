// Written by pnpm generate.
import about from './pt-BR/about.ts';
import account from './pt-BR/account.ts';
import addresses from './pt-BR/addresses.ts';
import answers from './pt-BR/answers.ts';
import auth from './pt-BR/auth.ts';
import billing from './pt-BR/billing.ts';
import card from './pt-BR/card.ts';
import checkout from './pt-BR/checkout.ts';
import contact from './pt-BR/contact.ts';
import customs from './pt-BR/customs.ts';
import developers from './pt-BR/developers.ts';
import documents from './pt-BR/documents.ts';
import domestic from './pt-BR/domestic.ts';
import ecommerce from './pt-BR/ecommerce.ts';
import express from './pt-BR/express.ts';
import faq from './pt-BR/faq.ts';
import field from './pt-BR/field.ts';
import frame from './pt-BR/frame.ts';
import freight from './pt-BR/freight.ts';
import handover from './pt-BR/handover.ts';
import home from './pt-BR/home.ts';
import invoice from './pt-BR/invoice.ts';
import keys from './pt-BR/keys.ts';
import mail from './pt-BR/mail.ts';
import map from './pt-BR/map.ts';
import newShipment from './pt-BR/new-shipment.ts';
import ownPrograms from './pt-BR/own-programs.ts';
import papers from './pt-BR/papers.ts';
import parcels from './pt-BR/parcels.ts';
import party from './pt-BR/party.ts';
import pickups from './pt-BR/pickups.ts';
import privacy from './pt-BR/privacy.ts';
import problems from './pt-BR/problems.ts';
import quote from './pt-BR/quote.ts';
import receipt from './pt-BR/receipt.ts';
import shipments from './pt-BR/shipments.ts';
import statements from './pt-BR/statements.ts';
import status from './pt-BR/status.ts';
import terms from './pt-BR/terms.ts';
import tracking from './pt-BR/tracking.ts';
import updates from './pt-BR/updates.ts';
import uploads from './pt-BR/uploads.ts';
import warehousing from './pt-BR/warehousing.ts';
import webhooks from './pt-BR/webhooks.ts';
import whereabouts from './pt-BR/whereabouts.ts';
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

// Written by pnpm generate.
import about from './pt/about.ts';
import account from './pt/account.ts';
import addresses from './pt/addresses.ts';
import answers from './pt/answers.ts';
import auth from './pt/auth.ts';
import billing from './pt/billing.ts';
import card from './pt/card.ts';
import checkout from './pt/checkout.ts';
import contact from './pt/contact.ts';
import customs from './pt/customs.ts';
import documents from './pt/documents.ts';
import domestic from './pt/domestic.ts';
import ecommerce from './pt/ecommerce.ts';
import express from './pt/express.ts';
import faq from './pt/faq.ts';
import frame from './pt/frame.ts';
import freight from './pt/freight.ts';
import home from './pt/home.ts';
import invoice from './pt/invoice.ts';
import keys from './pt/keys.ts';
import mail from './pt/mail.ts';
import map from './pt/map.ts';
import papers from './pt/papers.ts';
import parcels from './pt/parcels.ts';
import party from './pt/party.ts';
import pickups from './pt/pickups.ts';
import privacy from './pt/privacy.ts';
import problems from './pt/problems.ts';
import quote from './pt/quote.ts';
import receipt from './pt/receipt.ts';
import shipments from './pt/shipments.ts';
import statements from './pt/statements.ts';
import terms from './pt/terms.ts';
import tracking from './pt/tracking.ts';
import updates from './pt/updates.ts';
import warehousing from './pt/warehousing.ts';
import whereabouts from './pt/whereabouts.ts';
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
  documents,
  domestic,
  ecommerce,
  express,
  faq,
  frame,
  freight,
  home,
  invoice,
  keys,
  mail,
  map,
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
  terms,
  tracking,
  updates,
  warehousing,
  whereabouts,
} satisfies Catalogs;

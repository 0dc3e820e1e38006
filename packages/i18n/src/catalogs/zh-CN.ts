// Written by pnpm generate.
import about from './zh-CN/about.ts';
import account from './zh-CN/account.ts';
import addresses from './zh-CN/addresses.ts';
import answers from './zh-CN/answers.ts';
import auth from './zh-CN/auth.ts';
import billing from './zh-CN/billing.ts';
import card from './zh-CN/card.ts';
import checkout from './zh-CN/checkout.ts';
import contact from './zh-CN/contact.ts';
import customs from './zh-CN/customs.ts';
import developers from './zh-CN/developers.ts';
import documents from './zh-CN/documents.ts';
import domestic from './zh-CN/domestic.ts';
import ecommerce from './zh-CN/ecommerce.ts';
import express from './zh-CN/express.ts';
import faq from './zh-CN/faq.ts';
import field from './zh-CN/field.ts';
import frame from './zh-CN/frame.ts';
import freight from './zh-CN/freight.ts';
import handover from './zh-CN/handover.ts';
import home from './zh-CN/home.ts';
import invoice from './zh-CN/invoice.ts';
import keys from './zh-CN/keys.ts';
import mail from './zh-CN/mail.ts';
import map from './zh-CN/map.ts';
import newShipment from './zh-CN/new-shipment.ts';
import ownPrograms from './zh-CN/own-programs.ts';
import papers from './zh-CN/papers.ts';
import parcels from './zh-CN/parcels.ts';
import party from './zh-CN/party.ts';
import pickups from './zh-CN/pickups.ts';
import privacy from './zh-CN/privacy.ts';
import problems from './zh-CN/problems.ts';
import quote from './zh-CN/quote.ts';
import receipt from './zh-CN/receipt.ts';
import shipments from './zh-CN/shipments.ts';
import statements from './zh-CN/statements.ts';
import status from './zh-CN/status.ts';
import terms from './zh-CN/terms.ts';
import tracking from './zh-CN/tracking.ts';
import updates from './zh-CN/updates.ts';
import uploads from './zh-CN/uploads.ts';
import warehousing from './zh-CN/warehousing.ts';
import webhooks from './zh-CN/webhooks.ts';
import whereabouts from './zh-CN/whereabouts.ts';
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

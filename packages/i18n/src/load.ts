// Written by pnpm generate.
import type { Locale } from './locales.ts';
import type { Area, CustomerArea, MessageKey } from './messages.ts';

type Loaders<Of extends Area> = {
  [A in Of]: () => Promise<{ default: Record<MessageKey<A>, unknown> }>;
};

/** One chunk per language and area, for bundlers, which may hand out compiled messages. */
export const catalogLoaders: Record<Locale, Loaders<CustomerArea>> & { en: Loaders<Area> } = {
  en: {
    about: () => import('./catalogs/en/about.ts'),
    account: () => import('./catalogs/en/account.ts'),
    addresses: () => import('./catalogs/en/addresses.ts'),
    admin: () => import('./catalogs/en/admin.ts'),
    answers: () => import('./catalogs/en/answers.ts'),
    auth: () => import('./catalogs/en/auth.ts'),
    billing: () => import('./catalogs/en/billing.ts'),
    card: () => import('./catalogs/en/card.ts'),
    checkout: () => import('./catalogs/en/checkout.ts'),
    'console-desk': () => import('./catalogs/en/console-desk.ts'),
    'console-edits': () => import('./catalogs/en/console-edits.ts'),
    'console-mails': () => import('./catalogs/en/console-mails.ts'),
    'console-shipments': () => import('./catalogs/en/console-shipments.ts'),
    'console-users': () => import('./catalogs/en/console-users.ts'),
    contact: () => import('./catalogs/en/contact.ts'),
    customs: () => import('./catalogs/en/customs.ts'),
    documents: () => import('./catalogs/en/documents.ts'),
    domestic: () => import('./catalogs/en/domestic.ts'),
    ecommerce: () => import('./catalogs/en/ecommerce.ts'),
    express: () => import('./catalogs/en/express.ts'),
    faq: () => import('./catalogs/en/faq.ts'),
    frame: () => import('./catalogs/en/frame.ts'),
    freight: () => import('./catalogs/en/freight.ts'),
    home: () => import('./catalogs/en/home.ts'),
    invoice: () => import('./catalogs/en/invoice.ts'),
    keys: () => import('./catalogs/en/keys.ts'),
    mail: () => import('./catalogs/en/mail.ts'),
    map: () => import('./catalogs/en/map.ts'),
    papers: () => import('./catalogs/en/papers.ts'),
    parcels: () => import('./catalogs/en/parcels.ts'),
    party: () => import('./catalogs/en/party.ts'),
    pickups: () => import('./catalogs/en/pickups.ts'),
    privacy: () => import('./catalogs/en/privacy.ts'),
    problems: () => import('./catalogs/en/problems.ts'),
    quote: () => import('./catalogs/en/quote.ts'),
    receipt: () => import('./catalogs/en/receipt.ts'),
    shipments: () => import('./catalogs/en/shipments.ts'),
    statements: () => import('./catalogs/en/statements.ts'),
    terms: () => import('./catalogs/en/terms.ts'),
    tracking: () => import('./catalogs/en/tracking.ts'),
    updates: () => import('./catalogs/en/updates.ts'),
    warehousing: () => import('./catalogs/en/warehousing.ts'),
    whereabouts: () => import('./catalogs/en/whereabouts.ts'),
  },
};

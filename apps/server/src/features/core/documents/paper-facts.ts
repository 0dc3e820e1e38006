import type { Locale } from '@waypost/i18n';

/** Who is billed, as the profile says when the paper is issued. */
export type PaperBuyer = {
  name: string;
  company: string;
  vatId: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
};

/** A shipment; or all shipments of a day, where a month has too many to list. */
export type PaperLine = {
  chargedCents: number;
  creditedCents: number;
} & (
  | {
      trackingNumber: string;
      /** A parcel level or a freight mode. */
      service: string;
      bookedAt: string;
      /** Of a credit note: the invoice on which the shipment was charged. */
      corrects: string | null;
    }
  | { day: string; shipmentCount: number }
);

/** What the invoice or credit note of a statement says. Plain data: it travels to the thread that renders. */
export type PaperFacts = {
  /** The customer's, when it was issued; papers of an older release have none and are English. */
  locale?: Locale;
  kind: 'invoice' | 'credit_note';
  number: string;
  ym: string;
  issuedAt: string;
  dueAt: string;
  /** Days are those of the seller. */
  timeZone: string;
  currency: string;
  seller: { name: string; address: string; vatId: string };
  buyer: PaperBuyer;
  lines: PaperLine[];
  /** Every rate there is, also when it is 0. */
  taxes: { code: string; ratePerMille: number; netCents: number; taxCents: number }[];
  /** What is asked for, or given back by a credit note. */
  totalCents: number;
  /** What was not paid when it was issued. */
  openCents: number;
};

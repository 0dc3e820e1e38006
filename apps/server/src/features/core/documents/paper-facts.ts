import type { Locale } from '@waypost/i18n';

/** The buyer, from the profile when the document is issued. */
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

/** The content of an invoice or credit note. Plain data: it is sent to the render thread. */
export type PaperFacts = {
  /** The customer's language when it was issued; older ones have none and are English. */
  locale?: Locale;
  kind: 'invoice' | 'credit_note';
  number: string;
  ym: string;
  issuedAt: string;
  dueAt: string;
  /** Days are those of the seller. */
  timeZone: string;
  currency: string;
  seller: {
    name: string;
    address: string;
    vatId: string;
    country?: string;
    /** Empty without an account to transfer to. Older papers have neither. */
    iban?: string;
    bic?: string;
  };
  buyer: PaperBuyer;
  lines: PaperLine[];
  /** By code and rate, also when it is 0. Computed once on the net sum. */
  taxes: { code: string; ratePerMille: number; netCents: number; taxCents: number }[];
  /** What is added to net amounts and taxes to come to the total, which is that of the shipments. */
  roundingCents?: number;
  /** The amount due, or refunded by a credit note. */
  totalCents: number;
  /** The unpaid amount when it was issued, and the part of it that is paid by transfer to our account. */
  openCents: number;
  transferCents?: number;
};

import type { Receipt } from '@waypost/contract';
import type { Tariff } from '@waypost/domain/rates';
import type { Locale } from '@waypost/i18n';

/** What documents are made of, and no more. Plain data: it travels to the thread that renders. */
export type DocumentFacts = {
  /** Of the papers for the customer. What couriers and customs read is English. */
  locale: Locale;
  receipt: Omit<Receipt, 'id' | 'bankTransfer' | 'cancellable'>;
  originCountry: string;
  destinationCountry: string;
  pieceCount: number;
  /** Of one piece. */
  weightGrams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  incoterm: string | null;
  /** Of the tariff that the shipment was priced by. */
  rates: Tariff['checkout'];
  publicOrigin: string;
};

export type Party = Receipt['shipper'];

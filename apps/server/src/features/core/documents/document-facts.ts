import type { Receipt } from '@waypost/contract';
import type { Box } from '@waypost/domain/measures';
import type { Tariff } from '@waypost/domain/rates';
import type { Locale } from '@waypost/i18n';

/** The data a document is made from. Plain data: it is sent to the render thread. */
export type DocumentFacts = {
  /** For documents of the customer. Those for couriers and customs are English. */
  locale: Locale;
  receipt: Omit<Receipt, 'id' | 'bankTransfer' | 'cancellable'>;
  originCountry: string;
  destinationCountry: string;
  /** As `Pieces` says: weight and size of one piece, or of each in `parcels`. */
  pieceCount: number;
  weightGrams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  parcels: Box[] | null;
  incoterm: string | null;
  /** Of the recipient. Absent without any, so that what was made before there were some stays valid. */
  instructions?: string;
  /** Of the tariff that the shipment was priced by. */
  rates: Tariff['checkout'];
  /** Receipts have the seller's time, as invoices do; papers that travel have the day of the origin. */
  sellerTimeZone: string;
  originTimeZone: string;
  publicOrigin: string;
};

export type Party = Receipt['shipper'];

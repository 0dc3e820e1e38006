import type { Receipt } from '@waypost/contract';
import type { Tariff } from '@waypost/domain/rates';

/** What documents are made of, and no more. Plain data: it travels to the thread that renders. */
export type DocumentFacts = {
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

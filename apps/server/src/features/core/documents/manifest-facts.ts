/** The data of a manifest. Plain data: it is sent to the render thread. */
export type ManifestFacts = {
  number: string;
  day: string;
  pickupId: string | null;
  /** Where it is handed over, in one line. */
  from: string;
  isTest: boolean;
  shipments: {
    trackingNumber: string;
    reference: string;
    to: string;
    country: string;
    pieces: number;
    weightGrams: number;
  }[];
};

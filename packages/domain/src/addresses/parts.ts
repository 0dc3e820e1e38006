/** What is known while an address is split into its parts. */
export type AddressContext = {
  country: string;
  /** Whether the country has a place of that name. */
  isPlace: (name: string) => boolean;
  /** Whether it is the city that the quote names. */
  isExpected: (name: string) => boolean;
};

/** Stands for the postal code while the rest is read. */
export const CODE_MARK = '\u0001';

export type Parts = {
  line: readonly string[];
  city: string;
  region: string;
  /** The city stands where the country writes it, so it need not be in the gazetteer. */
  isShaped: boolean;
  /** Another reading is as likely. */
  isDoubtful: boolean;
};

/** What is known while the parts of an address are told apart. */
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
  /** The city is where the country writes it, so that the gazetteer need not know it. */
  isShaped: boolean;
  /** Another reading is as likely. */
  isDoubtful: boolean;
};

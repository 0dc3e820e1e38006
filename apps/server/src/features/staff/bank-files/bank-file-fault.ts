/** The file cannot be read as one of the bank's. */
export class BankFileFault extends Error {}

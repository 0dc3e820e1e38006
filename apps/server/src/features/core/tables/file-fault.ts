import type { BulkFileFault } from '@waypost/contract';

/** The file cannot be read as a table of shipments; its author has to correct it. */
export class FileFault extends Error {
  readonly fault: BulkFileFault;

  constructor(fault: BulkFileFault) {
    super(fault);
    this.fault = fault;
  }
}

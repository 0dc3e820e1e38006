import { FileFault } from '../../core/tables/index.ts';
import { BankFileFault } from './bank-file-fault.ts';
import { type ReadFile, shortened } from './bank-line.ts';
import { readBankCsv } from './read-bank-csv.ts';
import { readCamt } from './read-camt.ts';

/** By its content, whatever its name. */
export async function readBankFile(bytes: Buffer): Promise<ReadFile & { ending: 'xml' | 'csv' }> {
  const start = bytes
    .subarray(0, 512)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  const ending = start.startsWith('<') ? 'xml' : 'csv';
  try {
    const { lines, otherEntries } = await (ending === 'xml' ? readCamt : readBankCsv)(bytes);
    const isOfCurrency = /^[A-Z]{3}$/;
    if (lines.some(({ currency }) => !isOfCurrency.test(currency))) throw new BankFileFault();
    return { lines: lines.map(shortened), otherEntries, ending };
  } catch (error) {
    throw error instanceof FileFault ? new BankFileFault() : error;
  }
}

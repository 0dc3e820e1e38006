import { decimalCents } from '@waypost/domain/decimal-cents';
import { readCsv } from '../../core/tables/index.ts';
import { BOOKS_CURRENCY } from '../../core/ledger/index.ts';
import { isBankDay } from './bank-day.ts';
import { BankFileFault } from './bank-file-fault.ts';
import { type BankLine, MAX_LINES, type ReadFile } from './bank-line.ts';

/** Heads as banks of several countries write them, without case, accents and signs. */
const HEADS = {
  date: ['bookingdate', 'date', 'buchungstag', 'buchungsdatum', 'datum', 'dateoperation'],
  amount: ['amount', 'betrag', 'montant', 'bedrag', 'importe', 'importo'],
  currency: ['currency', 'wahrung', 'devise', 'munt', 'valuta', 'divisa'],
  payer: ['payer', 'name', 'counterparty', 'auftraggeber', 'debtor', 'naamtegenpartij'],
  text: [
    'text',
    'details',
    'description',
    'remittance',
    'verwendungszweck',
    'communication',
    'mededeling',
    'libelle',
  ],
  reference: ['bankreference', 'reference', 'transactionid', 'referenz', 'referentie', 'id'],
} as const;
type Column = keyof typeof HEADS;

export async function readBankCsv(bytes: Buffer): Promise<ReadFile> {
  const lines: BankLine[] = [];
  let otherEntries = 0;
  let columns: Partial<Record<Column, number>> | undefined;
  for await (const { cells } of readCsv(bytes)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (columns === undefined) {
      columns = columnsOf(cells);
      continue;
    }
    const line = lineOf(cells, columns);
    if (line.cents > 0) lines.push(line);
    else otherEntries += 1;
    if (lines.length > MAX_LINES) throw new BankFileFault();
  }
  if (columns === undefined) throw new BankFileFault();
  return { lines, otherEntries };
}

function columnsOf(heads: readonly string[]): Partial<Record<Column, number>> {
  const bare = heads.map((head) =>
    head
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, ''),
  );
  const found: Partial<Record<Column, number>> = {};
  for (const [column, names] of Object.entries(HEADS) as [Column, readonly string[]][]) {
    const at = names.map((name) => bare.indexOf(name)).find((index) => index >= 0);
    if (at !== undefined) found[column] = at;
  }
  if (found.date === undefined || found.amount === undefined) throw new BankFileFault();
  return found;
}

function lineOf(cells: readonly string[], columns: Partial<Record<Column, number>>): BankLine {
  const cell = (column: Column) => {
    const at = columns[column];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  const cents = decimalCents(cell('amount'));
  const bookedOn = dayOf(cell('date'));
  if (cents === undefined || bookedOn === undefined) throw new BankFileFault();
  return {
    bookedOn,
    cents,
    currency: (cell('currency') || BOOKS_CURRENCY).toUpperCase(),
    payer: cell('payer'),
    text: cell('text'),
    bankReference: cell('reference'),
  };
}

/** 2026-11-16, 16.11.2026 or 16/11/2026. */
function dayOf(text: string): string | undefined {
  const european = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text);
  const day =
    european === null
      ? text.slice(0, 10)
      : `${european[3]}-${european[2]?.padStart(2, '0')}-${european[1]?.padStart(2, '0')}`;
  return isBankDay(day) ? day : undefined;
}

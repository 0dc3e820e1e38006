import { readXml } from '../../core/tables/index.ts';
import { type BankLine, MAX_LINES, type ReadFile } from './bank-line.ts';
import { isBankDay } from './bank-day.ts';
import { BankFileFault } from './bank-file-fault.ts';

/** Of one level of an entry: the entry itself, or one of its transactions. */
type Level = {
  amount: string;
  currency: string;
  reference: string;
  payer: string;
  text: string[];
};
type Entry = Level & {
  isIncoming: boolean;
  isBooked: boolean;
  isReversal: boolean;
  bookedOn: string;
  details: Level[];
};

const CHUNK_BYTES = 64 * 1024;
const newLevel = (): Level => ({ amount: '', currency: '', reference: '', payer: '', text: [] });

/**
 * The incoming transfers of a CAMT.053 file of any version. Names are read without their prefixes; entities
 * of a document type are refused by the parser, and nothing is ever fetched.
 */
export async function readCamt(bytes: Buffer): Promise<ReadFile> {
  const lines: BankLine[] = [];
  let otherEntries = 0;
  let isStatement = false;
  let entry: Entry | undefined;
  let detail: Level | undefined;
  const path: string[] = [];
  let text = '';

  await readXml(chunksOf(bytes), {
    open(name, attributes) {
      path.push(name);
      text = '';
      if (name === 'Ntry') {
        entry = {
          ...newLevel(),
          isIncoming: false,
          isBooked: true,
          isReversal: false,
          bookedOn: '',
          details: [],
        };
      }
      if (name === 'TxDtls' && entry !== undefined) {
        detail = newLevel();
        entry.details.push(detail);
      }
      const level = detail ?? entry;
      if (name === 'Amt' && level !== undefined) level.currency ||= attributes['Ccy'] ?? '';
    },
    text(part) {
      text += part;
    },
    close(name) {
      const said = text.trim();
      text = '';
      const parent = path.at(-2) ?? '';
      if (entry !== undefined) {
        if (name === 'Ntry') {
          const found = linesOf(entry);
          lines.push(...found);
          if (found.length === 0) otherEntries += 1;
          if (lines.length > MAX_LINES) throw new BankFileFault();
          entry = undefined;
        } else if (name === 'TxDtls') detail = undefined;
        else if (said !== '') take(entry, detail ?? entry, { name, parent, path, said });
      }
      path.pop();
      // a file that was cut off never gets here
      if (name === 'BkToCstmrStmt') isStatement = true;
    },
  });
  if (!isStatement) throw new BankFileFault();
  return { lines, otherEntries };
}

type Said = { name: string; parent: string; path: readonly string[]; said: string };

function take(entry: Entry, level: Level, { name, parent, path, said }: Said): void {
  const isOwn = level === entry;
  switch (name) {
    case 'Amt':
      // the first one: charges and amounts before an exchange follow
      if (parent === 'Ntry' || parent === 'TxDtls' || parent === 'TxAmt') level.amount ||= said;
      break;
    case 'CdtDbtInd':
      if (parent === 'Ntry') entry.isIncoming = said === 'CRDT';
      break;
    case 'RvslInd':
      entry.isReversal = said === 'true' || said === '1';
      break;
    case 'Sts':
    case 'Cd':
      if (parent === 'Ntry' || parent === 'Sts') entry.isBooked = said === 'BOOK';
      break;
    case 'Dt':
    case 'DtTm':
      if (parent === 'BookgDt' && isOwn) entry.bookedOn = said.slice(0, 10);
      break;
    case 'AcctSvcrRef':
    case 'TxId':
      level.reference ||= said;
      break;
    case 'EndToEndId':
      if (said !== 'NOTPROVIDED') level.text.push(said);
      break;
    case 'Ustrd':
    case 'Ref':
      level.text.push(said);
      break;
    case 'Nm':
      // not the ultimate debtor, nor our own name
      if (path.includes('Dbtr')) level.payer ||= said;
      break;
    default:
  }
}

/** One for each transaction of a batch; without transactions, the entry itself. */
function linesOf(entry: Entry): BankLine[] {
  if (!entry.isIncoming || !entry.isBooked || entry.isReversal) return [];
  if (!isBankDay(entry.bookedOn)) throw new BankFileFault();
  const { details } = entry;
  const isBatch = details.length > 1 && details.every(({ amount }) => amount !== '');
  const [only = newLevel()] = details;
  const levels = isBatch
    ? details
    : [
        {
          ...only,
          amount: entry.amount,
          text: [...entry.text, ...details.flatMap((one) => one.text)],
        },
      ];
  return levels.map((level, at) => {
    const own =
      level.reference || (isBatch && entry.reference !== '' ? `${entry.reference}/${at}` : '');
    return {
      bookedOn: entry.bookedOn,
      cents: centsOf(level.amount),
      currency: level.currency || entry.currency,
      payer: level.payer || entry.payer,
      text: level.text.join(' '),
      bankReference: isBatch ? own : entry.reference || level.reference,
    };
  });
}

/** Up to five decimals, always after a dot. */
function centsOf(amount: string): number {
  const read = /^(\d{1,13})(?:\.(\d{1,2})0{0,3})?$/.exec(amount);
  const cents = Number(`${read?.[1] ?? ''}${(read?.[2] ?? '').padEnd(2, '0')}`);
  if (read === null || cents <= 0) throw new BankFileFault();
  return cents;
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    yield bytes.subarray(at, at + CHUNK_BYTES);
    // a file of megabytes must not keep other requests waiting
    await new Promise(setImmediate);
  }
}

import { randomUUID } from 'node:crypto';
import {
  addBankFile,
  addBulkUpload,
  type BankFile,
  listBankFiles,
  readBulkUpload,
  setCreditLimit,
  startBulkUpload,
} from '@waypost/contract/client';
import type pg from 'pg';
import { defineTool, say } from '../driver/define-tool.ts';
import type { Call } from '../installation/book-parcel.ts';
import { makeAccounts, signInOwner } from '../installation/people.ts';
import { readValue } from '../installation/read-value.ts';
import { openServedInstallation } from '../installation/served-installation.ts';
import { waitFor, waitForJobs } from '../installation/wait-for.ts';
import { camtOf, drawTruth, type Owed, owedFor } from './bank-file-truth.ts';
import { wronglyJudged } from './settle-on-account.ts';

const PATIENCE_MS = 600_000;

const USAGE = `
pnpm proof bank-files [--short] [--lines 5000]
  Enters shipments on account and uploads a CAMT.053 bank file that pays for some of them in realistic ways: with the
  number in several spellings, a cent too much, in another currency, twice, mistyped, or without any number. The result
  of the matching is compared with the expected one for each line. The file is uploaded twice and must be posted once;
  the unmatched amount in the ledger must equal the remaining lines.
  --short   500 lines`;

export const proveBankFiles = defineTool({
  usage: USAGE,
  options: { lines: [5_000, 500] },
  figures: [{ path: 'matchSeconds' }],
  run: ({ lines }) => prove(lines),
});

async function prove(count: number) {
  const { call: page, db } = await openServedInstallation({
    name: 'proof-bank-files',
    worker: true,
  });
  const call = { ...page, headers: { ...page.headers, cookie: await signInOwner(db) } };
  const owed = await enterOnAccount(call, db, owedFor(count));
  say(`${owed.length} shipments are owed`);
  const truth = drawTruth(owed, count);
  const file = camtOf(truth);

  const beganAt = performance.now();
  const id = await upload(call, file);
  const again = await upload(call, file);
  await waitForJobs(db, PATIENCE_MS, `name = 'match_bank_lines'`);
  const matchSeconds = Math.round((performance.now() - beganAt) / 1000);

  const { data } = await listBankFiles(call);
  const of = (fileId: string) => data.files.find((each) => each.id === fileId);
  const faults = [
    ...(await wronglyJudged(db, id, truth)),
    ...notKnownAgain(of(again), count),
    ...(await notInTheBooks(db)),
  ];
  return { ok: faults.length === 0, lines: count, matchSeconds, byState: of(id)?.byState, faults };
}

/** By the upload of staff, for one account. */
async function enterOnAccount(call: Call, db: pg.Client, count: number): Promise<Owed[]> {
  const [account] = await makeAccounts(db, 1);
  await setCreditLimit({
    ...call,
    path: { userId: account?.id ?? '' },
    body: { id: randomUUID(), limitCents: 100_000_000, reason: 'Ships all of them' },
  });
  const heads =
    'Service,From city,From country,To city,To country,Weight (kg),Recipient name,Recipient email,Recipient address,Customer,Payment';
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `Standard,Antwerp,BE,Lyon,FR,${(1 + (at % 90) / 10).toFixed(1)},Reader ${at},reader.${at}@people.example,"${at} Long Street, 1000 Town",${account?.email},on account`,
  );
  const path = { uploadId: randomUUID() };
  await addBulkUpload({ ...call, path, body: new Blob([[heads, ...rows].join('\n')]) });
  const until = (state: string) =>
    waitFor(`an upload that is ${state}`, PATIENCE_MS, async () => {
      const answer = await readBulkUpload({ ...call, path });
      return answer.data.state === state ? answer.data : undefined;
    });
  const { mappingNo } = await until('ready');
  await startBulkUpload({ ...call, path, body: { mappingNo } });
  await until('done');
  const { rows: owed } = await db.query<Owed>(
    `SELECT tracking_number AS "trackingNumber", price_cents AS cents FROM shipments ORDER BY id`,
  );
  if (owed.length !== count) throw new Error(`${owed.length} shipments were entered, not ${count}`);
  return owed;
}

async function upload(call: Call, body: Blob): Promise<string> {
  const { data } = await addBankFile({ ...call, path: { fileId: randomUUID() }, body });
  return data.id;
}

function notKnownAgain(file: BankFile | undefined, count: number): string[] {
  if (file?.knownLines === count) return [];
  return [`the second upload knew ${file?.knownLines} of ${count} lines`];
}

/** What came in is in the bank once; what is unmatched is what no shipment took. */
async function notInTheBooks(db: pg.Client): Promise<string[]> {
  const sums = [
    [
      `SELECT sum(amount_cents) FROM ledger_entries WHERE account = 'bank'`,
      'SELECT sum(cents) FROM bank_lines',
    ],
    [
      `SELECT -sum(amount_cents) FROM ledger_entries WHERE account = 'unmatched_transfers'`,
      'SELECT (SELECT sum(cents) FROM bank_lines) - (SELECT sum(cents) FROM bank_line_payments)',
    ],
    [
      `SELECT count(*) FROM audit_log WHERE action = 'shipment.received'`,
      `SELECT count(*) FROM bank_lines WHERE state = 'matched'`,
    ],
  ] as const;
  const faults: string[] = [];
  for (const [kept, counted] of sums) {
    const [one, other] = [await readValue<string>(db, kept), await readValue<string>(db, counted)];
    if (one !== other) faults.push(`${kept} is ${one}, and ${counted} is ${other}`);
  }
  return faults;
}

import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addOwnUpload,
  bookOwnUpload,
  listOwnUploadRows,
  makeLabels,
  type OwnUpload,
  readLabels,
  readOwnUpload,
  setCreditLimit,
} from '@waypost/contract/client';
import { TERMS_VERSION } from '@waypost/contract';
import { defineTool, say } from '../driver/define-tool.ts';
import type { Call } from '../installation/book-parcel.ts';
import { inLanes } from '../installation/in-lanes.ts';
import { signInCustomer, signInOwner } from '../installation/people.ts';
import { runProgram } from '../installation/run-program.ts';
import { openServedInstallation } from '../installation/served-installation.ts';
import { waitFor } from '../installation/wait-for.ts';

const BOUND_SECONDS = 60;
const PATIENCE_MS = 300_000;
const LANES = 2;
/** Follows the number in the barcode of a label: the first piece of one. */
const PIECE = '001';

const USAGE = `
pnpm proof labels [--short] [--parcels 200]
  A customer with credit uploads a CSV file of parcels through the api, books it on account and gets its labels as one
  PDF, within ${BOUND_SECONDS} s from the upload to the last byte of the PDF. The PDF must have one page per parcel
  (pdfinfo), and the barcode on every page, rendered at 203 dpi (pdftoppm), must be read as the number of its parcel
  (zbarimg). Then uploads a file with faults: exactly the faulty cells must be named.
  --short   40 parcels`;

export const proveLabels = defineTool({
  usage: USAGE,
  options: { parcels: [200, 40] },
  run: ({ parcels }) => prove(parcels),
});

async function prove(parcels: number) {
  const { call, db } = await openServedInstallation({ name: 'proof-labels', worker: true });
  const office = { ...call, headers: { ...call.headers, cookie: await signInOwner(db) } };
  const customer = await signInCustomer(db);
  const body = { id: randomUUID(), limitCents: 100_000_000, reason: 'For the proof' };
  await setCreditLimit({ ...office, path: { userId: customer.id }, body });
  const page: Call = { ...call, headers: { ...call.headers, cookie: customer.cookie } };

  const began = Date.now();
  const upload = await uploadAndCheck(page, goodFile(parcels));
  const shipments = await book(page, upload);
  const bookedAt = Date.now();
  const pdf = await printLabels(page, shipments);
  const seconds = (Date.now() - began) / 1000;
  say(`${shipments.length} labels in ${seconds.toFixed(1)} s`);

  const printed = await readPages(pdf, shipments);
  const faulty = await uploadAndCheck(page, FAULTY.file);
  const { data } = await listOwnUploadRows({ ...page, path: { uploadId: faulty.id } });
  const cells = data.rows.flatMap(({ faults }) => faults.map(({ cell }) => cell));
  const named = cells.toSorted().join(' ');
  const faults = [
    ...(shipments.length === parcels ? [] : [`${shipments.length} of ${parcels} were booked`]),
    ...(printed.pages === parcels ? [] : [`${printed.pages} pages for ${parcels} parcels`]),
    ...printed.unread.map((number) => `the barcode of ${number} is not read from its page`),
    ...(seconds <= BOUND_SECONDS ? [] : [`${seconds} s, at most ${BOUND_SECONDS}`]),
    ...(named === FAULTY.cells ? [] : [`named ${named}, must be ${FAULTY.cells}`]),
  ];
  return {
    ok: faults.length === 0,
    parcels,
    seconds,
    secondsToBook: (bookedAt - began) / 1000,
    boundSeconds: BOUND_SECONDS,
    pages: printed.pages,
    barcodesRead: parcels - printed.unread.length,
    faultyCells: named,
    faults,
  };
}

const HEADS = 'Order no,Service,From,To,Weight (kg),Recipient,Email,Address';
const rowOf = (
  order: number,
  weight: string,
  to = 'Paris, France',
  email = 'rosa@people.example',
) => `${order},Standard,"Berlin, Germany","${to}",${weight},Rosa ${order},${email},5 Rue de Rivoli`;

function goodFile(parcels: number): string {
  const rows = Array.from({ length: parcels }, (_, at) => rowOf(at + 1, String(1 + (at % 20))));
  return [HEADS, ...rows].join('\n');
}

/** Its second row is good. */
const FAULTY = {
  file: [
    HEADS,
    rowOf(1, 'heavy'),
    rowOf(2, '2'),
    rowOf(3, '2', 'Atlantis'),
    rowOf(4, '2', 'Paris, France', 'nobody'),
    rowOf(5, '', 'Atlantis'),
  ].join('\n'),
  cells: 'D4 D6 E2 E6 G5',
};

async function uploadAndCheck(page: Call, file: string): Promise<OwnUpload> {
  const path = { uploadId: randomUUID() };
  const headers = { ...page.headers, 'x-file-name': 'orders.csv' };
  await addOwnUpload({ ...page, headers, path, body: new Blob([file]) });
  return waitForState(page, path.uploadId, 'ready');
}

async function book(page: Call, { id, mappingNo }: OwnUpload): Promise<string[]> {
  const body = { mappingNo, acceptedTerms: TERMS_VERSION };
  await bookOwnUpload({ ...page, path: { uploadId: id }, body });
  return (await waitForState(page, id, 'done')).shipments;
}

function waitForState(page: Call, uploadId: string, state: OwnUpload['state']): Promise<OwnUpload> {
  return waitFor(`the state ${state} of a file`, PATIENCE_MS, async () => {
    const { data } = await readOwnUpload({ ...page, path: { uploadId } });
    return data.state === state ? data : undefined;
  });
}

async function printLabels(page: Call, shipments: string[]): Promise<Buffer> {
  const headers = { ...page.headers, 'idempotency-key': randomUUID() };
  const { data: batch } = await makeLabels({ ...page, headers, body: { shipments } });
  return waitFor('the PDF', PATIENCE_MS, async () => {
    const { data, response } = await readLabels({
      ...page,
      path: { batchId: batch.id },
      parseAs: 'auto',
    });
    if (response.status !== 200) return undefined;
    return Buffer.from(await (data as Blob).arrayBuffer());
  });
}

/** How many pages there are, and the numbers whose barcode is not on the page in their place. */
async function readPages(pdf: Buffer, numbers: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-proof-labels-'));
  try {
    const file = join(folder, 'labels.pdf');
    await writeFile(file, pdf);
    const pages = Number(/^Pages:\s+(\d+)$/m.exec(await runProgram('pdfinfo', [file]))?.[1]);
    await runProgram('pdftoppm', ['-r', '203', '-mono', '-png', file, join(folder, 'page')]);
    const pictures = (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted();
    const unread = await inLanes([...numbers.entries()], LANES, async ([at, number]) => {
      const codes = await runProgram('zbarimg', ['--quiet', join(folder, pictures[at] ?? '')]);
      return codes.split('\n').includes(`CODE-128:${number}${PIECE}`) ? [] : [number];
    });
    return { pages, unread: unread.flat() };
  } finally {
    await rm(folder, { recursive: true });
  }
}

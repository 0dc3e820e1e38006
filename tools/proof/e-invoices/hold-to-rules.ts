import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listStatements, readStatementPaper } from '@waypost/contract/client';
import type { Call } from '../../installation/book-parcel.ts';
import { inLanes } from '../../installation/in-lanes.ts';
import { installPython } from '../../installation/install-python.ts';
import type { Customer } from '../../installation/people.ts';
import { runProgram } from '../../installation/run-program.ts';

const REQUIREMENTS = fileURLToPath(new URL('requirements.txt', import.meta.url));
const VALIDATE = fileURLToPath(new URL('validate.py', import.meta.url));
const LANES = 4;

/** Every e-invoice as its customer gets it, held to the schema of UBL 2.1 and the schematron of EN 16931. */
export async function holdToRules(
  call: Call,
  accounts: readonly Customer[],
): Promise<{ eInvoices: number; faults: string[] }> {
  const python = await installPython('e-invoices', REQUIREMENTS, {
    program: 'python',
    check: ['-c', 'import facturx, lxml, saxonche'],
  });
  const folder = await mkdtemp(join(tmpdir(), 'e-invoices-'));
  try {
    const counts = await inLanes(accounts, LANES, (account) => download(call, account, folder));
    const printed = await runProgram(python, [VALIDATE, folder]);
    const faults = printed.split('\n').filter((line) => line !== '');
    return { eInvoices: counts.reduce((sum, count) => sum + count, 0), faults };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function download(page: Call, { cookie }: Customer, folder: string): Promise<number> {
  const call = { ...page, headers: { ...page.headers, cookie } };
  const { data } = await listStatements(call);
  let count = 0;
  for (const { ym, papers } of data.statements) {
    for (const { file, number } of papers) {
      if (!file.endsWith('.xml')) continue;
      const { data: xml } = await readStatementPaper({ ...call, path: { ym, file } });
      await writeFile(join(folder, `${number}.xml`), await textOf(xml));
      count += 1;
    }
  }
  return count;
}

async function textOf(file: unknown): Promise<string> {
  return file instanceof Blob ? file.text() : String(file);
}

import { createHash, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CUSTOMER_KEY_SCOPES } from '@waypost/contract';
import { CALL_LANGUAGES, type CallLanguage } from '@waypost/guides/blocks';
import { type Guide, readGuide } from '@waypost/guides/page';
import type pg from 'pg';
import { defineTool, say } from '../driver/define-tool.ts';
import { signInCustomer } from '../installation/people.ts';
import { runProgram } from '../installation/run-program.ts';
import { openServedInstallation } from '../installation/served-installation.ts';
import { REPOSITORY } from '../installation/server-process.ts';
import { waitFor } from '../installation/wait-for.ts';
import { judgeSignature } from './guides/judge-signature.ts';
import { INTERPRETERS, writeProgram } from './guides/write-program.ts';

const PATIENCE_MS = 60_000;

const USAGE = `
pnpm proof guides [NAME ...] [--short]
  Runs the code of the developer pages (packages/guides) against an installation with test mode, in bash with curl,
  TypeScript and Python. All code of a guide in one language is one program. A refused call or an error is a fault; so is
  a label of the quickstart without TEST on it, and a signature that the webhook guide's code judges wrongly. The
  quickstart runs first, because other guides use its shipment.`;

export const proveGuides = defineTool({
  usage: USAGE,
  options: {},
  run: ({ positionals }) => prove(positionals),
});

async function prove(names: string[]) {
  const guides = await readGuides();
  const quickstart = guides.find(({ name }) => name === 'quickstart');
  if (quickstart === undefined) throw new Error('there is no quickstart');
  const asked = guides.filter(
    ({ name }) => names.length === 0 || name === 'quickstart' || names.includes(name),
  );
  const { installation, db } = await openServedInstallation({
    name: 'proof-guides',
    worker: true,
    testMode: true,
  });
  const origin = installation.apiUrl;
  await waitFor('test mode', PATIENCE_MS, async () => {
    const health = await (await fetch(`${origin}/healthz`)).text();
    return health.includes('"testDatabase":"primary"') || undefined;
  });

  const faults: string[] = [];
  let programs = 0;
  let blocks = 0;
  const seats = await seatReaders(db, asked.length);
  await Promise.all(
    seats.map(async ({ language, keys }) => {
      for (const [at, guide] of asked.entries()) {
        const key = keys[at] ?? '';
        const program = writeProgram(guide, language, { quickstart, origin, key });
        if (program === null) continue;
        programs += 1;
        blocks += program.blocks;
        const fault = await run(guide, language, program.text, key);
        if (fault !== undefined) faults.push(fault);
        say(`${fault === undefined ? 'ok    ' : 'FAULTY'} ${guide.name} in ${language}`);
      }
    }),
  );
  return { ok: faults.length === 0, guides: asked.length, programs, blocks, faults };
}

async function readGuides(): Promise<Guide[]> {
  const files = globSync('packages/guides/guides/*.md', { cwd: REPOSITORY });
  const read = await Promise.all(
    files.map(async (file) =>
      readGuide(basename(file), await readFile(join(REPOSITORY, file), 'utf8')),
    ),
  );
  return read.toSorted((one, other) => one.order - other.order);
}

/** In an empty folder, as a reader would. */
async function run(
  { name }: Guide,
  language: CallLanguage,
  text: string,
  key: string,
): Promise<string | undefined> {
  const { command, file } = INTERPRETERS[language];
  const folder = await mkdtemp(join(tmpdir(), 'waypost-guides-'));
  try {
    const judged = name === 'webhooks' ? `${text}\n${judgeSignature(language)}` : text;
    await writeFile(join(folder, file), judged);
    await runProgram(command, [file], { PATH: process.env['PATH'], WAYPOST_KEY: key }, folder);
    if (name !== 'quickstart') return undefined;
    const label = await runProgram('pdftotext', ['-raw', join(folder, 'label.pdf'), '-']);
    // written aslant, its letters are lines of their own
    return /T\s*E\s*S\s*T/.test(label) ? undefined : `quickstart in ${language}: no TEST label`;
  } catch (error) {
    return `${name} in ${language}: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** An account for each language. */
async function seatReaders(db: pg.Client, guideCount: number) {
  const seats = [];
  for (const language of Object.keys(CALL_LANGUAGES) as CallLanguage[]) {
    const { id } = await signInCustomer(db);
    const keys = [];
    while (keys.length < guideCount) keys.push(await plantTestKey(db, id));
    seats.push({ language, keys });
  }
  return seats;
}

/** A key for each program, so that none spends the limits of another. */
async function plantTestKey(db: pg.Client, customerId: string): Promise<string> {
  const secret = `wpc_test_${randomUUID().replaceAll('-', '')}`;
  await db.query(
    `INSERT INTO customer_keys (id, shard, customer_id, name, mode, hint, secret_hash, scopes)
     VALUES ($1, 0, $2, 'Guides', 'test', 'wpc', $3, $4)`,
    [
      randomUUID(),
      customerId,
      createHash('sha256').update(secret).digest(),
      [...CUSTOMER_KEY_SCOPES],
    ],
  );
  return secret;
}

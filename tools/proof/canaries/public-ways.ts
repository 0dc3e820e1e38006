import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@waypost/contract';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { inBatches } from '../../installation/in-batches.ts';
import { inLanes } from '../../installation/in-lanes.ts';
import { patientFetch } from '../../installation/patient-fetch.ts';
import { runProgram } from '../../installation/run-program.ts';
import { findOnPath } from '../../services/programs.ts';
import { canaryWord, type FoundCanary, findCanaries } from './canary.ts';
import type { CanarySite } from './open-canary-site.ts';

const LANES = 8;
const MAX_REFS = 40;
const LIVE_TIMEOUT_MS = 10_000;

interface Way {
  from: 'api' | 'web';
  /** Of one number, or of up to forty in one request. */
  path(ref: string): string;
  takes?: 'many';
  kind?: 'stream' | 'pdf';
  /** Of so many shipments only: it costs much and differs little. */
  atMost?: number;
}

/** What the api offers to anybody who has a number, by its path in the contract. */
const API_WAYS: Readonly<Record<string, Omit<Way, 'from' | 'path'>>> = {
  '/api/shipments/track/:ref': {},
  '/api/track/live': { takes: 'many', kind: 'stream' },
  '/api/track/many': { takes: 'many' },
  '/api/track/map/:ref': {},
  '/api/track/qr/:ref': { atMost: 20 },
  '/api/track/pdf/:ref': { kind: 'pdf', atMost: 20 },
};

/** Under /api/track as well, but for those who have proved who they are, or without an answer. */
const NOT_PUBLIC = /^\/api\/track\/(?:party|alerts|updates|cases)\b/;

const PAGE_WAYS: Readonly<Record<string, Way>> = {
  'the page': { from: 'web', path: (ref) => `/track?ref=${ref}` },
  'the data of the page': { from: 'web', path: (ref) => `/track.data?ref=${ref}` },
  'the page of many': { from: 'web', path: (refs) => `/track?ref=${refs}`, takes: 'many' },
  'a piece number': {
    from: 'api',
    path: (ref) => `/api/shipments/track/${makePieceNumber(ref, 1)}`,
    atMost: 500,
  },
};

export interface PublicAnswers {
  /** Answers read, by way. */
  asked: Record<string, number>;
  found: (FoundCanary & { way: string })[];
  faults: string[];
}

/** Asks for every shipment in every public way, and searches the answers. */
export async function searchPublicWays(
  site: CanarySite,
  refs: readonly string[],
): Promise<PublicAnswers> {
  const { ways, faults } = knownWays();
  const answers: PublicAnswers = { asked: {}, found: [], faults };
  for (const [name, way] of ways) {
    const shown = refs.slice(0, way.atMost ?? refs.length);
    const asked =
      way.takes === 'many' ? inBatches(shown, MAX_REFS).map((some) => some.join()) : shown;
    let characters = 0;
    await inLanes(asked, LANES, async (ref) => {
      const text = await read(site, way, ref, faults);
      characters += text.length;
      answers.found.push(...findCanaries(text).map((found) => ({ ...found, way: name })));
    });
    if (characters === 0) faults.push(`${name} says nothing at all`);
    answers.asked[name] = asked.length;
  }
  return answers;
}

/** The contract says what there is: a way that nobody has listed above is a fault of this proof. */
function knownWays(): { ways: [string, Way][]; faults: string[] } {
  const ways: [string, Way][] = Object.entries(PAGE_WAYS);
  const faults: string[] = [];
  for (const { method, path } of Object.values(endpoints)) {
    const isTracking = path.startsWith('/api/track/') || path.startsWith('/api/shipments/track');
    if (!isTracking || method !== 'GET' || NOT_PUBLIC.test(path)) continue;
    const way = API_WAYS[path];
    if (way === undefined) {
      faults.push(`${path} is not among the public ways`);
      continue;
    }
    const pathOf = (ref: string) =>
      way.takes === 'many' ? `${path}?refs=${ref}` : path.replace(':ref', ref);
    ways.push([path, { ...way, from: 'api', path: pathOf }]);
  }
  return { ways, faults };
}

async function read(site: CanarySite, way: Way, ref: string, faults: string[]): Promise<string> {
  const url = `${way.from === 'api' ? site.apiUrl : site.webUrl}${way.path(ref)}`;
  if (way.kind === 'stream') return readStream(url, ref.split(',').length);
  const answer = await patientFetch(url, { headers: { 'accept-encoding': 'identity' } });
  const head = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  if (answer.status !== 200) faults.push(`${way.path(ref)} answered ${answer.status}`);
  if (way.kind === 'pdf') return `${head}\n${await textOfPdf(await answer.arrayBuffer())}`;
  return `${head}\n${await answer.text()}`;
}

/** Until every shipment of the stream has sent its snapshot. */
async function readStream(url: string, snapshots: number): Promise<string> {
  const stop = new AbortController();
  const answer = await fetch(url, { signal: stop.signal });
  let text = '';
  const give = sleep(LIVE_TIMEOUT_MS, undefined, { ref: false }).then(() => stop.abort());
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.split('\nevent: snapshot\n').length > snapshots && text.endsWith('\n\n')) break;
  }
  stop.abort();
  void give.catch(() => undefined);
  return text;
}

async function textOfPdf(bytes: ArrayBuffer): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'canary-'));
  const file = join(folder, 'page.pdf');
  writeFileSync(file, new Uint8Array(bytes));
  try {
    return await runProgram(findOnPath('pdftotext', 'poppler-utils'), ['-layout', file, '-']);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What people type into the field is theirs as well: a name, an address. Only inner places are searched for it. */
export async function typeIntoTheField({ apiUrl, webUrl }: CanarySite): Promise<void> {
  const typed = canaryWord('typedReference');
  for (const url of [`${apiUrl}/api/shipments/track/${typed}`, `${webUrl}/track?ref=${typed}`]) {
    const answer = await patientFetch(url);
    await answer.arrayBuffer();
  }
}

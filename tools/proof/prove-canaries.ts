import type pg from 'pg';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { countJobs, DUE_SOON, waitFor } from '../installation/wait-for.ts';
import { bookCanaries } from './canaries/book-canaries.ts';
import { type CanaryReceiver, startCanaryReceiver } from './canaries/canary-receiver.ts';
import { findCanaries } from './canaries/canary.ts';
import { searchInnerPlaces } from './canaries/inner-places.ts';
import { driveCanaries } from './canaries/field-canaries.ts';
import { type CanarySite, openCanarySite } from './canaries/open-canary-site.ts';
import { bookAsPrograms, type ProgramCanaries } from './canaries/program-canaries.ts';
import { searchPublicWays, typeIntoTheField } from './canaries/public-ways.ts';
import { scanCanaries } from './canaries/scan-canaries.ts';

const SHOWN = 10;
/** Of programs in each mode: one for each state of test mode. */
const FEWEST = 12;
/** Shipments that a courier of ours takes to the door. */
const DRIVEN = 9;
const JOBS_TIMEOUT_MS = 300_000;
/** So many mails have said everything there is to say; the payloads of all jobs are searched anyway. */
const ENOUGH_MAILS = 1_000;

const USAGE = `
pnpm proof canaries [--short] [--shipments 10000]
  Books and scans shipments with a canary in every personal field (names, addresses, phones, notes, proofs, goods, VAT
  ids), then reads each of them in every public way: look-up, live stream, page and every endpoint of the contract under
  /api/track. A courier delivers some of them by phone, and dispatch looks at the round. Programs of both modes also book and read, with canaries in their own references, texts, keys and
  addresses; one of their webhook endpoints echoes what it is sent, another fails. No canary, nor six characters of one,
  may appear in a public answer, in logs, addresses, Redis, job payloads, events, webhooks and their attempts, the request
  log or audit rows. Only the reference may be in events. The search must find the canaries in the tables where they
  belong, which shows that it works. Needs the site to be built.
  --short   120 shipments`;

export const proveCanaries = defineTool({
  usage: USAGE,
  options: { shipments: [10_000, 120] },
  run: ({ shipments }) => prove(shipments),
});

async function prove(count: number): Promise<Verdict> {
  const site = await openCanarySite();
  say(`booking ${count} shipments`);
  const booked = await bookCanaries(site, count);
  const driven = await driveCanaries(site, booked.slice(0, DRIVEN));
  const scans = driven.scans + (await scanCanaries(site, booked.slice(DRIVEN)));
  say(`${scans} scans recorded, booking as programs`);
  const receiver = await startCanaryReceiver();
  const programs = await bookAsPrograms(site, receiver, Math.max(FEWEST, Math.ceil(count / 20)));
  const told = searchTold(programs, receiver);
  say('asking in every public way');
  const refs = booked.map(({ trackingNumber }) => trackingNumber);
  const open = await searchPublicWays(site, refs);
  await typeIntoTheField(site);
  await waitForMails(site);

  say('searching logs, addresses, Redis and tables');
  const { redis } = await site.stopRecording();
  const inner = await searchInnerPlaces(site, redis);
  receiver.close();
  const found = [...open.found, ...told, ...inner.found];
  const faults = [...driven.faults, ...open.faults, ...programs.faults, ...inner.faults];
  return {
    ok: found.length === 0 && faults.length === 0,
    shipments: booked.length,
    ofPrograms: programs.booked,
    webhooks: { taken: receiver.bodies.length, failed: receiver.failures() },
    scans,
    stopsDriven: driven.stops,
    mails: site.installation.mailServer.received.length,
    answersSearched: open.asked,
    charactersSearched: inner.searched,
    canariesFound: found.length,
    found: Object.entries(Object.groupBy(found, ({ way, field }) => `${way}: ${field}`))
      .slice(0, SHOWN)
      .map(([what, those]) => `${what} (${those?.length}) ${those?.[0]?.excerpt}`),
    faults,
  };
}

/** What the programs were sent and what they read; their own reference may be in it. */
function searchTold({ told }: ProgramCanaries, { bodies }: CanaryReceiver) {
  const ways = { ...told, webhooks: bodies.join('\n') };
  return Object.entries(ways).flatMap(([name, text]) =>
    findCanaries(text)
      .filter(({ field }) => field !== 'programReference')
      .map((found) => ({ ...found, way: `told to programs, ${name}` })),
  );
}

/** Jobs that are still waiting have not yet logged or mailed what they will. */
async function waitForMails({ db, testDb, installation }: CanarySite): Promise<void> {
  await waitFor('the end of the jobs', JOBS_TIMEOUT_MS, async () => {
    const isEnough = installation.mailServer.received.length >= ENOUGH_MAILS;
    const isOver = async (of: pg.Client) => (await countJobs(of, DUE_SOON)) === 0;
    return isEnough || ((await isOver(db)) && (await isOver(testDb))) || undefined;
  });
}

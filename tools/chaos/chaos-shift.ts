import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@waypost/domain/simulation';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../browser.ts';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import { enrol, registerMember } from '../fuzz/staff.ts';
import { totp } from '../fuzz/totp.ts';
import {
  addField,
  beginShift,
  type FieldWorker,
  filesWith,
  killBrowser,
  scanByWedge,
  typePin,
  waitForServiceWorker,
} from '../installation/field-phone.ts';
import { openInstallation } from '../installation/installation.ts';
import { patientFetch } from '../installation/patient-fetch.ts';
import { callTo } from '../installation/served-installation.ts';
import { startWeb } from '../installation/server-process.ts';
import { DUE_SOON, waitFor, waitForJobs } from '../installation/wait-for.ts';
import { countStops } from './shift/count-stops.ts';
import { startLossyFront } from './shift/lossy-front.ts';
import { insertStops, planStops, type PlannedStop } from './shift/plan-stops.ts';
import { walkStop } from './shift/walk-stops.ts';

const USAGE = `
pnpm chaos shift [--short] [--stops 120] [--kills 5] [--seed N]
  A courier's shift in a browser without a line: every stop with its photo, signature, cash or reason, while the
  browser is killed at random and opened again with the PIN. Then there is a line on which half of all answers
  are lost. In the end every act must be in the database exactly once, each picture with its own shipment.
  --short   12 stops, 1 kill`;

export const chaosShift = defineTool({
  usage: USAGE,
  options: { stops: [120, 12], kills: [5, 1], seed: drawSeed },
  run: ({ stops, kills, seed }) => runShift(stops, kills, seed),
});

async function runShift(count: number, kills: number, seed: number): Promise<Verdict> {
  const installation = await openInstallation({ name: 'chaos-shift', apiCount: 3 });
  const [apiPort = 0, webPort = 0, frontPort = 0] = installation.apiPorts;
  const url = `http://127.0.0.1:${frontPort}`;
  Object.assign(installation.env, { PUBLIC_ORIGIN: url });
  await installation.startApi();
  await installation.startWorker();
  const logFile = join(installation.dataDir, 'web.log');
  await startWeb({ port: webPort, apiPort, env: installation.env, logFile });
  const random = seededRandom(seed, 1);
  const front = await startLossyFront(frontPort, webPort, random);
  const db = await installation.connect('superuser');
  const field = await prepare({ installation, db }, url);
  const stops = planStops(random, count);
  await insertStops(db, field.hubId, stops);
  await field.release(stops);

  const profile = mkdtempSync(join(tmpdir(), 'waypost-phone-'));
  try {
    const phone = await walkShift({ url, profile, ...field, stops, kills, random });
    say('there is a line on which half of all answers are lost');
    front.state.isLossy = true;
    const sentAt = Date.now();
    await phone.context.setOffline(false);
    const isSent = async () => (await waitingOn(phone.page)) === 0 || undefined;
    await waitFor('the last answer', 180_000, isSent, 500);
    const seconds = Math.round((Date.now() - sentAt) / 1000);
    front.state.isLossy = false;
    await waitForJobs(db, 60_000, DUE_SOON);
    const counted = await countStops(db, field.deviceName, stops);
    await endShift(phone.page);
    await phone.context.close();
    const leaks = [...phone.leaks, ...filesWith(profile, ['Bob Receiver', 'Rue Une'])];
    const faults = [...counted.faults, ...leaks.map((file) => `a name lies open in ${file}`)];
    return {
      ok: faults.length === 0 && phone.kills === kills,
      stops: count,
      kills: phone.kills,
      answersLost: front.state.lost,
      answersTold: front.state.answered,
      sentWithinSeconds: seconds,
      events: counted.events,
      pictures: counted.pictures,
      collectedCents: counted.collectedCents,
      faults,
    };
  } finally {
    killBrowser(profile);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    front.close();
  }
}

type Setting = Pick<Parameters<typeof registerMember>[0], 'installation' | 'db'>;

/** Staff, a hub, a courier and a phone. */
async function prepare({ installation, db }: Setting, url: string) {
  const call = { ...callTo(installation), headers: { origin: url } };
  const setting = { installation, db, call, passwordHash: '', deviceKey: '' };
  const boss = await registerMember(setting, 'owner');
  const { secret } = await enrol(setting, boss);
  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await patientFetch(
      new Request(installation.apiUrl + path, {
        method: 'POST',
        headers: { origin: url, cookie: boss.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    const told = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(told)}`);
    return told;
  };
  const secondFactor = totp(secret, new Date(Date.now() + 30_000));
  const rights = ['drive'];
  // by hand: the installation has no gazetteer to find a city in
  const hubId = randomUUID();
  await db.query(
    `INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
     VALUES ($1, 'ANR', 'Antwerp', 'Antwerp', 'BE', 51.2, 4.4, 'Europe/Brussels')`,
    [hubId],
  );
  const hub = await addField(post, hubId, { workers: ['Carla Courier'], rights, secondFactor });
  const [worker] = hub.people;
  if (worker === undefined) throw new Error('nobody drives');
  const release = async (stops: readonly PlannedStop[]) => {
    const round = await post('/api/admin/dispatch/rounds', {
      id: randomUUID(),
      hubId,
      day: new Date().toISOString().slice(0, 10),
      name: 'Chaos round',
      personId: worker.id,
      stops: { refs: stops.map(({ shipment }) => shipment.trackingNumber) },
    });
    const path = `/api/admin/dispatch/rounds/${String(round['id'])}/release`;
    await post(path, { revision: round['revision'] });
  };
  return { ...hub, hubId, worker, release };
}

type Walk = {
  url: string;
  profile: string;
  enrolUrl: string;
  worker: FieldWorker;
  stops: readonly PlannedStop[];
  kills: number;
  random: ReturnType<typeof seededRandom>;
};
type Phone = { context: BrowserContext; page: Page };

async function walkShift({ url, profile, enrolUrl, worker, stops, kills, random }: Walk) {
  let phone = await openPhone(profile);
  await phone.page.goto(enrolUrl);
  await phone.page.getByRole('link', { name: 'Begin your shift' }).click();
  await beginShift(phone.page, worker);
  await waitForServiceWorker(phone.page);
  // Chromium has cookies on the disk after half a minute, or when it is closed
  await phone.context.close();
  phone = await openPhone(profile);
  await phone.page.goto(`${url}/field`);
  await typePin(phone.page, worker);
  await phone.page.getByRole('link', { name: 'Stops' }).click();
  await phone.page.getByText(`${stops.length} stops left`).waitFor();
  await phone.page.getByRole('link', { name: 'Back' }).click();
  await phone.context.setOffline(true);
  say('the line is gone');

  await phone.page.getByRole('link', { name: 'Load' }).click();
  await phone.page.getByText(`0 of ${stops.length} loaded`).waitFor();
  for (const [at, { piece }] of stops.entries()) {
    await scanByWedge(phone.page, piece);
    await phone.page.getByText(`${at + 1} of ${stops.length} loaded`).waitFor();
  }
  await phone.page.getByRole('button', { name: 'Depart' }).click();
  const killAfter = new Set<number>();
  while (killAfter.size < Math.min(kills, stops.length)) killAfter.add(random.below(stops.length));
  await phone.page.getByText(`${stops.length} stops left`).waitFor();
  const leaks: string[] = [];
  for (const [at, stop] of stops.entries()) {
    await walkStop(phone.page, at, stop);
    if (!killAfter.has(at)) continue;
    say(`the browser is killed after stop ${at + 1}`);
    killBrowser(profile);
    leaks.push(...filesWith(profile, ['Bob Receiver', 'Rue Une', 'Signer ', 'Rang twice']));
    phone = await openPhone(profile);
    await phone.context.setOffline(true);
    await phone.page.goto(`${url}/field/stops`);
    await typePin(phone.page, worker);
    await phone.page.getByText(/stops? left|All stops are done/).waitFor();
  }
  return { ...phone, kills: killAfter.size, leaks };
}

async function openPhone(profile: string): Promise<Phone> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findHeadlessChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
    ],
    viewport: { width: 360, height: 640 },
    locale: 'en-GB',
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** How many acts wait in the store of the phone. Text, because tools know no DOM. */
async function waitingOn(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('waypost-field');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('acts').objectStore('acts').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  })`);
}

async function endShift(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'End the shift' }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
}

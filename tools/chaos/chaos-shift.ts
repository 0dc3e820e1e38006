import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@waypost/domain/simulation';
import type { Page } from 'playwright-core';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import {
  beginShift,
  type FieldWorker,
  filesWith,
  killBrowser,
  typePin,
  waitForServiceWorker,
} from '../installation/field-phone.ts';
import { openInstallation } from '../installation/installation.ts';
import { actsWaitingOn, openPhone } from '../installation/phone-browser.ts';
import { prepareField } from '../installation/prepare-field.ts';
import { startWeb } from '../installation/server-process.ts';
import { DUE_SOON, waitFor, waitForJobs } from '../installation/wait-for.ts';
import { countStops } from './shift/count-stops.ts';
import { startLossyFront } from './shift/lossy-front.ts';
import { insertStops, planStops, type PlannedStop } from './shift/plan-stops.ts';
import { loadVan, walkStop } from './shift/walk-stops.ts';

const USAGE = `
pnpm chaos shift [--short] [--stops 120] [--kills 5] [--seed N]
  A courier's shift in an offline browser: every stop with its photo, signature, cash or reason, while the browser is
  killed at random and opened again with the PIN. Then the browser is online, but half of all answers are lost. In the
  end every act must be in the database exactly once, and each picture with its own shipment.
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
  const field = await prepareField({ installation, db }, url);
  const stops = planStops(random, count);
  await insertStops(db, field.hubId, stops);
  await field.release(stops.map(({ shipment }) => shipment.trackingNumber));

  const profile = mkdtempSync(join(tmpdir(), 'waypost-phone-'));
  try {
    const phone = await walkShift({ url, profile, ...field, stops, kills, random });
    say('there is a line on which half of all answers are lost');
    front.state.isLossy = true;
    const sentAt = Date.now();
    await phone.context.setOffline(false);
    const isSent = async () => (await actsWaitingOn(phone.page)) === 0 || undefined;
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

type Walk = {
  url: string;
  profile: string;
  enrolUrl: string;
  worker: FieldWorker;
  stops: readonly PlannedStop[];
  kills: number;
  random: ReturnType<typeof seededRandom>;
};

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

  await loadVan(phone.page, stops, stops.length);
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

async function endShift(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'End the shift' }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
}

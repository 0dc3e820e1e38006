import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@waypost/domain/simulation';
import type { Page } from 'playwright-core';
import { countStops } from '../chaos/shift/count-stops.ts';
import { insertStops, planStops, type PlannedStop } from '../chaos/shift/plan-stops.ts';
import { loadVan, walkStop } from '../chaos/shift/walk-stops.ts';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import {
  beginShift,
  type FieldWorker,
  killBrowser,
  typePin,
  waitForServiceWorker,
} from '../installation/field-phone.ts';
import { openInstallation } from '../installation/installation.ts';
import { actsWaitingOn, openPhone, type Phone } from '../installation/phone-browser.ts';
import { prepareField } from '../installation/prepare-field.ts';
import { startSite } from '../installation/start-site.ts';
import { waitFor } from '../installation/wait-for.ts';
import { filmNoise } from './phone/film-noise.ts';
import { MOST_SHELL_BYTES, weighFirstScreen } from './phone/weigh-first-screen.ts';
import { median, rounded } from './statistics.ts';

const MOST_START_MS = 2_500;
const LEAST_PROOF_MB = 30;
const SEED = 7;

const USAGE = `
pnpm bench phone [--short] [--stops 120] [--photos 82] [--starts 5] [--slowed 4]
  Measures the phone of a courier: the compressed size of its first screen; how long it takes offline, on a slowed
  processor, from opening the page and entering the PIN to the list of stops; and whether the photos of a shift are
  stored offline and sent later, each with its own shipment.
  --short    12 stops, 6 photos, 2 starts
  --slowed   slows the page's processor down by this factor`;

export const benchPhone = defineTool({
  usage: USAGE,
  options: { stops: [120, 12], photos: [82, 6], starts: [5, 2], slowed: 4 },
  figures: [
    { path: 'shellBytes', atMost: MOST_SHELL_BYTES },
    { path: 'startMs', atMost: MOST_START_MS },
    { path: 'storedMb', atLeast: LEAST_PROOF_MB },
  ],
  run: measure,
});

type Options = { stops: number; photos: number; starts: number; slowed: number };

async function measure({ stops: count, photos, starts, slowed }: Options): Promise<Verdict> {
  const installation = await openInstallation({ name: 'bench-phone', apiCount: 2 });
  const { webUrl } = await startSite(installation);
  const db = await installation.connect('superuser');
  const field = await prepareField({ installation, db }, webUrl);
  const stops = planStops(seededRandom(SEED, 1), count).map((stop, at): PlannedStop => ({
    ...stop,
    kind: at < photos ? 'photo' : 'plain',
  }));
  await insertStops(db, field.hubId, stops);
  await field.release(stops.map(({ shipment }) => shipment.trackingNumber));

  const profile = mkdtempSync(join(tmpdir(), 'waypost-phone-'));
  const film = filmNoise(profile);
  try {
    const first = await openPhone(profile, film);
    await first.page.goto(field.enrolUrl);
    await first.page.getByRole('link', { name: 'Begin your shift' }).click();
    const weight = await weighFirstScreen(first.page);
    await beginShift(first.page, field.worker);
    await first.page.getByRole('link', { name: 'Stops' }).click();
    await first.page.getByText(`${count} stops left`).waitFor();
    await waitForServiceWorker(first.page);
    await first.context.close();

    const startsMs: number[] = [];
    for (let start = 0; start < starts; start += 1) {
      startsMs.push(await startCold(profile, webUrl, field.worker, slowed, count));
    }
    say(`from the address to the list: ${startsMs.join(', ')} ms`);

    const phone = await openPhone(profile, film);
    const done = stops.slice(0, photos);
    const sent = await takePhotos(phone, webUrl, field.worker, done, count);
    await phone.context.close();
    const { faults } = await countStops(db, field.deviceName, done);
    const startMs = median(startsMs);
    return {
      ok: faults.length === 0 && weight.shellBytes <= MOST_SHELL_BYTES,
      stops: count,
      photos,
      slowed,
      ...weight,
      startMs,
      startsMs,
      ...sent,
      faults,
    };
  } finally {
    killBrowser(profile);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The time for typing the PIN is left out; the phone's work before and after it counts. */
async function startCold(
  profile: string,
  webUrl: string,
  { pin }: FieldWorker,
  slowed: number,
  count: number,
): Promise<number> {
  const { context, page } = await openPhone(profile);
  await context.setOffline(true);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const openedAt = performance.now();
  await page.goto(`${webUrl}/field/stops`, { waitUntil: 'commit' });
  const field = page.getByLabel('PIN, six digits');
  await field.waitFor();
  const askedMs = performance.now() - openedAt;
  await field.fill(pin);
  const typedAt = performance.now();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByText(`${count} stops left`).waitFor();
  const shownMs = performance.now() - typedAt;
  await context.close();
  return Math.round(askedMs + shownMs);
}

/** Offline first, then sent. */
async function takePhotos(
  { context, page }: Phone,
  webUrl: string,
  worker: FieldWorker,
  stops: readonly PlannedStop[],
  count: number,
) {
  await context.setOffline(true);
  await page.goto(`${webUrl}/field`);
  await typePin(page, worker);
  await loadVan(page, stops, count);
  for (const [at, stop] of stops.entries()) await walkStop(page, at, stop);
  const storedMb = rounded((await storedBytes(page)) / 1e6);
  say(`${storedMb} MB of photos are on the phone`);
  await context.setOffline(false);
  const onlineAt = performance.now();
  const isSent = async () => (await actsWaitingOn(page)) === 0 || undefined;
  await waitFor('the last photo', 300_000, isSent, 250);
  return { storedMb, sentWithinSeconds: rounded((performance.now() - onlineAt) / 1000) };
}

/** What the phone has of pictures, sealed. Text, because tools know no DOM. */
async function storedBytes(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('waypost-field');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('pictures').objectStore('pictures').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.reduce((sum, { data }) => sum + data.byteLength, 0));
      };
    };
  })`);
}

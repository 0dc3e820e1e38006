import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../browser.ts';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { bookDraft, draftParcel } from '../installation/book-parcel.ts';
import { filmLabels } from '../installation/film-labels.ts';
import { openInstallation } from '../installation/installation.ts';
import { callTo } from '../installation/served-installation.ts';
import { startSite } from '../installation/start-site.ts';
import { percentile, rounded } from './statistics.ts';

const LABELS = 12;
const SECONDS_EACH = 0.5;
const MOST_P50_MS = 80;
const MOST_P95_MS = 150;

const USAGE = `
pnpm bench camera [--short] [--rounds 10] [--slowed 1]
  Shows ${LABELS} of our labels to a fake camera of Chromium, two per second, for the page /field/check to read. Each must be
  read once per round; measures the time from the frame to the painted result. The first reading, which starts the
  reader, is not measured.
  --short    2 rounds
  --slowed   slows the page's processor down by this factor, such as 4 for a cheap phone`;

export const benchCamera = defineTool({
  usage: USAGE,
  options: { rounds: [10, 2], slowed: 1 },
  figures: [
    { path: 'p50Ms', atMost: MOST_P50_MS },
    { path: 'p95Ms', atMost: MOST_P95_MS },
  ],
  run: measure,
});

async function measure({ rounds, slowed }: { rounds: number; slowed: number }): Promise<Verdict> {
  const installation = await openInstallation({ name: 'bench-camera', apiCount: 2 });
  const { webUrl } = await startSite(installation);
  const db = await installation.connect('superuser');
  const pieces: string[] = [];
  const labels: Buffer[] = [];
  for (let label = 0; label < LABELS; label += 1) {
    const call = callTo(installation);
    const { receiptId, trackingNumber } = await bookDraft(call, await draftParcel(call), 'card');
    await db.query('UPDATE shipments SET hold = NULL WHERE receipt_id = $1', [receiptId]);
    const answer = await fetch(
      `${installation.apiUrl}/api/receipts/${receiptId}/documents/label.pdf`,
    );
    if (!answer.ok) throw new Error(`a label was answered ${answer.status}`);
    labels.push(Buffer.from(await answer.arrayBuffer()));
    pieces.push(makePieceNumber(trackingNumber, 1));
  }
  const film = await filmLabels(labels, SECONDS_EACH);
  try {
    const readings = await watchFilm(webUrl, film, rounds, slowed);
    return judge(readings, pieces);
  } finally {
    rmSync(dirname(film), { recursive: true });
  }
}

type Reading = { text: string; ms: number };

async function watchFilm(
  webUrl: string,
  film: string,
  rounds: number,
  slowed: number,
): Promise<Reading[]> {
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const page = await browser.newPage();
  await page.goto(`${webUrl}/field/check`);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.getByRole('button', { name: 'Start the camera' }).click();
  say('the film runs');
  // one more, because the film does not start at its first label
  await page.waitForTimeout((rounds + 1) * LABELS * SECONDS_EACH * 1_000);
  const readings = await page.evaluate<Reading[]>(
    `performance.getEntriesByName('label read').map(({ detail, duration }) => ({ text: detail, ms: duration }))`,
  );
  await browser.close();
  return readings;
}

/** After the first reading, each must be of the label that follows in the film. */
function judge([, ...readings]: readonly Reading[], pieces: readonly string[]): Verdict {
  const faults: string[] = [];
  for (const [at, { text }] of readings.entries()) {
    const before = readings[at - 1];
    if (before === undefined) continue;
    const wanted = pieces[(pieces.indexOf(before.text) + 1) % pieces.length];
    if (text !== wanted) faults.push(`reading ${at} is ${text}, wanted ${wanted}`);
  }
  const times = readings.map(({ ms }) => ms);
  const distinct = new Set(readings.map(({ text }) => text)).size;
  return {
    ok: faults.length === 0 && distinct === pieces.length,
    labels: distinct,
    readings: readings.length,
    p50Ms: rounded(percentile(times, 0.5)),
    p95Ms: rounded(percentile(times, 0.95)),
    faults,
  };
}

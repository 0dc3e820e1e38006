import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeContainerCode } from '@waypost/domain/container-code';
import { seededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import {
  beginShift,
  killBrowser,
  scanByWedge,
  waitForServiceWorker,
} from '../installation/field-phone.ts';
import { inBatches } from '../installation/in-batches.ts';
import { drawShipment, insertShipments } from '../installation/insert-shipments.ts';
import { openInstallation } from '../installation/installation.ts';
import { actsWaitingOn, openPhone } from '../installation/phone-browser.ts';
import { plantHub } from '../installation/plant-hub.ts';
import { prepareField } from '../installation/prepare-field.ts';
import { standInHub } from '../installation/stand-in-hub.ts';
import { startSite } from '../installation/start-site.ts';
import { waitFor } from '../installation/wait-for.ts';
import { fillTable } from './scanner/fill-table.ts';
import { foreignLabel, strayPiece } from './scanner/foreign-numbers.ts';
import { type Layout, LAYOUTS } from './scanner/keyboard-layouts.ts';
import { scanForeign } from './scanner/scan-foreign.ts';
import { pressEnter, typeLabels } from './scanner/type-labels.ts';
import { nextPainted, type Painted, takePainted, watchVerdicts } from './scanner/watch-verdicts.ts';
import { percentile, rounded } from './statistics.ts';

const PER_SECOND = 20;
const MOST_P95_MS = 50;
const SEED = 41;

const USAGE = `
pnpm bench scanner [--short] [--seconds 60] [--table 100000] [--verdicts 50] [--foreign 10000]
  A hardware scanner that types into the phone of a hub: real key events in Chromium, ${PER_SECOND} labels a second, with the
  keyboard of the phone set to ${LAYOUTS.join(', ')}. The first half runs offline, the second half online with
  the cursor in a text field. Each label must be recorded once, and the field must stay empty. Then, offline and with
  --table expected pieces on the phone, measures the time from the last key of a label to its painted verdict, for
  wrong hub, wrong round, stop and unknown; and scans --foreign numbers that are not expected, none of which may be
  accepted.
  --short    5 s for each layout, 20,000 expected pieces, 10 verdicts of each kind, 2,000 numbers`;

export const benchScanner = defineTool({
  usage: USAGE,
  options: {
    seconds: [60, 5],
    table: [100_000, 20_000],
    verdicts: [50, 10],
    foreign: [10_000, 2_000],
  },
  figures: [
    { path: 'lost', atMost: 0 },
    { path: 'doubled', atMost: 0 },
    { path: 'inTextField', atMost: 0 },
    { path: 'accepted', atMost: 0 },
    { path: 'p95Ms', atMost: MOST_P95_MS },
  ],
  run: measure,
});

type Options = { seconds: number; table: number; verdicts: number; foreign: number };
type Scanner = { context: BrowserContext; page: Page; devTools: CDPSession };

async function measure({ seconds, table, verdicts, foreign }: Options): Promise<Verdict> {
  const installation = await openInstallation({ name: 'bench-scanner', apiCount: 2 });
  const { webUrl } = await startSite(installation);
  const db = await installation.connect('superuser');
  const field = await prepareField({ installation, db }, webUrl, ['hub', 'drive']);
  await plantHub(db, 'LIS');
  const random = seededRandom(SEED, 1);
  const pieces = await fillTable(db, field.hubId, { count: table, held: verdicts });
  say(`the hub expects ${table} pieces`);
  const stop = drawShipment(random, Date.now() - 86_400_000, 1);
  await insertShipments(db, [stop]);
  await standInHub(db, field.hubId, stop);
  await field.release([stop.trackingNumber]);

  const profile = mkdtempSync(join(tmpdir(), 'waypost-phone-'));
  try {
    const { context, page } = await openPhone(profile);
    await watchVerdicts(page);
    await page.goto(field.enrolUrl);
    await page.getByRole('link', { name: 'Begin your shift' }).click();
    await beginShift(page, field.worker);
    await waitForServiceWorker(page);
    const devTools = await context.newCDPSession(page);
    const scanner = { context, page, devTools };
    // the phone asks for its round and its list
    await enter(page, 'Load');
    await page.getByText('0 of 1 loaded').waitFor();
    await enter(page, 'Receive');
    await page.getByText(/shipments? expected/).waitFor({ timeout: 60_000 });

    const perLayout = seconds * PER_SECOND;
    const batches = inBatches(pieces.expected.slice(0, perLayout * LAYOUTS.length), perLayout);
    const layouts: Typed[] = [];
    for (const [at, layout] of LAYOUTS.entries()) {
      layouts.push(await typeLayout(scanner, db, field.deviceName, layout, batches[at] ?? []));
    }
    await context.setOffline(true);
    const kinds = await judgeEach(scanner, pieces.held, pieces.expected.slice(-verdicts), random);
    const judged = await judgeForeign(page, random, foreign);
    await context.close();
    return verdictOf({ layouts, kinds, judged, asked: { seconds, table, verdicts, foreign } });
  } finally {
    killBrowser(profile);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function enter(page: Page, name: string): Promise<void> {
  const back = page.getByRole('link', { name: 'Back' });
  if (await back.isVisible()) await back.click();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

type Typed = { layout: Layout; figures: LayoutFigures; faults: string[] };
type LayoutFigures = {
  lost: number;
  doubled: number;
  inTextField: number;
  p95MsWithoutLine: number;
  p95MsWithLine: number;
  /** The largest delay with which a key left this tool. */
  keysLateMs: number;
  /** Keys that reached the page over 30 ms late. */
  keysSlow: number;
};

async function typeLayout(
  { context, page, devTools }: Scanner,
  db: pg.Client,
  deviceName: string,
  layout: Layout,
  labels: readonly string[],
): Promise<Typed> {
  const half = labels.length / 2;
  const options = { layout, perSecond: PER_SECOND };
  await enter(page, 'Receive');
  await takePainted(page);
  await context.setOffline(true);
  const lateBefore = await typeLabels(devTools, labels.slice(0, half), options);
  const stops = [await goOn(page)];
  const offline = await takePainted(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Type the number' }).click();
  const input = page.getByLabel('Number on the label');
  await input.focus();
  const lateAfter = await typeLabels(devTools, labels.slice(half), options);
  stops.push(await goOn(page));
  if (!(await input.isVisible()))
    await page.getByRole('button', { name: 'Type the number' }).click();
  const inTextField = (await input.inputValue()).length;
  const isSent = async () => (await actsWaitingOn(page)) === 0 || undefined;
  await waitFor('the last scan', 120_000, isSent, 250);
  const online = await takePainted(page);
  const counts = await countArrivals(db, deviceName, labels);
  const lost = labels.filter((label) => !counts.has(label));
  const doubled = labels.filter((label) => (counts.get(label) ?? 0) > 1);
  const faults = stops.flatMap((stop) =>
    stop === '' ? [] : [`${layout}: the page stopped: ${stop}`],
  );
  const first = labels.findIndex((label) => !counts.has(label));
  if (first >= 0) {
    faults.push(
      `${layout}: ${lost.length} of ${labels.length} labels were lost, the first is number ${first + 1}`,
    );
  }
  if (doubled.length > 0) faults.push(`${layout}: ${doubled.length} labels were recorded twice`);
  if (inTextField > 0) faults.push(`${layout}: ${inTextField} characters are in the text field`);
  const figures = {
    lost: lost.length,
    doubled: doubled.length,
    inTextField,
    p95MsWithoutLine: p95Of(offline.painted),
    p95MsWithLine: p95Of(online.painted),
    keysLateMs: rounded(Math.max(lateBefore, lateAfter)),
    keysSlow: offline.slowKeysMs.length + online.slowKeysMs.length,
  };
  say(`${layout}, ${labels.length} labels: ${JSON.stringify(figures)}`);
  return { layout, figures, faults };
}

function p95Of(painted: readonly Painted[]): number {
  if (painted.length === 0) return Number.NaN;
  const times = painted.map(({ ms }) => ms);
  return rounded(percentile(times, 0.95));
}

/** The page takes no label while it shows a verdict that must be confirmed. Returns that verdict. */
async function goOn(page: Page): Promise<string> {
  await page.waitForTimeout(1_000);
  const stopped = page.locator('main [role=alert] .arrive');
  const said: string[] = [];
  while ((await stopped.count()) > 0) {
    said.push(await stopped.innerText());
    await page.locator('main > div.sticky button').last().click();
    await page.waitForTimeout(500);
  }
  return said.join(' ').replaceAll(/\s+/g, ' ');
}

/** How often the api has recorded the arrival of each piece. */
async function countArrivals(
  db: pg.Client,
  deviceName: string,
  labels: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ piece: string; count: number }>(
    `SELECT h.tracking_number || lpad(e.piece_no::text, 3, '0') AS piece, count(*)::int AS count
     FROM tracking_events e
     JOIN sources s ON s.id = e.source_id AND s.name = $1
     JOIN shipments h ON h.id = e.shipment_id AND h.shard = e.shard
     WHERE e.code = 'ARRIVED' GROUP BY 1`,
    [deviceName],
  );
  const wanted = new Set(labels);
  return new Map(rows.flatMap(({ piece, count }) => (wanted.has(piece) ? [[piece, count]] : [])));
}

type Kind = { name: string; wanted: string; times: number[] };

/** Scans one label after the other, and presses Enter where a verdict must be confirmed. */
async function judgeEach(
  { page, devTools }: Scanner,
  held: readonly string[],
  expected: readonly string[],
  random: ReturnType<typeof seededRandom>,
): Promise<Kind[]> {
  const judge = async (name: string, wanted: string, labels: readonly string[]) => {
    const times: number[] = [];
    await takePainted(page);
    for (const label of labels) {
      await typeLabels(devTools, [label], { layout: 'us', perSecond: PER_SECOND });
      const { kind, ms } = await nextPainted(page);
      if (kind !== wanted) throw new Error(`${name}: ${label} is ${kind}, wanted ${wanted}`);
      times.push(ms);
      // longer than the gap between the keys of a label
      await page.waitForTimeout(100);
      if ((await page.locator('main [role=alert] .arrive').count()) > 0) await pressEnter(devTools);
      await page.waitForTimeout(50);
    }
    say(`${name}: painted after ${rounded(percentile(times, 0.95))} ms (p95)`);
    return { name, wanted, times };
  };
  const strays = held.map(() => strayPiece(random));
  await enter(page, 'Load');
  const round = await judge('wrong round', 'not_mine', expected);
  await enter(page, 'Receive');
  const stopped = await judge('stop it', 'stop', held);
  const unknown = await judge('unknown', 'unexpected', strays);
  await enter(page, 'Pack');
  await scanByWedge(page, makeContainerCode(randomBytes(5)));
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByText('Scan each piece that goes in.').waitFor();
  const hub = await judge('wrong hub', 'other_lane', expected);
  return [hub, round, stopped, unknown];
}

/** Half of them are not our numbers, under Receive; half are ours but not expected, under Sort. */
async function judgeForeign(
  page: Page,
  random: ReturnType<typeof seededRandom>,
  count: number,
): Promise<{ accepted: number; stored: number; kinds: Record<string, number> }> {
  const half = Math.ceil(count / 2);
  const kinds: Record<string, number> = {};
  const scan = async (labels: readonly string[], refusal: string) => {
    let accepted = 0;
    for (const batch of inBatches(labels, 500)) {
      for (const [kind, times] of Object.entries(await scanForeign(page, batch))) {
        kinds[kind] = (kinds[kind] ?? 0) + times;
        if (kind !== refusal) accepted += times;
      }
    }
    return accepted;
  };
  await page.getByRole('link', { name: 'Back' }).click();
  await enter(page, 'Receive');
  const before = await actsWaitingOn(page);
  const foreign = Array.from({ length: half }, (_, at) => foreignLabel(random, at));
  const acceptedAtGate = await scan(foreign, 'foreign');
  const stored = (await actsWaitingOn(page)) - before;
  await enter(page, 'Sort');
  const ours = Array.from({ length: count - half }, () => strayPiece(random));
  const acceptedAtBelt = await scan(ours, 'unexpected');
  say(`${count} foreign numbers: ${JSON.stringify(kinds)}`);
  return { accepted: acceptedAtGate + acceptedAtBelt, stored, kinds };
}

function verdictOf(seen: {
  layouts: readonly Typed[];
  kinds: readonly Kind[];
  judged: { accepted: number; stored: number; kinds: Record<string, number> };
  asked: Options;
}): Verdict {
  const { layouts, kinds, judged, asked } = seen;
  const sum = (of: 'lost' | 'doubled' | 'inTextField') =>
    layouts.reduce((total, { figures }) => total + figures[of], 0);
  const faults = layouts.flatMap((each) => each.faults);
  if (judged.accepted > 0) faults.push(`${judged.accepted} foreign numbers were accepted`);
  if (judged.stored > 0) faults.push(`${judged.stored} foreign numbers were recorded`);
  const times = kinds.flatMap((kind) => kind.times);
  return {
    ok: faults.length === 0,
    ...asked,
    labels: asked.seconds * PER_SECOND * LAYOUTS.length,
    lost: sum('lost'),
    doubled: sum('doubled'),
    inTextField: sum('inTextField'),
    layouts: Object.fromEntries(layouts.map(({ layout, figures }) => [layout, figures])),
    p50Ms: rounded(percentile(times, 0.5)),
    p95Ms: rounded(percentile(times, 0.95)),
    p95MsOf: Object.fromEntries(
      kinds.map((kind) => [kind.name, rounded(percentile(kind.times, 0.95))]),
    ),
    accepted: judged.accepted,
    foreignKinds: judged.kinds,
    faults,
  };
}

import { seededRandom } from '@waypost/domain/simulation';
import type { PageLocale } from '@waypost/i18n/locales';
import type { Browser, Page } from 'playwright-core';
import { beginShift, type FieldWorker } from '../../installation/field-phone.ts';
import { drawShipment, insertShipments } from '../../installation/insert-shipments.ts';
import type { Installation } from '../../installation/installation.ts';
import { prepareField } from '../../installation/prepare-field.ts';
import { standInHub } from '../../installation/stand-in-hub.ts';
import { faultsOfShown } from './page-faults.ts';

export type FieldToWalk = { enrolUrl: string; worker: FieldWorker };
type FieldPhone = { page: Page; worker: FieldWorker };

const PATHS = [
  '/field',
  '/field/receive',
  '/field/sort',
  '/field/pack',
  '/field/trips',
  '/field/look-up',
  '/field/load',
  '/field/stops',
  '/field/stops/1',
  '/field/return',
  '/field/cash',
  '/field/cash/desk',
  '/field/cash/deposit',
  '/field/unsent',
  '/field/end',
  '/field/begin',
  '/field/enrol',
];
const WIDTH = 360;
const HEIGHT = 640;

/** Somebody with every right, and a round of one stop with cash. */
export async function prepareRound(
  installation: Installation,
  origin: string,
): Promise<FieldToWalk> {
  const db = await installation.connect('superuser');
  const field = await prepareField({ installation, db }, origin, ['hub', 'drive', 'cash']);
  const shipment = drawShipment(seededRandom(7, 1), Date.now() - 86_400_000, 2);
  await insertShipments(db, [shipment]);
  await standInHub(db, field.hubId, shipment, { isCod: true, dueCents: 2_350 });
  await field.release([shipment.trackingNumber]);
  return field;
}

export async function openField(
  browser: Browser,
  base: string,
  { enrolUrl, worker }: FieldToWalk,
): Promise<FieldPhone> {
  const context = await browser.newContext({ viewport: { width: WIDTH, height: HEIGHT } });
  const page = await context.newPage();
  await page.goto(enrolUrl);
  await page.locator(`a[href="/field"]`).click();
  await beginShift(page, worker);
  if (!page.url().startsWith(base)) throw new Error(`the phone is at ${page.url()}`);
  return { page, worker };
}

/** Every page of the phone, what opens on the page of a stop, and the one that asks for the PIN. */
export async function walkField(
  { page, worker }: FieldPhone,
  locale: PageLocale,
): Promise<{ pages: number; faults: string[] }> {
  const faults: string[] = [];
  let pages = 0;
  const judge = async (name: string) => {
    pages += 1;
    const found = await faultsOfShown(page, locale, [WIDTH]);
    await page.setViewportSize({ width: WIDTH, height: HEIGHT });
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  };
  const noteError = (error: Error) => faults.push(`script: ${error.message}`);
  page.on('pageerror', noteError);
  await go(page, '/field');
  await page.locator('main select').selectOption(locale);
  await page.locator(`html[lang="${locale}"]`).waitFor();
  for (const path of PATHS) {
    await go(page, path);
    await judge(path);
    if (path !== '/field/stops/1') continue;
    for (const act of ['hand over', 'not possible']) {
      const acts = page.locator('main > div.sticky > button');
      await (act === 'hand over' ? acts.last() : acts.first()).click();
      await page.locator('main input[type=checkbox], main input[type=radio]').first().waitFor();
      await judge(`${path}, ${act}`);
      await go(page, '/field/stops');
      await go(page, path);
    }
  }
  await page.reload();
  await page.locator('input[type=password]').waitFor();
  await judge('the PIN');
  await page.locator('input[type=password]').fill(worker.pin);
  await page.locator('form button[type=submit]').click();
  await page.locator('input[type=password]').waitFor({ state: 'detached' });
  page.off('pageerror', noteError);
  return { pages, faults };
}

/** Without loading the page again, which would ask for the PIN; by no word, which is another one in every language. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  await page.locator('main').waitFor();
  // what it asks the api for
  await page.waitForLoadState('networkidle');
}

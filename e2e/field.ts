import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../tools/browser.ts';
import { addField, beginShift, type FieldWorker } from '../tools/installation/field-phone.ts';
import { type AtTheDoor, bringToHub } from '../tools/installation/stand-in-hub.ts';
import { changeRows } from './installation/commands.ts';
import { chooseEnvironment } from './installation/environment.ts';
import { post } from './sessions.ts';
import { smallTargets } from './small-targets.ts';
import { authenticatorCode, makeStaff } from './staff.ts';

export const PHONE = { width: 360, height: 640 };

/** A browser whose camera shows the picture that it has for tests, and asks nobody. */
export const WITH_CAMERA = {
  executablePath: findHeadlessChromium(),
  args: [...CHROMIUM_FLAGS, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
};

/** A hub with two people, and a device for one browser. */
export async function makeField(
  names: readonly [string, string],
  rights: readonly string[] = ['hub'],
  givenHubId?: string,
) {
  const boss = await makeStaff('Hub Boss', 'owner');
  const cookie = `__Host-waypost-staff=${boss.session}`;
  const asBoss = async (path: string, body: object) => (await post(path, cookie, body)).body;
  const secondFactor = authenticatorCode(boss.secret, 1);
  const hubId = givenHubId ?? (await addHub(asBoss));
  const field = await addField(asBoss, hubId, { workers: names, rights, secondFactor });
  const people = field.people as unknown as readonly [FieldWorker, FieldWorker];
  return { ...field, hubId, asBoss, people };
}

type AsBoss = (path: string, body: object) => Promise<Record<string, unknown>>;

async function addHub(asBoss: AsBoss): Promise<string> {
  const code = randomUUID().slice(0, 8).toUpperCase();
  const place = { city: 'Antwerp', country: 'BE' };
  const hub = await asBoss('/api/admin/hubs', { code, name: `Hub ${code}`, ...place });
  return String(hub['id']);
}

/** Counts what stands where at once, and not within a minute: a new hub has everything counted. */
export async function countAtOnce(
  asStaff: (path: string, body: object) => Promise<unknown>,
): Promise<void> {
  const code = randomUUID().slice(0, 6).toUpperCase();
  await asStaff('/api/admin/hubs', { code, name: 'Another hub', city: 'Antwerp', country: 'BE' });
}

/** In a city that no gazetteer knows, so that nothing else is sent there. */
export async function plantHub(city: string): Promise<string> {
  const hubId = randomUUID();
  await changeRows(`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
    VALUES ('${hubId}', '${hubId.slice(0, 6).toUpperCase()}', '${city}', '${city}', 'FR', 48.4, -8,
      'Europe/Paris')`);
  return hubId;
}

/** Parcels that stand in the hub, by their numbers. */
export async function bringParcels(
  hubId: string,
  doors: readonly (AtTheDoor & { pieces?: number })[],
): Promise<string[]> {
  const { DATABASE_OWNER_URL = '' } = await chooseEnvironment();
  return bringToHub(DATABASE_OWNER_URL, hubId, doors);
}

/** Makes the browser the device of the link, and begins a shift. */
export async function openPhone(
  page: Page,
  enrolUrl: string,
  worker: FieldWorker,
  judge: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.goto(enrolUrl);
  await expect(page.getByText(/^This device is now/)).toBeVisible();
  await judge();
  await page.getByRole('link', { name: 'Begin your shift' }).click();
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
  await judge();
  await beginShift(page, worker);
}

/** Controls too small for a thumb: anything under 48 pixels, or the main action of a page under 56. */
export async function smallForThumbs(page: Page): Promise<string[]> {
  const acts = page.locator('main > div.sticky .button.bg-signal');
  const low = await acts.evaluateAll((buttons) =>
    buttons
      .filter((button) => button.getBoundingClientRect().height < 56)
      .map((button) => `main act: ${button.outerHTML.slice(0, 120)}`),
  );
  return [...(await smallTargets(page, 48)), ...low];
}

/** Doubles the size of all texts, for people with poor eyesight, and returns what is cut off or sticks out. */
export async function lostTwiceAsLarge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const wide = root.scrollWidth > root.clientWidth ? [`${root.scrollWidth} px wide`] : [];
    const cut = [...document.querySelectorAll('body *')]
      .filter((element) => element.children.length === 0 && element.textContent.trim() !== '')
      .filter((element) => {
        const hides = /hidden|clip/.test(getComputedStyle(element).overflow);
        return hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent);
    root.style.fontSize = '';
    return [...wide, ...cut];
  });
}

import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Somebody who works in the field, as the card and the letter with the PIN tell it. */
export type FieldWorker = { id: string; name: string; badge: string; pin: string };

export type Post = (path: string, body: object) => Promise<Record<string, unknown>>;
type NewField = {
  /** Names of people. */
  workers: readonly string[];
  rights: readonly string[];
  /** A code of the authenticator that was not used yet. */
  secondFactor: string;
};

/** People of a hub, and a device there that a browser can be enrolled as, made by staff. */
export async function addField(post: Post, hubId: string, field: NewField) {
  const { workers, rights, secondFactor } = field;
  const people: FieldWorker[] = [];
  for (const name of workers) people.push(await addWorker(post, { name, hubId, rights }));
  const deviceName = `Phone ${randomUUID()}`;
  const device = await post('/api/admin/field/devices', {
    id: randomUUID(),
    name: deviceName,
    kind: rights.includes('drive') ? 'driver' : 'hub',
    hubId,
    secondFactor,
  });
  return { people, deviceName, enrolUrl: String(device['url']) };
}

export async function addWorker(
  post: Post,
  person: { name: string; hubId: string; rights: readonly string[] },
): Promise<FieldWorker> {
  const id = randomUUID();
  const added = await post('/api/admin/field/people', { id, ...person, locale: '' });
  const { code } = added['badge'] as { code: string };
  return { id, name: person.name, badge: code, pin: String(added['pin']) };
}

/**
 * Runs in the page, as text, because tools have no DOM types. Presses keys like a scanner, with Enter at the end. A
 * key that the page lets through is typed into the focused field, as the browser would. Each event has the time at
 * which a scanner would press the key, because a busy machine may pause this script.
 */
const WEDGE = String.raw`(typed) => {
  let at = performance.now();
  const press = (code, key, shiftKey = false) => {
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent('keydown', { code, key, shiftKey, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: (at += 2) });
    const isFree = target.dispatchEvent(event);
    if (isFree && key.length === 1) document.execCommand('insertText', false, key);
  };
  const named = { ':': 'Semicolon', '/': 'Slash', '.': 'Period', '?': 'Slash' };
  for (const symbol of typed) {
    if (symbol in named) press(named[symbol], symbol, symbol === ':' || symbol === '?');
    else {
      const code = (/\d/.test(symbol) ? 'Digit' : 'Key') + symbol.toUpperCase();
      press(code, symbol, /[A-Z]/.test(symbol));
    }
  }
  press('Enter', 'Enter');
}`;

export async function scanByWedge(page: Page, text: string): Promise<void> {
  await page.evaluate(`(${WEDGE})(${JSON.stringify(text)})`);
}

export async function beginShift(page: Page, { badge, pin }: FieldWorker): Promise<void> {
  const begin = page.getByRole('button', { name: 'Begin', exact: true });
  await begin.waitFor();
  const typed = page.getByLabel('Badge', { exact: true });
  // the page listens a moment after it is shown
  for (let scans = 0; scans < 20 && (await typed.inputValue()) === ''; scans += 1) {
    await scanByWedge(page, badge);
  }
  await page.getByLabel('PIN, six digits').fill(pin);
  await begin.click();
  await page.getByRole('link', { name: 'Look up' }).waitFor();
}

/** After the browser was opened anew in a shift. */
export async function typePin(page: Page, { pin }: FieldWorker): Promise<void> {
  const field = page.getByLabel('PIN, six digits');
  await field.fill(pin);
  await page.getByRole('button', { name: 'Go on' }).click();
  await field.waitFor({ state: 'detached' });
}

/** Once it has stored the shell, pages open without a line. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction('navigator.serviceWorker.controller !== null');
}

/** Simulates a phone whose battery is taken out: kills every process of the browser with that profile. */
export function killBrowser(profile: string): number {
  const ours = readdirSync('/proc').filter((name) => isOfProfile(name, profile));
  for (const id of ours) {
    try {
      process.kill(Number(id), 'SIGKILL');
    } catch {
      // it ended with its parent
    }
  }
  return ours.length;
}

function isOfProfile(id: string, profile: string): boolean {
  if (!/^\d+$/.test(id)) return false;
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'latin1').includes(`=${profile}\0`);
  } catch {
    return false;
  }
}

/** Files of the profile in which any of the texts stands, as bytes of either width. */
export function filesWith(profile: string, texts: readonly string[]): string[] {
  const wanted = texts.flatMap((text) => [Buffer.from(text), Buffer.from(text, 'utf16le')]);
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((path) => {
      const content = readFileSync(path);
      return wanted.some((bytes) => content.includes(bytes));
    });
}

import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { post } from './sessions.ts';
import { authenticatorCode, makeStaff } from './staff.ts';

/** Somebody who works in a hub, as the card and the letter with the PIN tell it. */
export type FieldWorker = { name: string; badge: string; pin: string };

/** A hub with people, and a device that a browser can be enrolled as. */
export async function makeHub(workers: readonly string[], rights: readonly string[] = ['hub']) {
  const boss = await makeStaff('Hub Boss', 'owner');
  const cookie = `__Host-waypost-staff=${boss.session}`;
  const code = randomUUID().slice(0, 8).toUpperCase();
  const hub = await post('/api/admin/hubs', cookie, {
    code,
    name: `Hub ${code}`,
    city: 'Antwerp',
    country: 'BE',
  });
  const hubId = hub.body['id'] as string;
  const people: FieldWorker[] = [];
  for (const name of workers) {
    const fields = { id: randomUUID(), name, hubId, rights, locale: '' };
    const { body } = await post('/api/admin/field/people', cookie, fields);
    people.push({ name, badge: body['badge'] as string, pin: body['pin'] as string });
  }
  const device = await post('/api/admin/field/devices', cookie, {
    id: randomUUID(),
    name: `Phone ${code}`,
    kind: rights.includes('drive') ? 'driver' : 'hub',
    hubId,
    secondFactor: authenticatorCode(boss.secret, 1),
  });
  return { hubId, people, deviceName: `Phone ${code}`, enrolUrl: device.body['url'] as string };
}

/** As a hardware scanner types: faster than anybody, and Enter at the end. */
export async function scanByWedge(page: Page, text: string): Promise<void> {
  await page.evaluate((typed) => {
    const press = (code: string, shiftKey = false) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { code, shiftKey, bubbles: true, cancelable: true }),
      );
    for (const symbol of typed) {
      const isDigit = /\d/.test(symbol);
      const named: Record<string, string> = {
        ':': 'Semicolon',
        '/': 'Slash',
        '.': 'Period',
        '?': 'Slash',
      };
      const other = named[symbol];
      if (other !== undefined) press(other, symbol === ':' || symbol === '?');
      else press(isDigit ? `Digit${symbol}` : `Key${symbol.toUpperCase()}`, /[A-Z]/.test(symbol));
    }
    press('Enter');
  }, text);
}

export async function beginShift(page: Page, { badge, pin }: FieldWorker): Promise<void> {
  await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  await scanByWedge(page, badge);
  await page.getByLabel('PIN, six digits').fill(pin);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('link', { name: 'Look up' }).waitFor();
}

export async function typePin(page: Page, { pin }: FieldWorker): Promise<void> {
  await page.getByLabel('PIN, six digits').fill(pin);
  await page.getByRole('button', { name: 'Go on' }).click();
}

/** Once it has stored the shell, pages open without a line. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

/** As a phone whose battery is taken out: every process of the browser with that profile. */
export function killBrowser(profile: string): number {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ours = ids.filter((id) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'latin1').includes(profile);
    } catch {
      return false;
    }
  });
  for (const id of ours) {
    try {
      process.kill(Number(id), 'SIGKILL');
    } catch {
      // it ended with its parent
    }
  }
  return ours.length;
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

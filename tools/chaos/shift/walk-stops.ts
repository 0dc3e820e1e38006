import type { Page } from 'playwright-core';
import { scanByWedge } from '../../installation/field-phone.ts';
import type { PlannedStop } from './plan-stops.ts';

/** From the menu: scans what is given of a round with so many pieces, and leaves. */
export async function loadVan(
  page: Page,
  stops: readonly PlannedStop[],
  count: number,
): Promise<void> {
  await page.getByRole('link', { name: 'Load' }).click();
  await page.getByText(`0 of ${count} loaded`).waitFor();
  for (const [at, { piece }] of stops.entries()) {
    await scanByWedge(page, piece);
    await page.getByText(`${at + 1} of ${count} loaded`).waitFor();
  }
  await page.getByRole('button', { name: /^Depart/ }).click();
}
/** Of every shipment of `insertShipments`. */
const RECIPIENT = 'Bob Receiver';

/** Opens the stop of a piece from the list, and does at the door what is planned. */
export async function walkStop(page: Page, at: number, stop: PlannedStop): Promise<void> {
  await page.locator(`a[href="/field/stops/${at + 1}"]`).click();
  await page.getByRole('heading', { name: `Stop ${at + 1}`, exact: true }).waitFor();
  if (stop.kind === 'absent') {
    await page.getByRole('button', { name: 'Not possible' }).click();
    await page.getByLabel('Nobody was there').check();
    await page.getByLabel('Note for the office').fill('Rang twice');
    await page.getByLabel('I have left a card').check();
    await confirm(page);
    return;
  }
  await page.getByRole('button', { name: 'Hand over' }).click();
  if (stop.kind === 'photo') {
    await page.getByLabel('Who took it?').selectOption('safe_place');
    await page.getByRole('button', { name: 'Start the camera' }).click();
    await page.getByRole('button', { name: 'Take the photo' }).click();
    await page.getByRole('button', { name: 'Take another' }).waitFor();
  } else {
    await page.getByLabel('Name of whoever took it').fill(`Signer ${at + 1}`);
  }
  if (stop.kind === 'signed' || stop.kind === 'cash') await sign(page);
  if (stop.kind === 'cash') await page.getByLabel(/^I have received/).check();
  await confirm(page);
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText(/^Noted: /).waitFor();
  // a browser with a window writes it to its disk as it is, and this one without a window does not
  const state = await page.evaluate<string>('JSON.stringify(history.state)');
  if (state.includes(RECIPIENT))
    throw new Error(`a name is in the history of the browser: ${state}`);
}

async function sign(page: Page): Promise<void> {
  const canvas = page.getByRole('img', { name: 'Signature' });
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('there is nothing to sign on');
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 110, { steps: 4 });
  await page.mouse.move(box.x + 200, box.y + 40, { steps: 4 });
  await page.mouse.up();
}

import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatContainerCode, makeContainerCode } from '@waypost/domain/container-code';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import {
  beginShift,
  scanByWedge,
  waitForServiceWorker,
} from '../../tools/installation/field-phone.ts';
import { bookParcel } from '../booking.ts';
import { newClient } from '../customer.ts';
import { bringParcels, makeField } from '../field.ts';
import { changeRows, readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, inspectPage, test } from '../journey.ts';
import { smallTargets } from '../small-targets.ts';
import { enterAs, makeStaff } from '../staff.ts';

test.skip(externalUrl !== undefined, 'reads and changes rows of its own database');
test.use({ extraHTTPHeaders: newClient(), allowed: /ERR_INTERNET_DISCONNECTED|status of 401/ });

const PHONE = { width: 360, height: 640 };
const PUT_IN = /^(Put in|Not expected here)$/;

async function enrol(
  page: Page,
  field: Awaited<ReturnType<typeof makeField>>,
  inspect?: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(field.enrolUrl);
  await expect(page.getByText(/^This device is now/)).toBeVisible();
  await inspect?.();
  await page.getByRole('link', { name: 'Begin your shift' }).click();
  await beginShift(page, field.people[0]);
  await waitForServiceWorker(page);
}

test('pieces travel between hubs in a container, by one scan at each end', async ({
  page,
  context,
  browser,
  request,
  inspect,
  baseURL,
}) => {
  const sender = await makeField(['Packer', 'Second Packer']);
  const receiver = await makeField(['Unloader', 'Second Unloader']);
  const code = makeContainerCode(randomBytes(5));
  const numbers: string[] = [];
  for (let parcel = 0; parcel < 2; parcel += 1) {
    const { receiptId, trackingNumber } = await bookParcel(request);
    await changeRows(`UPDATE shipments SET hold = NULL WHERE receipt_id = '${receiptId}'`);
    numbers.push(trackingNumber);
  }
  const [forRound = ''] = await bringParcels(sender.hubId, [{}]);
  await changeRows(`
    INSERT INTO live_shipments (shipment_id, shard, service, status, lane, phase, hub_id, pieces, weight_grams)
    SELECT id, shard, 'express', 'In Transit', 'NL-FR', 'under_way', '${sender.hubId}', 1, 1500
    FROM shipments WHERE tracking_number = '${forRound}'`);
  const listed = numbers.map((number) => `'${number}'`).join();
  const events = (event: string) =>
    readColumn(
      `SELECT ref FROM tracking_events e JOIN shipment_refs USING (shipment_id, shard)
       WHERE ref IN (${listed}) AND kind = 'number' AND e.code = '${event}' ORDER BY 1`,
    );
  const judge = async () => {
    await inspect();
    expect(await smallTargets(page, 48), page.url()).toEqual([]);
  };

  await enrol(page, sender, inspect);
  await judge();
  await page.getByRole('link', { name: 'Receive', exact: true }).click();
  await expect(page.getByText(/^List from/)).toBeVisible();
  await judge();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Pack', exact: true }).click();
  await judge();
  await scanByWedge(page, code);
  await page.getByLabel('What is it?').selectOption({ label: 'Cage' });
  await page.getByLabel('Goes to').selectOption(receiver.hubId);
  await judge();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText('Scan each piece that goes in.')).toBeVisible();

  await context.setOffline(true);
  await askAbout(page, makePieceNumber(forRound, 1), judge);
  for (const number of numbers) {
    await putIn(page, makePieceNumber(number, 1));
  }
  await expect(page.getByText('2 pieces put in by you')).toBeVisible();
  await scanByWedge(page, makePieceNumber(numbers[0] ?? '', 1));
  await expect(page.getByText('Scanned already')).toBeVisible();
  await judge();
  await page.getByRole('button', { name: 'Close it' }).click();
  await page.getByLabel('Number of the seal').fill('S-100');
  await judge();
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByText('Scan the label of a bag, cage or pallet.')).toBeVisible();

  await page.goto('/field');
  await page.getByLabel('PIN, six digits').fill(sender.people[0].pin);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('link', { name: 'Trips' }).click();
  await judge();
  await page.getByRole('button', { name: 'New trip' }).click();
  await page.getByLabel('Goes to').selectOption(receiver.hubId);
  await page.getByLabel('Plate of the vehicle').fill('  ');
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText('Write the plate of the vehicle.')).toBeVisible();
  await expect(page.getByLabel('Plate of the vehicle')).toBeFocused();
  await judge();
  await page.getByLabel('Plate of the vehicle').fill('1-ABC-234');
  await judge();
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText('Scan each container that you load.')).toBeVisible();
  await scanByWedge(page, code);
  await expect(page.getByText('1 container loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing loaded yet.')).toBeVisible();
  await scanByWedge(page, code);
  await expect(page.getByText('1 container loaded')).toBeVisible();
  await judge();
  await page.getByRole('button', { name: 'Depart' }).click();
  await page.getByRole('button', { name: 'Depart' }).click();
  await expect(page.getByText('No vehicle leaves and none is on its way here.')).toBeVisible();
  expect(await events('DEPARTED'), 'without a line').toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => events('DEPARTED'), { timeout: 40_000 }).toEqual(numbers.toSorted());

  const dock = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    locale: 'en-GB',
    viewport: PHONE,
  });
  const phone = await dock.newPage();
  await enrol(phone, receiver);
  await planWithoutHubs(phone);
  await phone.getByRole('link', { name: 'Trips' }).click();
  await phone.getByRole('link', { name: /1-ABC-234, on the road/ }).click();
  await phone.getByRole('button', { name: 'The vehicle is here' }).click();
  await expect(phone.getByRole('button', { name: 'Done: 1 container is missing' })).toBeVisible();
  await scanByWedge(phone, code);
  await expect(phone.getByText('1 of 1 unloaded')).toBeVisible();
  await phone.getByRole('button', { name: 'Unloading is done' }).click();
  await expect.poll(() => events('ARRIVED'), { timeout: 40_000 }).toEqual(numbers.toSorted());
  await emptyAndRefill(phone, { code, numbers, to: sender.hubId });
  await dock.close();

  await enterAs(context, await makeStaff('Line Haul', 'operations'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/admin/dispatch/trips?hub=${sender.hubId}`);
  await expect(page.getByRole('row', { name: /1-ABC-234/ })).toContainText('1 of 1 unloaded');
  await inspect();
  await page.getByRole('link', { name: '1-ABC-234' }).click();
  await expect(page.getByRole('heading', { name: /1-ABC-234/ })).toBeVisible();
  await inspect();
  await page.goto(`/admin/dispatch/containers?hub=${receiver.hubId}`);
  await inspect();
  await page.getByRole('link', { name: formatContainerCode(code) }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Inside' })).toHaveCount(1);
  await inspect();
  await page.goto('/admin/dispatch/container-labels');
  await expect(page.getByTestId('container-code')).toHaveCount(12);
});

/** A phone that knows no other hub says so. */
async function planWithoutHubs(phone: Page): Promise<void> {
  const list = '**/api/field/containers';
  await phone.route(list, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), hubs: [] } });
  });
  const told = phone.waitForResponse(list);
  await phone.getByRole('link', { name: 'Trips' }).click();
  await told;
  await phone.getByRole('button', { name: 'New trip' }).click();
  await expect(phone.getByText('The list of hubs has not arrived yet.')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Plan it' })).toHaveCount(0);
  await inspectPage(phone);
  await phone.unroute(list);
  await phone.getByRole('button', { name: 'Back' }).click();
  await phone.getByRole('link', { name: 'Back' }).click();
}

/** Its lane leads elsewhere where the hub has been told of the booking meanwhile. */
async function putIn(page: Page, piece: string): Promise<void> {
  await scanByWedge(page, piece);
  const anyway = page.getByRole('button', { name: 'Put it in anyway' });
  await expect(page.getByText(PUT_IN).or(anyway)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(page.getByText(PUT_IN)).toBeVisible();
}

/** A piece whose lane leads elsewhere goes in only when somebody says so, and can be taken back. */
async function askAbout(page: Page, piece: string, judge: () => Promise<void>): Promise<void> {
  await scanByWedge(page, piece);
  await expect(page.getByText('Goes elsewhere')).toBeVisible();
  await expect(page.getByText('Delivery', { exact: true })).toBeVisible();
  await judge();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await expect(page.getByText('Nothing put in by you yet.')).toBeVisible();
  await scanByWedge(page, piece);
  await page.getByRole('button', { name: 'Put it in anyway' }).click();
  await expect(page.getByText('1 piece put in by you')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing put in by you yet.')).toBeVisible();
}

type Refill = { code: string; numbers: readonly string[]; to: string };

/** One piece is taken out and one is missing; then the container goes back, and is opened once more before it does. */
async function emptyAndRefill(phone: Page, { code, numbers, to }: Refill): Promise<void> {
  const [found = '', lost = ''] = numbers.map((number) => makePieceNumber(number, 1));
  const judge = async () => {
    await inspectPage(phone);
    expect(await smallTargets(phone, 48), phone.url()).toEqual([]);
  };
  const stateOf = () =>
    readColumn(`SELECT state FROM containers WHERE code = '${code}' ORDER BY opened_at`);
  await phone.getByRole('link', { name: 'Back' }).click();
  await phone.getByRole('link', { name: 'Pack', exact: true }).click();
  await expect(phone.getByText('Scan the label of a bag, cage or pallet.')).toBeVisible();
  await scanByWedge(phone, code);
  await expect(phone.getByText('0 of 2 taken out')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'It is empty' })).toBeVisible();
  await judge();
  await scanByWedge(phone, found);
  await expect(phone.getByText('1 of 2 taken out')).toBeVisible();
  await judge();
  // asked for as soon as the scan was sent: the server's list no longer counts the piece
  await phone.waitForResponse((answer) => answer.url().endsWith('/api/field/containers'));
  await expect(phone.getByText('1 of 2 taken out')).toBeVisible();
  await phone.getByRole('button', { name: 'Empty: 1 piece is missing' }).click();
  await expect(phone.getByText('Scan the label of a bag, cage or pallet.')).toBeVisible();
  await expect.poll(stateOf).toEqual(['emptied']);
  const missing = () =>
    readColumn(`SELECT state FROM desk_items WHERE kind = 'missing_piece' AND subject = '${lost}'`);
  await expect.poll(missing, { timeout: 40_000 }).toEqual(['open']);

  await scanByWedge(phone, code);
  await phone.getByLabel('What is it?').selectOption({ label: 'Cage' });
  await phone.getByLabel('Goes to').selectOption(to);
  await phone.getByRole('button', { name: 'Open it' }).click();
  await expect(phone.getByText('Scan each piece that goes in.')).toBeVisible();
  await putIn(phone, found);
  await phone.getByRole('button', { name: 'Close it' }).click();
  await phone.getByLabel('Number of the seal').fill('S-200');
  await phone.getByRole('button', { name: 'Close it' }).click();
  await expect(phone.getByText('Scan the label of a bag, cage or pallet.')).toBeVisible();
  await scanByWedge(phone, code);
  await expect(phone.getByRole('heading', { name: 'Closed container' })).toBeVisible();
  await expect(phone.getByText('S-200')).toBeVisible();
  await judge();
  await phone.getByRole('button', { name: 'Open it again' }).click();
  await expect(phone.getByText('Scan each piece that goes in.')).toBeVisible();
  await judge();
  await expect.poll(stateOf).toEqual(['emptied', 'open']);
}

import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { MOST_SHELL_BYTES, weighFirstScreen } from '../../tools/bench/phone/weigh-first-screen.ts';
import { scanByWedge, typePin } from '../../tools/installation/field-phone.ts';
import { newClient } from '../customer.ts';
import {
  bringParcels,
  lostTwiceAsLarge,
  makeField,
  openPhone,
  PHONE,
  smallForThumbs,
  WITH_CAMERA,
} from '../field.ts';
import { changeRows, readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, inspectPage, test } from '../journey.ts';
import { requestPickup } from '../request-pickup.ts';

// a device that is not enrolled yet asks who it is
test.use({ viewport: PHONE, launchOptions: WITH_CAMERA, allowed: /status of 401/ });
test.skip(externalUrl !== undefined, 'reads and changes rows of its own database');

const named = (name: string) => ({ recipient: { name, email: '' } });

test('a courier drives a whole round, from the load check to the cash desk @nightly', async ({
  page,
  browser,
  inspect,
}) => {
  const courierField = await makeField(['Cora Courier', 'Second Courier'], ['drive']);
  const { hubId, asBoss, enrolUrl, people } = courierField;
  const [courier] = people;
  const [cash = '', photo = '', neighbour = '', absent = '', five = '', given = ''] =
    await bringParcels(hubId, [
      { ...named('Carl Cash'), isCod: true, dueCents: 2_350 },
      named('Pia Photo'),
      named('Nora Neighbour'),
      named('Abe Absent'),
      { ...named('Fatima Five'), pieces: 5 },
      named('Not on the round'),
    ]);
  const customer = await browser.newContext({ extraHTTPHeaders: newClient() });
  const pickup = await requestPickup(customer, `Ghent ${randomUUID().slice(0, 8)}`);
  await customer.close();
  const round = await asBoss('/api/admin/dispatch/rounds', {
    id: randomUUID(),
    hubId,
    day: pickup.date,
    name: 'North side',
    personId: courier.id,
    stops: { refs: [cash, photo, neighbour, absent, five], pickups: [pickup.id] },
  });
  const roundId = String(round['id']);
  await changeRows(`UPDATE rounds SET day = current_date WHERE id = '${roundId}'`);
  await asBoss(`/api/admin/dispatch/rounds/${roundId}/release`, { revision: round['revision'] });

  /** Held to our promises, with targets for a thumb. */
  const judge = async () => {
    await inspect();
    expect(await smallForThumbs(page), page.url()).toEqual([]);
    expect(await lostTwiceAsLarge(page), page.url()).toEqual([]);
  };
  const piece = (number: string, pieceNo = 1) => makePieceNumber(number, pieceNo);
  const done = async () => {
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page.getByText(/^Noted: /)).toBeVisible();
  };
  const open = async (name: string, act: 'Hand over' | 'Not possible' | 'Collect') => {
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('button', { name: act }).click();
  };

  await openPhone(page, enrolUrl, courier, judge);
  expect((await weighFirstScreen(page)).shellBytes).toBeLessThan(MOST_SHELL_BYTES);
  await judge();
  await page.getByRole('link', { name: 'Load' }).click();
  await expect(page.getByText('0 of 9 loaded')).toBeVisible();
  await judge();
  await scanByWedge(page, piece(given));
  await expect(page.getByText('Not on your round')).toBeVisible();
  await judge();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  const loaded = [cash, photo, neighbour, absent, five].map((number) => piece(number));
  for (const [at, number] of [...loaded, piece(five, 2), piece(five, 3)].entries()) {
    await scanByWedge(page, number);
    await expect(page.getByText(`${at + 1} of 9 loaded`)).toBeVisible();
  }
  await judge();
  await page.getByRole('button', { name: 'Depart without 2 pieces' }).click();
  await expect(page.getByText('6 stops left')).toBeVisible();
  await judge();

  await page.getByRole('link', { name: /Carl Cash/ }).click();
  await expect(page.getByText('Collect €23.50')).toBeVisible();
  await judge();
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.getByLabel('Name of whoever took it').fill('Carl Cash');
  await sign(page);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('Take the money first.')).toBeVisible();
  await judge();
  await page.getByLabel('I have received €23.50').check();
  await done();

  await open('Pia Photo', 'Hand over');
  await page.getByLabel('Who took it?').selectOption('safe_place');
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await page.getByRole('button', { name: 'Take the photo' }).click();
  await expect(page.getByRole('button', { name: 'Take another' })).toBeVisible();
  await judge();
  await done();

  await open('Nora Neighbour', 'Hand over');
  await page.getByLabel('Who took it?').selectOption('neighbour');
  await page.getByLabel('Name of whoever took it').fill('Nils Next Door');
  await done();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('4 stops left')).toBeVisible();
  await open('Nora Neighbour', 'Hand over');
  await page.getByLabel('Who took it?').selectOption('neighbour');
  await page.getByLabel('Name of whoever took it').fill('Nils Next Door');
  await done();

  await open('Abe Absent', 'Not possible');
  await page.getByLabel('Nobody was there').check();
  await page.getByLabel('I have left a card').check();
  await judge();
  await done();

  // two of five are handed over, one is refused, and of two that were not loaded the courier is asked
  await open('Fatima Five', 'Hand over');
  await page.getByRole('checkbox').nth(2).uncheck();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await done();
  await open('Fatima Five', 'Not possible');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.getByLabel('The recipient does not want it').check();
  await done();
  await open('Fatima Five', 'Hand over');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  for (const [at, isChosen] of [false, true, true].entries()) {
    await page.getByRole('checkbox').nth(at).setChecked(isChosen);
  }
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const question = /^2 pieces were not scanned into the vehicle/;
  await expect(page.getByRole('alert').filter({ hasText: question })).toBeVisible();
  await judge();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Not loaded')).toHaveCount(2);
  await page.getByRole('link', { name: 'Back' }).click();

  await open('Ada', 'Collect');
  await expect(page.getByText('Scan each piece that you are given.')).toBeVisible();
  await scanByWedge(page, piece(given));
  await expect(page.getByText('1 piece', { exact: true })).toBeVisible();
  await judge();
  await page.getByRole('button', { name: 'That is all' }).click();
  await expect(page.getByText('All stops are done.')).toBeVisible();

  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Return' }).click();
  await expect(page.getByText('3 pieces should be in the vehicle.')).toBeVisible();
  await judge();
  await askToResend(page);
  for (const number of [piece(absent), piece(five, 3), piece(given)]) {
    await scanByWedge(page, number);
    await expect(page.getByText('Back in the hub')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Close the round' }).click();
  await expect
    .poll(() => readColumn(`SELECT state FROM rounds WHERE id = '${roundId}'`))
    .toEqual(['closed']);
  await expect.poll(() => postedTwice(page), 'after a restore').toBeGreaterThan(5);
  const doors = `SELECT code || ' ' || count(*) FROM tracking_events e
    JOIN shipment_refs r USING (shipment_id, shard)
    WHERE ref IN ('${[cash, photo, neighbour, absent, five].join("','")}') GROUP BY code ORDER BY 1`;
  expect(await readColumn(doors)).toEqual([
    'ARRIVED 2',
    'DELIVERED 5',
    'EXCEPTION 2',
    'OUT_FOR_DELIVERY 7',
  ]);

  await handOverCash(page, browser, { hubId, courier: courier.name, judge });

  await page.goto('/field/unsent');
  await expect(page.getByText('Everything is sent.')).toBeVisible();
  await judge();
  await page.goto('/field');
  await expect(page.getByText('Your shift goes on.', { exact: false })).toBeVisible();
  await judge();
  await typePin(page, courier);
  await page.getByRole('link', { name: 'Look up' }).click();
  await page.getByLabel('Number on the label').fill(five);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('5 pieces', { exact: true })).toBeVisible();
  await judge();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'End the shift' }).click();
  await judge();
  await page.getByRole('button', { name: 'End now' }).click();
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
  await judge();

  await page.goto(`/track?ref=${five}`);
  await expect(page.getByText('2 of 5 pieces delivered')).toBeVisible();
});

type Handing = { hubId: string; courier: string; judge: () => Promise<void> };

/** The courier declares, a cashier counts wrongly and then rightly, and seals a bag. */
async function handOverCash(
  page: Page,
  browser: Browser,
  { hubId, courier, judge }: Handing,
): Promise<void> {
  await page.getByRole('link', { name: 'Cash' }).click();
  await page.getByLabel('Amount in EUR').fill('23,50');
  await judge();
  await page.getByRole('button', { name: 'Declare this amount' }).click();
  await expect(page.getByText('Waiting to be counted')).toBeVisible();
  await expect(page.getByText('€23.50')).toBeVisible();
  await judge();

  const { enrolUrl, people } = await makeField(
    ['Kim Cashier', 'Second Cashier'],
    ['hub', 'cash'],
    hubId,
  );
  const window = await browser.newContext({ viewport: PHONE, locale: 'en-GB' });
  const desk = await window.newPage();
  await openPhone(desk, enrolUrl, people[0]);
  await desk.getByRole('link', { name: 'Cash desk' }).click();
  const judgeDesk = async () => {
    await inspectPage(desk);
    expect(await smallForThumbs(desk), desk.url()).toEqual([]);
    expect(await lostTwiceAsLarge(desk), desk.url()).toEqual([]);
  };
  await expect(desk.getByText(courier)).toBeVisible();
  await expect(desk.getByText('€23.50')).toBeHidden();
  await judgeDesk();
  await desk.getByRole('link', { name: new RegExp(courier) }).click();
  await desk.getByLabel('Amount in EUR').fill('20');
  await desk.getByRole('button', { name: 'Confirm the count' }).click();
  await expect(desk.getByText(/^This is not what the courier declared/)).toBeVisible();
  await expect(desk.getByLabel('Amount in EUR')).toHaveValue('');
  await judgeDesk();
  await desk.getByLabel('Amount in EUR').fill('23.50');
  await desk.getByRole('button', { name: 'Confirm the second count' }).click();
  await expect(desk.getByText('Nothing is missing.')).toBeVisible();
  await judgeDesk();
  await desk.getByRole('link', { name: 'To the cash desk' }).click();
  await desk.getByRole('link', { name: 'Seal a bag for the bank' }).click();
  await desk.getByLabel('Number of the seal').fill('BAG-1');
  await desk.getByLabel('Amount in EUR').fill('23.50');
  await judgeDesk();
  await desk.getByRole('button', { name: 'Seal the bag' }).click();
  await expect(desk.getByText('Bag BAG-1 is sealed.')).toBeVisible();
  await window.close();

  await expect(page.getByText('Last count')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
}

async function sign(page: Page): Promise<void> {
  const canvas = page.getByRole('img', { name: 'Signature' });
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('there is nothing to sign on');
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 90, { steps: 4 });
  await page.mouse.up();
}

type Watched = typeof globalThis & { posted?: string[] };

/** From now on the api says, as after a restore, that it wants what it has acknowledged in the last hour. */
async function askToResend(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ask = globalThis.fetch;
    const posted: string[] = [];
    (globalThis as Watched).posted = posted;
    const resendSince = new Date(Date.now() - 3_600_000).toISOString();
    globalThis.fetch = async (path, options) => {
      const answer = await ask(path, options);
      if (path !== '/api/scans' || !answer.ok) return answer;
      const { scans } = JSON.parse(options?.body as string) as { scans: { scanId: string }[] };
      posted.push(...scans.map(({ scanId }) => scanId));
      return Response.json({ ...(await answer.json()), resendSince });
    };
  });
}

/** What was sent again: more than the three scans that were made since. */
async function postedTwice(page: Page): Promise<number> {
  return page.evaluate(() => new Set((globalThis as Watched).posted ?? []).size);
}

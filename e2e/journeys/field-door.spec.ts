import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { scanByWedge } from '../../tools/installation/field-phone.ts';
import { newClient } from '../customer.ts';
import { bringParcels, makeField, openPhone, PHONE } from '../field.ts';
import { changeRows, readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { requestPickup } from '../request-pickup.ts';

// a device that is not enrolled yet asks who it is; a line is cut on purpose
test.use({ viewport: PHONE, allowed: /status of 401|ERR_FAILED/ });
test.skip(externalUrl !== undefined, 'reads and changes rows of its own database');

test('a courier at a door can always continue, and nothing is recorded or paid twice', async ({
  page,
  browser,
  inspect,
}) => {
  const { hubId, asBoss, enrolUrl, people } = await makeField(
    ['Cora Courier', 'Second Courier'],
    ['drive'],
  );
  const [courier] = people;
  const named = (name: string, email = '') => ({ recipient: { name, email } });
  const [insured = '', owed = '', late = ''] = await bringParcels(hubId, [
    { ...named('Ines Insured', 'ines@mail.example'), insured: true },
    { ...named('Otto Owes'), isCod: true, dueCents: 2_350, pieces: 2 },
    named('Lena Later'),
  ]);
  const customer = await browser.newContext({ extraHTTPHeaders: newClient() });
  const pickup = await requestPickup(customer, `Ghent ${randomUUID().slice(0, 8)}`);
  await customer.close();
  const round = await asBoss('/api/admin/dispatch/rounds', {
    id: randomUUID(),
    hubId,
    day: pickup.date,
    name: 'South side',
    personId: courier.id,
    stops: { refs: [insured, owed, late], pickups: [pickup.id] },
  });
  const roundId = String(round['id']);
  await changeRows(`UPDATE rounds SET day = current_date WHERE id = '${roundId}';
    UPDATE pickups SET day = current_date, starts_at = now() + interval '1 hour'
      WHERE public_id = '${pickup.id}'`);
  await asBoss(`/api/admin/dispatch/rounds/${roundId}/release`, { revision: round['revision'] });

  await openPhone(page, enrolUrl, courier, inspect);
  await page.getByRole('link', { name: 'Load' }).click();
  await inspect();
  const pieces = [
    [insured, 1],
    [owed, 1],
    [owed, 2],
    [late, 1],
  ] as const;
  for (const [at, [number, pieceNo]] of pieces.entries()) {
    await scanByWedge(page, makePieceNumber(number, pieceNo));
    await expect(page.getByText(`${at + 1} of 4 loaded`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Depart' }).click();
  const open = async (name: string, act: string) => {
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('button', { name: act }).click();
  };
  const confirm = () => page.getByRole('button', { name: 'Done', exact: true }).click();

  // before its window has begun the api refuses it, and afterwards it is told again
  const reportPickup = async () => {
    await open('Ada', 'Not possible');
    await page.getByLabel('Nobody was there').check();
    await confirm();
  };
  await reportPickup();
  await page.getByRole('link', { name: /^Not sent yet/ }).click();
  await expect(page.getByRole('heading', { name: 'Not taken' })).toBeVisible();
  await expect(page.getByText('It was not possible at that moment.')).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'The office knows' }).click();
  await changeRows(
    `UPDATE pickups SET starts_at = now() - interval '1 hour' WHERE public_id = '${pickup.id}'`,
  );
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Stops' }).click();
  await reportPickup();
  await expect
    .poll(() => readColumn(`SELECT status FROM pickups WHERE public_id = '${pickup.id}'`))
    .toEqual(['Missed']);
  await reportPickup();
  await expect(page.getByText('You have already reported this.')).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Collect' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();

  // the back button of the phone leads to the stop, and after the act to the list
  await open('Ines Insured', 'Hand over');
  await page.goBack();
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByText('Ask for the delivery code.')).toBeVisible();
  const code = page.getByLabel('Delivery code, six digits');
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await code.fill('000000');
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(page.getByText(`Wrong code. ${left} left.`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByText('The code cannot be checked any more.')).toBeVisible();
  await sign(page);
  await confirm();
  await expect(page.getByText('Noted: Ines Insured')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Stop \d/ })).toBeVisible();
  await page.goForward();
  // browsers write it to the disk as it is
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('Ines');

  // nobody opens, and then somebody comes after the courier; a scanner writes nothing into the field with the focus
  await open('Lena Later', 'Not possible');
  await page.getByLabel('Nobody was there').check();
  await confirm();
  await expect(page.getByText('Noted: Lena Later')).toBeVisible();
  await open('Lena Later', 'Hand over');
  await expect(page.getByRole('checkbox')).toBeChecked();
  const taker = page.getByLabel('Name of whoever took it');
  await taker.fill('Lena');
  await scanByWedge(page, makePieceNumber(late, 1));
  await expect(taker).toHaveValue('Lena');
  await inspect();
  await confirm();
  await expect(page.getByText('Noted: Lena Later')).toBeVisible();
  const doors = `SELECT code || ' ' || count(*) FROM tracking_events
    JOIN shipment_refs USING (shipment_id, shard) WHERE ref = '${late}'
      AND code IN ('EXCEPTION', 'DELIVERED') GROUP BY code ORDER BY 1`;

  await open('Otto Owes', 'Hand over');
  await page.getByRole('checkbox').nth(1).uncheck();
  await sign(page);
  await page.getByLabel('I have received €23.50').check();
  await confirm();
  await open('Otto Owes', 'Hand over');
  await expect(page.getByText('€23.50')).toBeHidden();
  await sign(page);
  await confirm();
  await expect(page.getByText('Noted: Otto Owes')).toBeVisible();
  await expect
    .poll(
      () =>
        readColumn(`SELECT count(*) || ' for ' || sum(collected_cents) FROM event_private
          JOIN shipment_refs USING (shipment_id, shard) WHERE ref = '${owed}'`),
      { timeout: 30_000 },
    )
    .toEqual(['2 for 2350']);
  // it was sent, so nobody can undo it any more
  await expect(page.getByText('Noted: Otto Owes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect.poll(() => readColumn(doors)).toEqual(['DELIVERED 1', 'EXCEPTION 1']);
});

test('a phone with unsent scans asks before it is enrolled as another device', async ({
  page,
  inspect,
}) => {
  const { hubId, enrolUrl, people } = await makeField(['Hanna Hub', 'Second Person']);
  const other = await makeField(['Third Person', 'Fourth Person'], ['hub'], hubId);
  const [number = ''] = await bringParcels(hubId, [{}]);
  await openPhone(page, enrolUrl, people[0], inspect);
  await page.route('**/api/scans', (route) => route.abort());
  await page.getByRole('link', { name: 'Receive' }).click();
  await expect(page.getByText('Scan every piece that comes in.')).toBeVisible();
  await scanByWedge(page, makePieceNumber(number, 1));
  await expect(page.getByText(/^(Received|Not expected here)$/)).toBeVisible();
  await inspect();

  await page.goto(other.enrolUrl);
  await expect(page.getByText('1 entry is only on this phone.')).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('button', { name: 'Set up anyway' }).click();
  await expect(page.getByText(/^This device is now/)).toBeVisible();
  await page.unroute('**/api/scans');
  await page.getByRole('link', { name: 'Not sent yet 1' }).click();
  await expect(page.getByRole('heading', { name: 'Not taken' })).toBeVisible();
  await expect(page.getByText(/^Done while this phone was another device/)).toBeVisible();
  const arrived = `SELECT code FROM tracking_events JOIN shipment_refs USING (shipment_id, shard)
    WHERE ref = '${number}' AND code = 'ARRIVED'`;
  expect(await readColumn(arrived)).toEqual([]);
  await page.getByRole('button', { name: 'The office knows' }).click();
  await expect(page.getByText('Everything is sent.')).toBeVisible();
});

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

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { scanByWedge } from '../../tools/installation/field-phone.ts';
import { bringParcels, countAtOnce, makeField, openPhone, PHONE } from '../field.ts';
import { readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';

// a device that is not enrolled yet asks who it is
test.use({ viewport: PHONE, allowed: /status of 401/ });
test.skip(externalUrl !== undefined, 'reads rows of its own database');

const RECEIVED = /^(Received|Not expected here)$/;

test('one person receives, loads, fails and delivers in one shift, with repeats', async ({
  page,
  inspect,
}) => {
  test.setTimeout(240_000);
  const { hubId, asBoss, enrolUrl, people } = await makeField(
    ['Bea Both', 'Second Person'],
    ['hub', 'drive'],
  );
  const [person] = people;
  const named = (name: string) => ({ recipient: { name, email: '' } });
  const [here = '', away = '', other = ''] = await bringParcels(hubId, [
    named('Hanna Here'),
    named('Abe Absent'),
    named('On the round of another courier'),
  ]);
  const pieceOf = (number: string) => makePieceNumber(number, 1);
  const release = async (name: string, refs: string[]): Promise<string> => {
    const [day = ''] = await readColumn(`SELECT current_date::text`);
    const stops = { refs, pickups: [] };
    const given = { id: randomUUID(), hubId, day, name, personId: person.id, stops };
    const { id, revision } = await asBoss('/api/admin/dispatch/rounds', given);
    await asBoss(`/api/admin/dispatch/rounds/${String(id)}/release`, { revision });
    return String(id);
  };
  const enter = async (name: string) => {
    if (!new URL(page.url()).pathname.endsWith('/field')) {
      await page.getByRole('link', { name: 'Back' }).click();
    }
    await page.getByRole('link', { name, exact: true }).click();
  };
  const open = async (name: string, act: string) => {
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('button', { name: act }).click();
  };
  const closeRound = async () => {
    await page.getByRole('button', { name: 'Close the round' }).click();
    await expect(page.getByRole('link', { name: 'Look up' })).toBeVisible();
  };
  const confirm = () => page.getByRole('button', { name: 'Done', exact: true }).click();
  /** The page says that nothing was stored, and it can be pressed again. */
  const withFullDisk = async (press: () => Promise<void>) => {
    const mend = await fillDisk(page);
    await press();
    await expect(page.getByText(/^The phone cannot store anything/)).toBeVisible();
    await inspect();
    await mend();
  };

  await openPhone(page, enrolUrl, person, inspect);
  await enter('Receive');
  await expect(page.getByText('Scan every piece that comes in.')).toBeVisible();
  for (const piece of [here, away, other].map(pieceOf)) {
    await scanByWedge(page, piece);
    await expect(page.getByText(RECEIVED)).toBeVisible();
    await scanByWedge(page, piece);
    await expect(page.getByText('Scanned already')).toBeVisible();
  }
  await inspect();

  const morning = await release('Morning', [here, away]);
  await enter('Load');
  await expect(page.getByText('0 of 2 loaded')).toBeVisible();
  await scanByWedge(page, pieceOf(here));
  await expect(page.getByText('1 of 2 loaded')).toBeVisible();
  await inspect();
  await scanByWedge(page, pieceOf(away));
  await expect(page.getByText('2 of 2 loaded')).toBeVisible();
  const undo = () => page.getByRole('button', { name: 'Undo' }).click();
  await undo();
  await expect(page.getByText('1 of 2 loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Depart without 1 piece' })).toBeVisible();
  await scanByWedge(page, pieceOf(away));
  await expect(page.getByText('2 of 2 loaded')).toBeVisible();
  const depart = () => page.getByRole('button', { name: 'Depart', exact: true }).click();
  await withFullDisk(depart);
  await depart();

  await open('Hanna Here', 'Hand over');
  await withFullDisk(confirm);
  await confirm();
  await expect(page.getByText('Noted: Hanna Here')).toBeVisible();
  await open('Abe Absent', 'Not possible');
  await page.getByLabel('Nobody was there').check();
  await confirm();
  await expect(page.getByText('All stops are done.')).toBeVisible();
  await inspect();
  await enter('Return');
  await expect(page.getByText('1 piece should be in the vehicle.')).toBeVisible();
  await inspect();
  await scanByWedge(page, pieceOf(away));
  await expect(page.getByText('The vehicle is empty.')).toBeVisible();
  await undo();
  await expect(page.getByText('1 piece should be in the vehicle.')).toBeVisible();
  await scanByWedge(page, pieceOf(away));
  await expect(page.getByText('The vehicle is empty.')).toBeVisible();
  await withFullDisk(() => page.getByRole('button', { name: 'Close the round' }).click());
  await closeRound();
  await expect
    .poll(() => readColumn(`SELECT state FROM rounds WHERE id = '${morning}'`))
    .toEqual(['closed']);

  // notes that it stands in the hub again
  await countAtOnce(asBoss);
  await expect(() => release('Afternoon', [away])).toPass({ timeout: 120_000 });
  await enter('Load');
  await expect(page.getByText('0 of 1 loaded')).toBeVisible();
  await scanByWedge(page, pieceOf(away));
  await expect(page.getByText('1 of 1 loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Depart', exact: true }).click();
  await page.getByRole('link', { name: /Abe Absent/ }).click();
  await expect(page.getByRole('button', { name: 'Not possible' })).toBeVisible();
  await page.getByRole('button', { name: 'Hand over' }).click();
  await confirm();
  await expect(page.getByText('Noted: Abe Absent')).toBeVisible();
  await enter('Return');
  await expect(page.getByText('The vehicle is empty.')).toBeVisible();
  await closeRound();

  // another courier could not hand it over, and the phone that took it in at first does so again
  await enter('Receive');
  await expect(page.getByText('Scan every piece that comes in.')).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 7 * 3_600_000);
  await scanByWedge(page, pieceOf(other));
  await expect(page.getByText(RECEIVED)).toBeVisible();
  await expect.poll(() => codesOf(other), { timeout: 30_000 }).toEqual(['ARRIVED 2']);
  await expect
    .poll(() => codesOf(here))
    .toEqual(['ARRIVED 1', 'DELIVERED 1', 'OUT_FOR_DELIVERY 1']);
  await expect
    .poll(() => codesOf(away))
    .toEqual(['ARRIVED 2', 'DELIVERED 1', 'EXCEPTION 1', 'OUT_FOR_DELIVERY 2']);
});

async function codesOf(number: string): Promise<string[]> {
  return readColumn(`SELECT code || ' ' || count(*) FROM tracking_events
    JOIN shipment_refs USING (shipment_id, shard)
    WHERE ref = '${number}' AND code <> 'CREATED' GROUP BY code ORDER BY 1`);
}

/** Until the function that it returns is called, the store of the phone takes no new act. */
async function fillDisk(page: Page): Promise<() => Promise<void>> {
  const works = await page.evaluateHandle(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    return add;
  });
  return () =>
    works.evaluate((add) => {
      IDBObjectStore.prototype.add = add;
    });
}

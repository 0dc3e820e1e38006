import { randomUUID } from 'node:crypto';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { scanByWedge } from '../../tools/installation/field-phone.ts';
import { newClient, newEmail } from '../customer.ts';
import { makeField, openPhone, PHONE, plantHub, smallForThumbs } from '../field.ts';
import { bookAsGuest } from '../guest-booking.ts';
import { mailTo } from '../inbox.ts';
import { changeRows, readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';

test.use({ viewport: PHONE, extraHTTPHeaders: newClient(), allowed: /status of 401/ });
test.skip(externalUrl !== undefined, 'needs the command line of the installation');

test('hub worker, dispatcher, courier and recipient see the same parcel through a day', async ({
  page,
  browser,
  request,
  inspect,
}) => {
  const city = `Jourville ${randomUUID().slice(0, 8)}`;
  const hubId = await plantHub(city);
  const hub = await makeField(['Hanna Hub', 'Second'], ['hub'], hubId);
  const van = await makeField(['Cora Courier', 'Second'], ['drive'], hubId);
  const email = newEmail('recipient');
  await bookAsGuest(request, newEmail('shipper'), city);
  // paid and insured: it is given to who has the code; the recipient wants to hear of the delivery alone
  await changeRows(`
    UPDATE shipments SET hold = NULL, payment_method = 'card', insured = true
      WHERE order_reference = 'PO ${city}';
    UPDATE shipment_state SET has_listeners = true WHERE shipment_id =
      (SELECT id FROM shipments WHERE order_reference = 'PO ${city}');
    UPDATE shipment_parties SET email = '${email}', news = 'delivery' WHERE role = 'recipient' AND shipment_id =
      (SELECT id FROM shipments WHERE order_reference = 'PO ${city}')`);
  const [number = ''] = await readColumn(
    `SELECT tracking_number FROM shipments WHERE order_reference = 'PO ${city}'`,
  );
  const piece = makePieceNumber(number, 1);
  const judge = async () => {
    await inspect();
    expect(await smallForThumbs(page), page.url()).toEqual([]);
  };

  // the hub worker
  await openPhone(page, hub.enrolUrl, hub.people[0], judge);
  await judge();
  await page.getByRole('link', { name: 'Receive' }).click();
  await expect(page.getByText('Scan every piece that comes in.')).toBeVisible();
  await judge();
  await scanByWedge(page, piece);
  await expect(page.getByText(/^(Received|Not expected here)$/)).toBeVisible();
  await judge();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Sort' }).click();
  await expect(page.getByText('Scan a piece to see its lane.')).toBeVisible();
  await scanByWedge(page, piece);
  await expect(page.getByText(/^(Lane|Not expected here)/).first()).toBeVisible();
  await judge();

  // the recipient looks at the page from here on, and never loads it again
  const atHome = await browser.newContext({ locale: 'en-GB', extraHTTPHeaders: newClient() });
  const tracking = await atHome.newPage();
  await tracking.goto(`/track?ref=${number}`);
  await expect(tracking.getByText('Arrived', { exact: false }).first()).toBeVisible();

  // the dispatcher
  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const dispatcher = await makeStaff('Dora Dispatch', 'operations');
  await enterAs(office, dispatcher);
  const board = await office.newPage();
  // counts what stands where at once, and not within a minute
  await van.asBoss('/api/admin/hubs', {
    code: randomUUID().slice(0, 6).toUpperCase(),
    name: 'Another hub',
    city: 'Antwerp',
    country: 'BE',
  });
  await board.goto(`/admin/dispatch?hub=${hubId}`);
  await board.getByRole('link', { name: 'Make rounds' }).first().click();
  await board.getByRole('checkbox', { name: `Choose ${number}` }).check({ timeout: 30_000 });
  await board.getByLabel('Name', { exact: true }).fill('South side');
  await board.getByLabel('Courier').selectOption('Cora Courier');
  await board.getByRole('button', { name: 'Put 1 stop in the round' }).click();
  await board.getByRole('button', { name: 'Release to the courier' }).click();
  await expect(board.getByText('Its courier can read it now.')).toBeVisible();

  // the courier
  const road = await browser.newContext({ viewport: PHONE, locale: 'en-GB' });
  const phone = await road.newPage();
  await openPhone(phone, van.enrolUrl, van.people[0]);
  await phone.getByRole('link', { name: 'Load' }).click();
  await expect(phone.getByText('0 of 1 loaded')).toBeVisible();
  await scanByWedge(phone, piece);
  await phone.getByRole('button', { name: 'Depart', exact: true }).click();
  await expect(tracking.getByText('Out for delivery', { exact: false }).first()).toBeVisible();
  const mail = await mailTo(email, /En cours de livraison/);
  const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
  await phone.getByRole('link', { name: /Luc of/ }).click();
  await phone.getByRole('button', { name: 'Hand over' }).click();
  await phone.getByLabel('Delivery code, six digits').fill(code);
  await phone.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(phone.getByText('The code is right.')).toBeVisible();
  await phone.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(phone.getByText('All stops are done.')).toBeVisible();
  await phone.getByRole('link', { name: 'Back' }).click();
  await phone.getByRole('link', { name: 'Return' }).click();
  await phone.getByRole('button', { name: 'Close the round' }).click();

  await expect(tracking.getByText('Handed to the recipient')).toBeVisible();
  await board.goto(`/admin/dispatch?hub=${hubId}`);
  await expect(board.getByRole('row', { name: /South side/ })).toContainText('Closed');
  for (const window of [atHome, office, road]) await window.close();
});

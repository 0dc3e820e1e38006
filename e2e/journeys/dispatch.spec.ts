import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { drawSecret } from '../../tools/installation/people.ts';
import { newClient, newEmail } from '../customer.ts';
import { countAtOnce, plantHub } from '../field.ts';
import { createDeviceKey, changeRows, readColumn } from '../installation/commands.ts';
import { chooseEnvironment, externalUrl } from '../installation/environment.ts';
import { sendScan } from '../device.ts';
import { bookAsGuest } from '../guest-booking.ts';
import { expect, test } from '../journey.ts';
import { requestPickup } from '../request-pickup.ts';
import { post } from '../sessions.ts';
import { enterAs, makeStaff } from '../staff.ts';

test.skip(externalUrl !== undefined, 'needs the command line of the installation');
test.use({ extraHTTPHeaders: newClient(), allowed: /status of 409|ERR_FAILED/ });

const WIDTHS = process.env['CI'] === undefined ? [360, 768, 1440] : [768];

/** A hub of its own city, and a courier with a phone whose shift goes on. */
async function plantCourier(city: string, courier: string) {
  const hubId = await plantHub(city);
  const [deviceId, personId] = [randomUUID(), randomUUID()];
  const [device, shift, badge] = [drawSecret(32), drawSecret(32), drawSecret(32)];
  const bytes = ({ hash }: { hash: Buffer }) => `'\\x${hash.toString('hex')}'`;
  const code = hubId.slice(0, 6).toUpperCase();
  await changeRows(`
    INSERT INTO field_people (id, hub_id, name, rights, badge_hash, pin_hash)
      VALUES ('${personId}', '${hubId}', '${courier}', '{drive}', ${bytes(badge)}, '');
    WITH source AS (INSERT INTO sources (name, kind) VALUES ('Phone ${code}', 'driver') RETURNING id),
      own AS (INSERT INTO field_devices (id, source_id, hub_id, secret_hash, secret_since, created_by,
          last_seen_at)
        SELECT '${deviceId}', id, '${hubId}', ${bytes(device)}, now(), gen_random_uuid(), now()
        FROM source)
    INSERT INTO shifts (id, device_id, source_id, person_id, hub_id, secret_hash, ends_at)
      SELECT gen_random_uuid(), '${deviceId}', id, '${personId}', '${hubId}', ${bytes(shift)},
        now() + interval '10 hours' FROM source`);
  const cookie = `__Host-waypost-device=${device.secret}; __Host-waypost-shift=${shift.secret}`;
  return { hubId, cookie };
}

type Stop = { stopNo: number; name: string; pieces: { number: string }[] };

/** What the phone of the courier does. */
function phoneOf(cookie: string, city: string) {
  const get = async (path: string) => {
    const { PUBLIC_ORIGIN = '' } = await chooseEnvironment();
    const answer = await fetch(PUBLIC_ORIGIN + path, { headers: { cookie } });
    const body: unknown = await answer.json();
    expect(body).toHaveProperty('round');
    return body;
  };
  return {
    round: async () => (await get('/api/field/round')) as { stops: Stop[] },
    act: (kind: string, more: object = {}) =>
      post('/api/field/round/acts', cookie, {
        acts: [{ actId: randomUUID(), kind, occurredAt: new Date().toISOString(), ...more }],
      }),
    scan: async (ref: string, code: string, more: object = {}) => {
      const place = { city, country: 'FR' };
      const occurredAt = new Date().toISOString();
      const scans = [{ scanId: randomUUID(), ref, code, occurredAt, place, ...more }];
      const { body } = await post('/api/scans', cookie, { scans });
      expect(body).toMatchObject({ results: [{ outcome: 'recorded' }] });
    },
  };
}

const countParcels = (session: string) =>
  countAtOnce((path, body) => post(path, `__Host-waypost-staff=${session}`, body));

/** A parcel that stands in the hub. */
async function bringParcel(request: APIRequestContext, city: string): Promise<string> {
  await bookAsGuest(request, newEmail('rounds'), city);
  await changeRows(`UPDATE shipments SET hold = NULL WHERE order_reference = 'PO ${city}'`);
  const [number = ''] = await readColumn(
    `SELECT tracking_number FROM shipments WHERE order_reference = 'PO ${city}'`,
  );
  const key = await createDeviceKey(`Hub of ${city} ${number}`);
  await sendScan(request, key, { ref: number, code: 'ARRIVED', city, country: 'FR' });
  return number;
}

test('a dispatcher makes and releases a round, a courier drives it, and the recipient reads who took the parcel', async ({
  page,
  request,
  inspect,
}) => {
  test.slow();
  const city = `Rondeville ${randomUUID().slice(0, 8)}`;
  const { hubId, cookie } = await plantCourier(city, 'Cora Courier');
  const number = await bringParcel(request, city);
  const staff = await makeStaff('Dora Dispatch', 'operations');
  await countParcels(staff.session);

  await enterAs(page.context(), staff);
  await page.goto(`/admin/dispatch?hub=${hubId}`);
  await expect(page.getByText('No rounds on this day.')).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: 'Make rounds' }).first().click();
  await page.getByRole('checkbox', { name: `Choose ${number}` }).check({ timeout: 30_000 });
  await page.getByLabel('Name', { exact: true }).fill('North side');
  await page.getByLabel('Courier').selectOption('Cora Courier');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }
  await page.getByRole('button', { name: 'Put 1 stop in the round' }).click();
  await expect(page.getByRole('heading', { name: /North side/ })).toBeVisible();
  await expect(page.getByText('Luc of')).toBeHidden();
  await page.getByRole('button', { name: 'Release to the courier' }).click();
  await expect(page.getByText('Its courier can read it now.')).toBeVisible();
  await expect(page.getByText(`Luc of ${city}`)).toBeVisible();

  const phone = phoneOf(cookie, city);
  const { stops } = await phone.round();
  expect(stops).toMatchObject([{ name: `Luc of ${city}` }]);
  const piece = stops[0]?.pieces[0]?.number ?? '';
  await phone.scan(piece, 'OUT_FOR_DELIVERY');
  await phone.act('depart');
  await page.reload();
  await expect(page.getByText('in the van', { exact: false }).first()).toBeVisible();
  await phone.act('arrive', { stopNo: 1 });
  await phone.scan(piece, 'DELIVERED', { handover: 'neighbour' });
  await phone.act('return');
  expect((await phone.act('close')).body).toMatchObject({ state: 'closed' });

  await page.reload();
  await expect(page.getByText('Left the hub')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }
  await page.getByRole('link', { name: 'All rounds of the day' }).click();
  await expect(page.getByRole('row', { name: /North side/ })).toContainText('Closed');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }

  await page.goto(`/track?ref=${number}`);
  await expect(page.getByText('Left with a neighbour')).toBeVisible();
});

/** A second parcel for the same city: its booking has a reference of its own. */
async function bringAnother(request: APIRequestContext, city: string): Promise<string> {
  await changeRows(
    `UPDATE shipments SET order_reference = NULL WHERE order_reference = 'PO ${city}'`,
  );
  return bringParcel(request, city);
}

test('a dispatcher requests a proposed round, sees it on the map, replans the rest of it on the road, and ends it for a courier whose phone is lost', async ({
  page,
  request,
  inspect,
}) => {
  test.slow();
  const city = `Carteville ${randomUUID().slice(0, 8)}`;
  const { hubId, cookie } = await plantCourier(city, 'Cora Courier');
  await bringParcel(request, city);
  await bringAnother(request, city);
  const staff = await makeStaff('Dora Dispatch', 'operations');
  await countParcels(staff.session);
  await post('/api/admin/dispatch/vehicles', `__Host-waypost-staff=${staff.session}`, {
    hubId,
    code: 'V-7',
    maxPieces: 40,
    maxKg: null,
    maxLitres: null,
  });

  await enterAs(page.context(), staff);
  await page.goto(`/admin/dispatch/plan?hub=${hubId}`);
  await expect(page.getByText('Deliveries (2)').first()).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Courier of V-7').selectOption('Cora Courier');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }
  await page.getByRole('button', { name: 'Propose rounds' }).click();
  await expect(page.getByRole('row', { name: /Round 1/ })).toContainText('0 of 2');
  await expect(page.getByText('2 stops were planned.')).toBeVisible({ timeout: 30_000 });
  await inspect();
  await changeRows(`UPDATE stops SET lat = 48.4 + stop_no * 0.05, lon = -8, point_source = 'door'
    WHERE round_id IN (SELECT id FROM rounds WHERE hub_id = '${hubId}')`);

  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page.getByRole('img', { name: /Map of rounds/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show alone: Round 1' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }

  await page.getByRole('link', { name: 'Round 1' }).click();
  // the field of a stop that was moved follows the next move of another one
  const places = page.getByRole('spinbutton', { name: /^Place of/ });
  for (let moves = 0; moves < 2; moves += 1) {
    const moved = (await places.last().getAttribute('aria-label')) ?? '';
    await places.last().fill('1');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(places.first()).toHaveAccessibleName(moved);
    await expect(places.last()).toHaveValue('2');
  }
  await page.getByRole('button', { name: 'Release to the courier' }).click();
  await expect(page.getByText('Its courier can read it now.')).toBeVisible();
  const phone = phoneOf(cookie, city);
  const { stops } = await phone.round();
  for (const { pieces } of stops) await phone.scan(pieces[0]?.number ?? '', 'OUT_FOR_DELIVERY');
  await phone.act('depart');
  await page.reload();
  await page.getByRole('button', { name: 'Plan the rest anew' }).click();
  await expect(page.getByText('2 stops were planned.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('img', { name: 'Map of Round 1' })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }

  // the courier has left and lost the phone
  await changeRows(`UPDATE field_people SET deactivated_at = now() WHERE hub_id = '${hubId}'`);
  await page.reload();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The round was changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark the round as back' }).click();
  await expect(page.getByText(/^The round is back\./)).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Report open pieces as missing and close' }).click();
  await expect(page.getByText('Missing pieces are on the desk.')).toBeVisible();
});

test('a pickup that a customer asks for is in the pool of the dispatcher within two seconds, and links to its round', async ({
  page,
  browser,
  inspect,
}) => {
  test.slow();
  const city = `Ramasse ${randomUUID().slice(0, 8)}`;
  const { hubId } = await plantCourier(city, 'Cora Courier');
  const customer = await browser.newContext({ extraHTTPHeaders: newClient() });
  const france = { country: 'FR', postalCode: '69001' };
  const { id: first } = await requestPickup(customer, city, france);
  const [day = ''] = await readColumn(`SELECT day::text FROM pickups WHERE public_id = '${first}'`);
  const staff = await makeStaff('Dora Dispatch', 'operations');
  await enterAs(page.context(), staff);
  await page.goto(`/admin/dispatch/plan?hub=${hubId}&day=${day}`);
  await expect(page.getByRole('checkbox', { name: `Choose ${first}` })).toBeVisible();
  const { id: second } = await requestPickup(customer, city, france);
  await customer.close();
  const timeout = process.env['CI'] === undefined ? 2_000 : 10_000;
  const box = page.getByRole('checkbox', { name: `Choose ${second}` });
  await expect(box).toBeVisible({ timeout });

  await box.check();
  await page.getByLabel('Name', { exact: true }).fill('Collecting');
  await inspect();
  await page.getByRole('button', { name: 'Put 1 stop in the round' }).click();
  await expect(page.getByRole('heading', { name: /Collecting/ })).toBeVisible();
  // the window is by the clock of the place, wherever it is looked at
  const [window = ''] = await readColumn(
    `SELECT pickup_window FROM pickups WHERE public_id = '${second}'`,
  );
  const abroad = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
  await enterAs(abroad, staff);
  const far = await abroad.newPage();
  await far.goto(page.url());
  await expect(far.getByRole('row').nth(1)).toContainText(window.replace('-', '–'));
  await abroad.close();
  await page.goto(`/admin/pickups/${second}`);
  const link = page.getByRole('link', { name: /Collecting/ }).first();
  await expect(link).toBeVisible();
  await inspect();
  await link.click();
  await expect(page.getByRole('heading', { name: /Collecting/ })).toBeVisible();
  await inspect();

  // who may not see rounds reads its name, without a way to a refusal
  await enterAs(page.context(), await makeStaff('Sue Support', 'support'));
  await page.goto(`/admin/pickups/${second}`);
  await expect(page.getByText(/Collecting/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Collecting/ })).toHaveCount(0);
  await page.goto('/admin/hubs');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: /Sort plan/ })).toHaveCount(0);
});

test('a dispatcher sees why a shipment is withheld, and a pool form sent twice makes one round', async ({
  page,
  request,
  inspect,
}) => {
  test.slow();
  const city = `Tenueville ${randomUUID().slice(0, 8)}`;
  const { hubId } = await plantCourier(city, 'Cora Courier');
  const number = await bringParcel(request, city);
  const held = await bringAnother(request, city);
  const key = await createDeviceKey(`Holder of ${city}`);
  await sendScan(request, key, { ref: held, code: 'HELD', city, country: 'FR' });
  const staff = await makeStaff('Dora Dispatch', 'operations');
  await countParcels(staff.session);
  await enterAs(page.context(), staff);
  await page.goto(`/admin/dispatch/plan?hub=${hubId}`);
  await expect(page.getByRole('heading', { name: 'Kept back (1)' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('row', { name: new RegExp(held) })).toContainText('Held at a hub');
  await expect(page.getByRole('checkbox', { name: `Choose ${held}` })).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }

  const id = page.locator('form:has([value="assign"]) input[name="id"]');
  const drawn = await id.inputValue();
  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  await expect.poll(() => asked.filter((path) => path === '/admin/dispatch/pool').length).toBe(2);
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
  expect(await id.inputValue()).toBe(drawn);
  const proposal = page.getByText(/^Everything that is complete at the hub is shared/);
  await expect(proposal).toBeVisible();
  const [day] = await readColumn(`SELECT (now() AT TIME ZONE 'Europe/Paris')::date::text`);
  const elsewhere = { id: randomUUID(), hubId, day, name: 'Elsewhere', stops: {} };
  const cookie = `__Host-waypost-staff=${staff.session}`;
  await post('/api/admin/dispatch/rounds', cookie, elsewhere);
  await expect(page.getByRole('option', { name: /^Elsewhere/ })).toHaveCount(1);
  await expect(proposal, 'stays open while somebody else makes a round').toBeVisible();
  await page.getByRole('checkbox', { name: `Choose ${number}` }).check();
  await page.getByLabel('Name', { exact: true }).fill('Once');
  // the answer is lost on its way, and the dispatcher sends the form again
  await page.route(
    '**/admin/dispatch/plan.data*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const send = page.getByRole('button', { name: 'Put 1 stop in the round' });
  await send.click();
  await expect(page.getByText('No answer came')).toBeVisible();
  await send.click();
  await expect(page.getByRole('heading', { name: /Once/ })).toBeVisible();
  const rounds = `SELECT count(*) FROM rounds WHERE hub_id = '${hubId}' AND name = 'Once'`;
  expect(await readColumn(rounds)).toEqual(['1']);
});

test('a chosen round stays chosen while somebody else changes it, which is told before stops go in, and so is its end', async ({
  page,
  request,
  inspect,
}) => {
  test.slow();
  const city = `Cible ${randomUUID().slice(0, 8)}`;
  const { hubId } = await plantCourier(city, 'Cora Courier');
  const number = await bringParcel(request, city);
  const other = await bringAnother(request, city);
  await bringAnother(request, city);
  const staff = await makeStaff('Dora Dispatch', 'operations');
  await countParcels(staff.session);
  const round = `/api/admin/dispatch/rounds/${randomUUID()}`;
  const [day] = await readColumn(`SELECT (now() AT TIME ZONE 'Europe/Paris')::date::text`);
  const colleague = (path: string, body: object) =>
    post(path, `__Host-waypost-staff=${staff.session}`, body);
  const id = round.slice(round.lastIndexOf('/') + 1);
  const north = { id, hubId, day, name: 'North', stops: {} };
  const { body: made } = await colleague('/api/admin/dispatch/rounds', north);
  await enterAs(page.context(), staff);
  await page.goto(`/admin/dispatch/plan?hub=${hubId}`);
  await page.getByRole('checkbox', { name: `Choose ${number}` }).check({ timeout: 30_000 });
  const target = page.getByLabel('Put it in');
  await target.selectOption('North, 0 stops');
  await colleague(`${round}/stops`, { revision: made['revision'], stops: { refs: [other] } });
  await expect(target.locator('option', { hasText: 'North, 1 stop' })).toHaveCount(1);
  await expect(target).toHaveValue(id);
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0);
  const send = page.getByRole('button', { name: 'Put 1 stop in the round' });
  await send.click();
  await expect(page.getByText('Somebody has changed the round meanwhile.')).toBeVisible();
  await inspect();
  await send.click();
  await expect(page.getByText('The stops were added to the round.')).toBeVisible();
  await expect(target).toHaveValue(id);

  // what was just added is no change by somebody else
  await page.getByRole('checkbox', { name: /^Choose / }).check();
  const [revision] = await readColumn(`SELECT revision FROM rounds WHERE id = '${id}'`);
  await expect(page.locator(`input[name="revision-${id}"]`)).toHaveValue(revision ?? '');
  await colleague(`${round}/cancel`, { revision: Number(revision) });
  await expect(page.getByText('North takes no more stops.')).toBeVisible();
  await expect(target).toHaveValue(id);
  await inspect();
  await target.selectOption('A new round');
  await expect(page.getByText('North takes no more stops.')).toHaveCount(0);
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
});

test('a dispatcher adds a vehicle and sees an error when its code is taken', async ({
  page,
  inspect,
}) => {
  const city = `Garage ${randomUUID().slice(0, 8)}`;
  const { hubId } = await plantCourier(city, 'Cora Courier');
  await enterAs(page.context(), await makeStaff('Dora Dispatch', 'operations'));
  await page.goto(`/admin/dispatch/vehicles?hub=${hubId}`);
  for (const attempt of [1, 2]) {
    await page.getByRole('link', { name: 'Add a vehicle' }).click();
    await page.getByLabel('Code', { exact: true }).fill('V-12');
    await page.getByLabel('Most kilograms').fill('800');
    if (attempt === 1) await inspect();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText(attempt === 1 ? 'The vehicle was saved.' : 'Check this.').first(),
    ).toBeVisible();
  }
  await page.goto(`/admin/dispatch/vehicles?hub=${hubId}`);
  await expect(page.getByRole('row', { name: /V-12/ })).toContainText('800');
});

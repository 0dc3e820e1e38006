import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';

test.describe.configure({ timeout: 150_000 });
test.skip(externalUrl !== undefined, 'needs the database of the installation');
test.use({ allowed: /the server responded with a status of (?:400|401|403|409|422)/ });

const WIDTHS = [1440, 360];

/** That no other run has. */
const newCode = () => `F${String(Date.now() % 1_000_000).padStart(6, '0')}`;

async function addHub(code: string): Promise<void> {
  await changeRows(`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
    VALUES (gen_random_uuid(), '${code}', 'Hub ${code}', 'Leuven', 'BE', 50.88, 4.7, 'Europe/Brussels')`);
}

test('an owner adds a person and a device, and the person signs in on it', async ({
  page,
  browser,
  inspect,
}) => {
  const code = newCode();
  await addHub(code);
  const owner = await makeStaff('Olga Owner', 'owner');
  await enterAs(page.context(), owner);

  await page.goto('/admin/field/people?add');
  const panel = page.getByRole('complementary');
  await panel.getByLabel('Name').fill('Fiona Field');
  await panel.getByLabel('Hub', { exact: true }).selectOption({ label: `${code}, Hub ${code}` });
  await panel.getByLabel('Work in a hub').uncheck();
  await panel.getByRole('button', { name: 'Add a person' }).click();
  await expect(panel.getByText('Choose at least one.')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }
  await panel.getByLabel('Work in a hub').check();
  await panel.getByRole('button', { name: 'Add a person' }).click();
  const pin = await page.getByTestId('pin').innerText();
  const badge = await page.getByTestId('badge-code').innerText();
  expect(pin).toMatch(/^\d{6}$/);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('badge-card')).toBeVisible();
  await expect(page.getByTestId('pin')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'I have kept it' }).click();
  await expect(page.getByTestId('badge-card')).toHaveCount(0);

  await page.getByRole('link', { name: 'Devices' }).click();
  await page.getByRole('link', { name: 'Add a device' }).click();
  await panel.getByLabel('Name').fill(`Phone ${code}`);
  await panel.getByLabel('Hub', { exact: true }).selectOption({ label: `${code}, Hub ${code}` });
  await panel.getByLabel('Your code').fill(owner.recoveryCodes[0] ?? '');
  await inspect();
  await panel.getByRole('button', { name: 'Add a device' }).click();
  await expect(page.getByTestId('time-left')).toHaveText(/Works for 14:\d\d more/);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }
  const link = new URL(await page.getByTestId('enrolment-link').innerText());

  const phone = await browser.newContext();
  const origin = new URL(page.url()).origin;
  const post = (path: string, data: object) =>
    phone.request.post(`${origin}${path}`, { data, headers: { origin } });
  expect((await post('/api/field/enrolments', { token: link.hash.slice(1) })).status()).toBe(201);
  expect((await post('/api/field/shifts', { badge, pin })).status()).toBe(201);
  await phone.close();

  await page.goto('/admin/field/devices');
  const row = page.getByRole('row', { name: new RegExp(`Phone ${code}`) });
  await expect(row).toContainText('Fiona Field');
  await expect(row).toContainText('Enrolled');
  await row.getByRole('link', { name: /Code, hub or revoke/ }).click();
  await panel.getByLabel('Reason').fill('Lost on the quay');
  await panel.getByRole('button', { name: 'Revoke this device' }).click();
  await expect(page.getByText('The device can do nothing any more.')).toBeVisible();
  await expect(row).toContainText('Revoked');
});

test('an owner publishes a hub’s sort plan after trying a destination', async ({
  page,
  inspect,
}) => {
  const code = newCode();
  await addHub(code);
  await enterAs(page.context(), await makeStaff('Sonja Sorter', 'owner'));
  await page.goto(`/admin/hubs?search=${code}`);
  await page.getByRole('link', { name: `Edit Hub ${code}` }).click();
  await inspect();
  await page.getByRole('complementary').getByRole('link', { name: 'Sort plan' }).click();
  await expect(page.getByText('Nobody has published a plan')).toBeVisible();

  const lanes = page.locator('section', { hasText: 'Add a lane' });
  await lanes.getByRole('button', { name: 'Add a lane' }).click();
  await lanes.getByLabel('Code').last().fill('r7');
  const rules = page.locator('section', { hasText: 'Add a rule' });
  await rules.getByRole('button', { name: 'Add a rule' }).click();
  await rules.getByLabel('Postal prefix').last().fill('30');
  await page.getByLabel('Why').fill('Round 7 drives Leuven');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Each lane needs a code of its own')).toBeVisible();
  await inspect();

  await lanes.getByLabel('Name').last().fill('Round 7');
  await rules.getByLabel('Lane').last().selectOption('R7');
  for (let row = await rules.getByLabel('Lane').count(); row > 1; row -= 1) {
    await rules.getByRole('button', { name: `Move up: row ${row}`, exact: true }).click();
  }
  await page.getByLabel('Postal code', { exact: true }).fill('3000');
  await page.getByRole('button', { name: 'Show the lane' }).click();
  await expect(page.getByText('Lane R7, Round 7')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Devices of the hub follow')).toBeVisible();
  await expect(page.getByText('Version 1 is in force.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Versions' })).toContainText(
    'Round 7 drives Leuven',
  );
});

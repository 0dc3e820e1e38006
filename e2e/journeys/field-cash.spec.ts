import { makeField, openPhone, PHONE } from '../field.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';

// a device that is not enrolled yet asks who it is, and an answer is lost
test.use({ viewport: PHONE, allowed: /status of 401|ERR_FAILED/ });
test.skip(externalUrl !== undefined, 'makes people in its own database');

test('a cashier who lost the answer to a count sees its result at the second try', async ({
  page,
  browser,
  baseURL,
  inspect,
}) => {
  const { hubId, enrolUrl, people } = await makeField(
    ['Cora Courier', 'Second Courier'],
    ['drive'],
  );
  await openPhone(page, enrolUrl, people[0], inspect);
  await inspect();
  await page.getByRole('link', { name: 'Cash' }).click();
  await page.getByLabel('Amount in EUR').fill('12.50');
  await page.getByRole('button', { name: 'Declare this amount' }).click();
  await expect(page.getByText('Waiting to be counted')).toBeVisible();

  const cashiers = await makeField(['Kim Cashier', 'Second Cashier'], ['hub', 'cash'], hubId);
  const window = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: PHONE,
    locale: 'en-GB',
  });
  const desk = await window.newPage();
  await openPhone(desk, cashiers.enrolUrl, cashiers.people[0]);
  await desk.getByRole('link', { name: 'Cash desk' }).click();
  await desk.getByRole('link', { name: /Cora Courier/ }).click();
  await desk.getByLabel('Amount in EUR').fill('12.50');
  const lose = '**/api/field/cash/counts/*/confirm';
  await desk.route(lose, async (route) => {
    expect((await route.fetch()).status()).toBe(200);
    await route.abort();
  });
  await desk.getByRole('button', { name: 'Confirm the count' }).click();
  await expect(desk.getByText(/^You need a connection to hand over cash/)).toBeVisible();
  await desk.unroute(lose);
  // the list is asked for every five seconds, and no longer has this count
  await desk.waitForResponse((answer) => answer.url().endsWith('/api/field/cash/desk'));
  await expect(desk.getByLabel('Amount in EUR')).toHaveValue('12.50');
  await desk.getByRole('button', { name: 'Confirm the count' }).click();
  // nothing was collected by the books
  await expect(desk.getByText('There is €12.50 too much.')).toBeVisible();
  await window.close();
});

import { expect, test } from '../journey.ts';

test('the six most wanted answers are open, each with its link', async ({ page }) => {
  await page.goto('/faq');
  const board = page.locator('main dl').first();
  const answers = [
    ['Use the express service page', '/services/express'],
    ['2–5 business days, or 12–48 hours with Priority', '/services/domestic'],
    ['24–72 hours', '/services/express?type=parcel#quote'],
    ['By ID, on the home page or the track page', '/track'],
    ['Shows as the status Exception', '/services/customs'],
    ['Requested from your dashboard', '/dashboard'],
  ] as const;
  for (const [answer, to] of answers) {
    await expect(board.getByRole('link', { name: answer })).toHaveAttribute('href', to);
  }
});

test('a question opens by keyboard and links to a page', async ({ page, inspect }) => {
  await page.goto('/faq');
  const answer = page.getByText('By its tracking ID, on the home page or on the track page.');
  await expect(answer).toBeHidden();
  await page.getByText('How do I track a shipment?').focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await inspect();
  await page.getByRole('main').getByRole('link', { name: 'Track page', exact: true }).click();
  await expect(page).toHaveURL(/\/track$/);
});

test('search engines get the questions with their answers', async ({ page }) => {
  await page.goto('/faq');
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const about = JSON.parse(json ?? '') as {
    '@type': string;
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(about['@type']).toBe('FAQPage');
  const questions = await page.locator('main summary').allInnerTexts();
  expect(about.mainEntity.map(({ name }) => name)).toEqual(questions);
  const onDelivery = about.mainEntity.find(({ name }) => name.includes('pay on delivery'));
  expect(onDelivery?.acceptedAnswer.text).toContain('20% of the subtotal');
});

test('the site says that it is a simulation, and credits its data sources', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'This is a simulation' })).toBeVisible();
  await expect(main.getByText('Contacts are placeholders')).toBeVisible();
  for (const claim of ['220+', '24/7', '98.7%']) {
    await expect(main.getByText(claim, { exact: true })).toBeVisible();
  }
  const credits = main.locator('#credits');
  await expect(credits).toContainText('CC BY 4.0');
  await expect(credits).toContainText('Natural Earth, in the public domain');
  await expect(credits.getByRole('link', { name: 'GeoNames' })).toHaveAttribute(
    'href',
    'https://www.geonames.org/',
  );
});

for (const path of ['/legal/terms', '/legal/privacy']) {
  test(`${path} has a version, a day, and contents that lead to every section`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByTestId('terms-version')).toHaveText(/^Version \d{4}-\d{2}$/);
    await expect(page.getByText(/^In force since \w+day, /)).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const sections = await page
      .locator('main section[id]')
      .evaluateAll((all) => all.map((section) => `#${section.id}`));
    expect(targets).toEqual(sections);
    expect(targets.length).toBeGreaterThan(8);
    await links.last().click();
    await expect(page.locator(targets.at(-1) ?? '')).toBeInViewport();
  });
}

test('the privacy notice names every cookie that a visit leaves', async ({ page, inspect }) => {
  await page.goto('/');
  await inspect();
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('button', { name: 'English' }).last().click();
  await page.goto('/legal/privacy');
  const table = page.getByRole('table', { name: /Cookies/ });
  const named = await table.getByRole('rowheader').allInnerTexts();
  const left = (await page.context().cookies()).map(({ name }) => name);
  expect(left.length).toBeGreaterThan(0);
  for (const name of left) expect(named).toContain(name);
});

test('the terms answer common questions', async ({ page }) => {
  await page.goto('/legal/terms#cancellations');
  await expect(page.locator('#cancellations')).toBeInViewport();
  await expect(page.locator('#payment')).toContainText('the fee is 20% of the subtotal');
  await expect(page.locator('#prohibited').getByRole('listitem')).toHaveCount(8);
  await expect(page.locator('#parties').getByText('(placeholder)')).toHaveCount(4);
});

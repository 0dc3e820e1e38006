import { expect, type Page, test } from '@playwright/test';
import { MAJOR_CITIES } from '@waypost/domain/major-cities';
import { openCheckout } from '../checkout.ts';
import { bookParcel, recipientOfThisTest } from '../booking.ts';
import { newClient, newEmail, openAccount } from '../customer.ts';
import { hardCodedTexts } from '../hard-coded-texts.ts';
import { PUBLIC_PAGES } from '../public-pages.ts';

const COUNTRIES = (() => {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  return codes.map((code) => names.of(code) ?? '').filter((name) => name.length > 2);
})();
const CITIES = [
  ...MAJOR_CITIES.map(({ city }) => city),
  'Lisboa',
  'Rua Augusta',
  'Kaai',
  'Rue Neuve',
];
const PEOPLE = ['Ada Example', 'Ada Lindqvist', 'Hugo Almeida', 'Ada', 'Hugo', String.raw`\bAE\b`];
/** Whom the data of our maps and the letters of our pages are by, and under which licence. */
const CREDITS = ['GeoNames', 'CC BY', 'Natural Earth', 'SIL Open Font License'];
const KNOWN = new RegExp(
  [...COUNTRIES, ...CITIES, ...PEOPLE, ...CREDITS, 'English, longer']
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.()]/g, String.raw`\$&`))
    .join('|'),
  'g',
);

test.use({ extraHTTPHeaders: newClient() });

/** Without the fixture that inspects: pages are inspected in every-page.spec.ts. */
async function textsOf(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'googtrans', value: '/en/en-XA', url }]);
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    const texts = await hardCodedTexts(page, KNOWN);
    if (texts.length > 0) found[path] = texts;
  }
  return found;
}

test('every text of the public pages comes from a catalog', async ({ page }) => {
  const pages = PUBLIC_PAGES.filter((path) => !path.startsWith('/admin'));
  expect(await textsOf(page, [...pages, '/nothing', '/track?ref=WP12'])).toEqual({});
});

test('every text of a booking comes from a catalog', async ({ page, request }) => {
  await openCheckout(page, recipientOfThisTest('every text'));
  const { receiptId, trackingNumber } = await bookParcel(request);
  const paths = [page.url(), `/receipt/${receiptId}`, `/track?ref=${trackingNumber}`];
  expect(await textsOf(page, paths)).toEqual({});
});

test('every text of an account comes from a catalog', async ({ page, context, request }) => {
  const email = newEmail('text');
  await bookParcel(request, { shipperEmail: email });
  await openAccount(context, email);
  const paths = [
    '',
    '/new',
    '/addresses',
    '/keys',
    '/pickups',
    '/pickups/new',
    '/billing',
    '/profile',
  ];
  expect(
    await textsOf(
      page,
      paths.map((path) => `/dashboard${path}`),
    ),
  ).toEqual({});
});

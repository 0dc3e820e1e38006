import { expect, type Page } from '@playwright/test';
import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import { bookParcel, fillParcel, fillParties, fillRecipient, PARCEL, PEOPLE } from './booking.ts';
import { choose, confirmButton } from './checkout.ts';
import { newEmail, openAccount, PASSWORD } from './customer.ts';
import { codeTo, linkIn, mailTo, partyLinkTo } from './inbox.ts';
import { changeRows, createDeviceKey } from './installation/commands.ts';
import { sendScan } from './device.ts';
import { enterAs, makeStaff } from './staff.ts';
import { waitUntilScriptsTookOver } from './scripts-took-over.ts';

export type FormRow = {
  name: string;
  /** Opens the page and fills the form; what is typed differs from row to row. */
  open: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** The result of pressing again once the connection is back; forms that only request data do it by themselves. */
  done: (page: Page) => Promise<void>;
  /** The result if the first press was carried out but its answer lost, and the second cannot be. */
  doneUnheard?: (page: Page) => Promise<void>;
  /** It only requests a page, so nothing must be sent again. */
  asks?: true;
  /** It detects by itself that it was carried out although the answer was lost. */
  findsOut?: true;
  /** Walked in CI too. */
  isShort?: true;
};

const pressed = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const shows = (text: string | RegExp) => async (page: Page) => {
  await expect(page.getByText(text).first()).toBeVisible();
};
const leadsTo = (path: RegExp) => (page: Page) => page.waitForURL(path);
const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true });

export const PUBLIC_FORMS: FormRow[] = [
  {
    name: 'tracking on the home page',
    asks: true,
    async open(page) {
      await page.goto('/');
      await fetchingAhead(page, /\/assets\/track-/, () =>
        page.getByLabel('Tracking ID').first().fill(SAMPLE_NUMBERS.customsHold),
      );
    },
    press: (page) => page.getByRole('button', { name: 'Track', exact: true }).first().click(),
    done: shows(/customs/i),
  },
  {
    name: 'tracking on its page',
    isShort: true,
    asks: true,
    async open(page) {
      await page.goto(`/track?ref=${SAMPLE_NUMBERS.inTransit}`);
      await page.getByLabel('Tracking ID').fill(SAMPLE_NUMBERS.delivered);
    },
    press: pressed('Track'),
    done: (page) => expect(page.getByRole('heading', { level: 1 })).toContainText('Delivered'),
  },
  {
    name: 'the quote on the home page',
    asks: true,
    async open(page) {
      await page.goto('/');
      await fetchingAhead(page, /\/assets\/express-/, () => field(page, 'From').fill(PARCEL.from));
      await field(page, 'To').fill(PARCEL.to);
    },
    press: (page) => page.locator('form.quote-sign').getByRole('button').last().click(),
    done: leadsTo(/\/services\/express\?/),
  },
  {
    name: 'the quote of a parcel',
    isShort: true,
    async open(page) {
      await page.goto('/services/express');
      await fillParcel(page);
      await fillRecipient(page, newEmail('hugo'));
    },
    press: pressed('Continue to booking'),
    done: leadsTo(/\/billing\?draft=/),
  },
  {
    name: 'the quote of freight',
    async open(page) {
      await page.goto('/services/express?type=freight');
      await page.getByLabel('From').fill(PARCEL.from);
      await page.getByLabel('To', { exact: true }).fill(PARCEL.to);
      await page.getByLabel('Weight').fill('250');
      await page.getByLabel('Length').fill('120');
      await page.getByLabel('Width').fill('100');
      await page.getByLabel('Height').fill('140');
      await fillRecipient(page, newEmail('hugo'));
    },
    press: pressed('Continue to booking'),
    done: leadsTo(/\/billing\?draft=/),
  },
  {
    name: 'the checkout',
    findsOut: true,
    isShort: true,
    async open(page) {
      await openCheckoutHere(page);
      await fillParties(page, newEmail('ada'));
      await choose(page, 'Pay on delivery');
    },
    press: (page) => confirmButton(page).click(),
    done: leadsTo(/\/receipt\//),
  },
  {
    name: 'the contact form',
    isShort: true,
    async open(page) {
      await page.goto('/contact');
      await field(page, 'Name').fill('Ada Lindqvist');
      await field(page, 'Email').fill(newEmail('ada'));
      await field(page, 'Message').fill('Two vans.\nA line that is cut.');
    },
    press: pressed('Send message'),
    done: shows('We’ve received your message'),
  },
  {
    name: 'the newsletter',
    isShort: true,
    async open(page) {
      await page.goto('/faq');
      await fetchingAhead(page, /\/assets\/newsletter-/, () =>
        page.getByRole('contentinfo').getByLabel('Email address').fill(newEmail('news')),
      );
      await page.getByRole('contentinfo').getByRole('checkbox').check();
    },
    press: (page) => page.getByRole('button', { name: 'Subscribe' }).click(),
    done: (page) => expect(page.getByRole('contentinfo').getByRole('status')).not.toBeEmpty(),
  },
  {
    name: 'updates about a shipment',
    async open(page) {
      const { trackingNumber } = await bookParcel(page.request);
      await page.goto(`/track?ref=${trackingNumber}`);
      const card = page.locator('#updates');
      await fetchingAhead(page, /\/assets\/asked-/, () =>
        card.getByLabel('Email').fill(newEmail('follower')),
      );
      await card.getByRole('checkbox').check();
    },
    press: pressed('Send me updates'),
    done: shows('Confirm the updates with the link'),
  },
  {
    name: 'registration',
    isShort: true,
    async open(page) {
      await page.goto('/auth/register');
      await field(page, 'Name').fill('Ada Example');
      await field(page, 'Email').fill(newEmail('register'));
      await field(page, 'Password').fill(PASSWORD);
      await field(page, 'Password again').fill(PASSWORD);
      await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
    },
    press: pressed('Create account'),
    done: shows('Enter your code'),
  },
  {
    name: 'the code of a registration',
    async open(page) {
      const email = newEmail('code');
      await page.goto('/auth/register');
      await field(page, 'Name').fill('Ada Example');
      await field(page, 'Email').fill(email);
      await field(page, 'Password').fill(PASSWORD);
      await field(page, 'Password again').fill(PASSWORD);
      await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
      await pressed('Create account')(page);
      await page.getByLabel('6-digit code').fill(await codeTo(email));
    },
    press: pressed('Verify'),
    done: leadsTo(/\/dashboard/),
    // The code has signed a browser in that did not hear of it; the account is there.
    doneUnheard: shows('Invalid or expired code.'),
  },
  {
    name: 'the login',
    async open(page) {
      await page.goto('/auth/login');
      await field(page, 'Email').fill(newEmail('nobody'));
      await field(page, 'Password').fill(PASSWORD);
    },
    press: pressed('Continue'),
    done: shows(/code|password/),
  },
  {
    name: 'a forgotten password',
    async open(page) {
      await page.goto('/auth/forgot');
      await field(page, 'Email').fill(newEmail('nobody'));
    },
    press: pressed('Send the link'),
    done: shows('Look in your inbox'),
  },
  {
    name: 'a new password',
    async open(page) {
      const email = newEmail('reset');
      await openAccount(page.context(), email);
      await page.context().clearCookies();
      await page.goto('/auth/forgot');
      await field(page, 'Email').fill(email);
      await pressed('Send the link')(page);
      await page.goto(linkIn(await mailTo(email, /Set a new Waypost password/), '/auth/reset'));
      await field(page, 'New password').fill('eight new harbours');
    },
    press: pressed('Set the password'),
    done: leadsTo(/\/auth\/login/),
    doneUnheard: shows('This link does not work any more'),
  },
  {
    name: 'cancelling by the link of the shipper',
    async open(page) {
      const { trackingNumber } = await openAsShipper(page);
      await page.goto(`/track/cancel?ref=${trackingNumber}`);
    },
    press: pressed('Yes, cancel it'),
    done: shows('This shipment was cancelled.'),
  },
  {
    name: 'a message about a shipment that customs holds',
    isShort: true,
    async open(page) {
      await openCase(page);
      await page.getByLabel('Your message').fill('The invoice follows tomorrow.');
    },
    press: pressed('Send'),
    done: shows('The invoice follows tomorrow.'),
  },
  {
    name: 'a file for a shipment that customs holds',
    async open(page) {
      await openCase(page);
      const buffer = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
      const invoice = { name: 'Invoice.pdf', mimeType: 'application/pdf', buffer };
      await page.locator('input[type=file]').setInputFiles(invoice);
    },
    press: pressed(/Upload|Send the files/),
    done: shows('Invoice.pdf'),
  },
];

export const SIGNED_IN_FORMS: FormRow[] = [
  {
    name: 'an address of the address book',
    async open(page) {
      await openAccount(page.context(), newEmail('book'));
      await page.goto('/dashboard/addresses?add');
      await page.getByLabel('Name', { exact: true }).first().fill('Hugo Almeida');
    },
    press: pressed(/Save|Add/),
    done: shows(/Hugo|Enter/),
  },
  {
    name: 'a new password of a member of staff',
    async open(page) {
      await enterAs(page.context(), await makeStaff('Line Owner', 'owner'));
      await page.goto('/admin/me/password');
      await page.getByLabel('Current password', { exact: true }).fill('one wrong password');
    },
    press: (page) => page.getByRole('main').locator('button[type=submit]').last().click(),
    done: (page) => expect(page.getByRole('main')).toBeVisible(),
  },
];

/** The scripts of the page that a form leads to come while it is filled in. */
async function fetchingAhead(page: Page, script: RegExp, fill: () => Promise<void>): Promise<void> {
  await waitUntilScriptsTookOver(page);
  const fetched = page.waitForResponse((response) => script.test(response.url()));
  await fill();
  await (await fetched).finished();
}

async function openCheckoutHere(page: Page): Promise<void> {
  const form = {
    type: 'parcel',
    ...PARCEL,
    recipientEmail: newEmail('hugo'),
    recipientAddress: PEOPLE.recipientAddress,
  };
  const answer = await page.request.post('/services/express', {
    form,
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  await page.goto(answer.headers()['location'] ?? '');
}

async function openAsShipper(page: Page) {
  const shipperEmail = newEmail('ada');
  const booked = await bookParcel(page.request, { shipperEmail });
  await changeRows(`UPDATE shipments SET hold = NULL WHERE receipt_id = '${booked.receiptId}'`);
  await page.goto(`/track/access?ref=${booked.trackingNumber}`);
  await page.getByLabel('Your email').fill(shipperEmail);
  await pressed('Email me the link')(page);
  await expect(page.getByText('a link is on its way')).toBeVisible();
  await page.goto(await partyLinkTo(shipperEmail));
  return booked;
}

let deviceKey: Promise<string> | undefined;

async function openCase(page: Page): Promise<void> {
  const { trackingNumber: ref } = await openAsShipper(page);
  const key = await (deviceKey ??= createDeviceKey('Hub behind a bad line'));
  for (const code of ['PICKED_UP', 'CUSTOMS_HOLD']) {
    await sendScan(page.request, key, { ref, code, city: 'Lisbon', country: 'PT' });
  }
  await page.goto(`/track/case?ref=${ref}`);
}

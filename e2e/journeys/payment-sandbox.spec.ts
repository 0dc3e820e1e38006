import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { chooseEnvironment, externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';

// The card frame and the second steps as a shop meets them, without the pages of ours that use them.
test.skip(externalUrl !== undefined, 'another installation has its own payment provider');
const FROM_SANDBOX = 'third party: http://127[.]0[.]0[.]1:[0-9]+/(frame|assets|second-step)';
test.use({ allowed: new RegExp(`^${FROM_SANDBOX}`) });

const sandbox = (await chooseEnvironment())['PAYMENT_SANDBOX_ORIGIN'] ?? '';

/**
 * A page of our origin that embeds the frame and records its messages. It starts as a real page, because Chromium
 * does not let a page without an origin load anything from this machine.
 */
async function openShop(page: Page, baseURL: string | undefined, look: string): Promise<void> {
  const frame = `${sandbox}/frame?lang=en&origin=${encodeURIComponent(baseURL ?? '')}&${look}`;
  await page.goto('/robots.txt');
  await page.setContent(`<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:," />
    <script>
      window.told = [];
      addEventListener('message', (event) => {
        if (event.origin === '${sandbox}') told.push(event.data);
      });
      window.ask = (message) => document.querySelector('iframe').contentWindow
        .postMessage({ source: 'waypost-page', ...message }, '${sandbox}');
    </script>
    <main><h1>Pay</h1><iframe title="Card" src="${frame}" width="320" height="320"></iframe></main>
    </html>`);
  await expect.poll(() => told(page, 'ready')).toHaveLength(1);
}

function told(page: Page, type: string): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    (wanted) =>
      (window as unknown as { told: { type: string }[] }).told.filter(
        ({ type: t }) => t === wanted,
      ),
    type,
  );
}

function ask(page: Page, message: object): Promise<void> {
  return page.evaluate((sent) => {
    (window as unknown as { ask(message: object): void }).ask(sent);
  }, message);
}

/** Also looks into the frame, which the inspection of every journey does not. */
async function expectAccessibleFrame(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([]);
}

test.describe('the card frame', () => {
  // the shop has a script of its own, and robots.txt names no icon
  const allowed = new RegExp(`^(${FROM_SANDBOX}|console: .* status of 404)`);
  test.use({ bypassCSP: true, allowed });

  test('a card is typed into the frame, and the page gets a token for it', async ({
    page,
    baseURL,
  }) => {
    await openShop(page, baseURL, 'theme=light&dir=ltr');
    const frame = page.frameLocator('iframe');
    const number = frame.getByLabel('Card number');
    const expiry = frame.getByLabel('Expiry date');
    const cvc = frame.getByLabel('Security code');

    await ask(page, { type: 'focus' });
    await expect(number).toBeFocused();
    await page.keyboard.type('378282246310005');
    await expect(number).toHaveValue('3782 8224 6310 005');
    await expect(frame.getByText('American Express')).toBeVisible();
    await expect(cvc).toHaveAttribute('placeholder', '4 digits');
    await page.keyboard.press('Tab');
    await page.keyboard.type('130');
    await expect(expiry).toHaveValue('13/0');
    await page.keyboard.press('Tab');
    await expect(frame.getByText('Use a valid future date.')).toBeVisible();
    await expect(expiry).toHaveAccessibleDescription('Use a valid future date.');
    await expect(expiry).toHaveAttribute('aria-invalid', 'true');

    await ask(page, { type: 'tokenise', requestId: 'r1', billingDetails: {} });
    await expect
      .poll(() => told(page, 'refused'))
      .toMatchObject([{ requestId: 'r1', field: 'expiry', message: 'Use a valid future date.' }]);
    await expect(expiry).toBeFocused();
    await expect(frame.getByText('Invalid CVC.')).toBeVisible();
    await expectAccessibleFrame(page);

    await expiry.fill('1240');
    await expect(expiry).toHaveValue('12/40');
    await cvc.fill('1234');
    await expect
      .poll(async () => (await told(page, 'change')).at(-1))
      .toMatchObject({ complete: true, brand: 'amex', faults: [] });
    await ask(page, {
      type: 'tokenise',
      requestId: 'r2',
      billingDetails: { name: 'Ann', email: 'ann@example.com', country: 'KE' },
    });
    await expect
      .poll(() => told(page, 'token'))
      .toMatchObject([
        { requestId: 'r2', brand: 'amex', last4: '0005', expMonth: 12, expYear: 2040 },
      ]);
    expect(JSON.stringify(await told(page, 'token'))).not.toContain('3782');
  });

  test('the frame adopts the theme of its page', async ({ page, baseURL }) => {
    await openShop(page, baseURL, 'theme=dark&dir=rtl');
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
    await frame.getByLabel('Card number').fill('4242424242424241');
    await frame.getByLabel('Expiry date').focus();
    await expect(frame.getByText('Enter a valid card number.')).toBeVisible();
    await expectAccessibleFrame(page);
    await ask(page, { type: 'look', theme: 'light', lang: 'en', dir: 'ltr' });
    await expect(frame.locator('html[dir=ltr]')).toHaveAttribute('data-theme', 'light');
    expect((await told(page, 'height')).at(-1)?.['pixels']).toBeGreaterThan(150);
  });
});

test('a page of another origin gets no frame', async ({ request }) => {
  const answer = await request.get(`${sandbox}/frame?origin=http://evil.example`);
  expect(answer.status()).toBe(400);
});

for (const [decision, redirectStatus, status] of [
  ['Approve', 'succeeded', 'requires_capture'],
  ['Refuse', 'failed', 'requires_payment_method'],
  ['Leave', 'pending', 'requires_action'],
] as const) {
  test(`a payer may ${decision.toLowerCase()} at the second step`, async ({
    page,
    request,
    baseURL,
    inspect,
  }) => {
    const headers = { authorization: 'Bearer sk_test_journey' };
    const asked = await request.post(`${sandbox}/v1/payment_intents`, {
      headers,
      form: {
        amount: 4990,
        currency: 'eur',
        capture_method: 'manual',
        confirm: true,
        payment_method: 'pm_card_authenticationRequired',
        return_url: `${baseURL}/track`,
      },
    });
    const { id, next_action: next } = (await asked.json()) as AskedIntent;
    await page.goto(next.redirect_to_url.url);
    await expect(page.getByText('€49.90')).toBeVisible();
    await inspect();
    await page.getByRole('button', { name: decision }).click();
    await page.waitForURL((url) => url.searchParams.get('redirect_status') === redirectStatus);
    expect(new URL(page.url()).searchParams.get('payment_intent')).toBe(id);
    const after = await request.get(`${sandbox}/v1/payment_intents/${id}`, { headers });
    expect(await after.json()).toMatchObject({ status });
  });
}

interface AskedIntent {
  id: string;
  next_action: { redirect_to_url: { url: string } };
}

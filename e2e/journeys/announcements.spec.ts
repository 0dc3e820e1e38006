import { expect, type Page, test } from '@playwright/test';
import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import { newEmail, openAccount } from '../customer.ts';
import { externalUrl } from '../installation/environment.ts';
import { enterAs, makeStaff } from '../staff.ts';
import { waitUntilScriptsTookOver } from '../scripts-took-over.ts';

type Node = {
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
};

/** The element that a screen reader is on, according to the browser's accessibility tree. */
async function focusedNode(page: Page): Promise<string> {
  const tree = await page.context().newCDPSession(page);
  const { nodes } = (await tree.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  await tree.detach();
  const focused = nodes.findLast(({ properties }) =>
    properties?.some(({ name, value }) => name === 'focused' && value.value === true),
  );
  return `${focused?.role?.value}: ${plain(focused?.name?.value ?? '')}`;
}

/** With every space a space: a tree and a page have different ones. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Expects the heading of the page to be announced, wherever the link to it was. */
async function expectHeadingRead(page: Page, heading: string | RegExp): Promise<void> {
  const shown = page.getByRole('heading', { level: 1, name: heading });
  await expect(shown).toBeFocused();
  expect(await focusedNode(page)).toBe(`heading: ${plain(await shown.innerText())}`);
}

const announced = (page: Page) => page.getByTestId('announced');

test('each page opened by a link, a form or the back button is announced to screen readers', async ({
  page,
}) => {
  await page.goto('/');
  await waitUntilScriptsTookOver(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expectHeadingRead(page, /Terms/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expectHeadingRead(page, /./);
  await page.goBack();
  await expectHeadingRead(page, /Terms/);

  // A page with a cursor of its own keeps it, and its title is read out.
  await page.getByRole('banner').getByRole('link', { name: 'Track' }).click();
  await expect(page.getByLabel('Tracking ID')).toBeFocused();
  await expect(announced(page)).toHaveText(/^Track a shipment/);

  await page.getByLabel('Tracking ID').fill(SAMPLE_NUMBERS.customsHold);
  await page.keyboard.press('Enter');
  await expectHeadingRead(page, /customs/i);
  await expect(page).toHaveTitle(/WP00 DEM0 0000 005K/);
});

test('a filtered list of shipments announces its number of results', async ({ page, context }) => {
  test.skip(externalUrl !== undefined, 'plants a session');
  await openAccount(context, newEmail('filters'));
  await page.goto('/dashboard');
  await waitUntilScriptsTookOver(page);
  const status = page.getByRole('main').getByRole('status').first();
  await page.getByLabel('Search').fill('nowhere');
  await expect(page).toHaveURL(/search=nowhere/);
  await expect(status).toHaveText('0 shipments');
});

test.describe('in the console', () => {
  test.skip(externalUrl !== undefined, 'makes a member of staff');

  test('an error page of the console is complete and announced', async ({ page, context }) => {
    const troubles: string[] = [];
    page.on(
      'console',
      (message) => void (message.type() === 'error' && troubles.push(message.text())),
    );
    page.on('pageerror', (error) => troubles.push(error.message));
    await enterAs(context, await makeStaff('Erin Error', 'owner'));
    await page.goto('/admin/shipments/01890000-0000-7000-8000-000000000000');
    await expectHeadingRead(page, 'There is nothing at this address');
    expect(troubles.filter((text) => !text.includes('404'))).toEqual([]);
  });

  test('a refresh that the server refuses leaves a console page unchanged', async ({
    page,
    context,
  }) => {
    await enterAs(context, await makeStaff('Bea Busy', 'owner'));
    await page.goto('/admin/me/password');
    await waitUntilScriptsTookOver(page);
    const field = page.getByLabel('Current password', { exact: true });
    await field.fill('half of a password');
    await page.route('**/*.data*', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.evaluate(() => {
      const { __reactRouterDataRouter: router } = window as never as Record<
        string,
        { revalidate(): Promise<void> }
      >;
      return router?.revalidate();
    });
    await expect(page.getByTestId('line')).toContainText(/Not updated since \d\d:\d\d/);
    await expect(field).toHaveValue('half of a password');
  });
});

test('no focused element is hidden by the bar at the lower edge', async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/auth/register', '/services/express']) {
      await page.goto(path);
      const hidden = await hiddenStops(page);
      expect(hidden, `${path} at ${width} x ${height}`).toEqual([]);
    }
  }
});

async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < 45; stop += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.bottom-bar');
      const focused = document.activeElement;
      if (bar === null || focused === null || bar.contains(focused)) return null;
      const top =
        bar.getBoundingClientRect().height === 0 ? innerHeight : bar.getBoundingClientRect().top;
      const { top: from, bottom: to, height } = focused.getBoundingClientRect();
      const isCovered = height > 0 && from >= top - 1 && to > top;
      return isCovered ? focused.outerHTML.slice(0, 80) : null;
    });
    if (covered !== null) hidden.push(covered);
  }
  return hidden;
}

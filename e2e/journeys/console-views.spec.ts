import { bookParcel } from '../booking.ts';
import { newClient } from '../customer.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';
import { CONSOLE_WIDTHS } from '../widths.ts';

test.skip(externalUrl !== undefined, 'needs the command line of the installation');
test.use({
  extraHTTPHeaders: newClient(),
  allowed: /the server responded with a status of 400/,
});

for (const width of CONSOLE_WIDTHS) {
  test(`staff saves, shares, renames and removes a view of the list, at ${width} pixels`, async ({
    page,
    browser,
    request,
    inspect,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await bookParcel(request);
    const name = `Due first ${width} ${Date.now()}`;
    const [ann, ben] = await Promise.all([
      makeStaff('Ann Views', 'operations'),
      makeStaff('Ben Views', 'support'),
    ]);
    await enterAs(page.context(), ann);
    await page.goto('/admin/dashboard?sort=due-asc&search=Hugo');
    const first = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first();
    await expect(first).toBeVisible();
    if (width >= 1024) {
      expect((await first.boundingBox())?.height).toBeLessThanOrEqual(41);
    }

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Weight' }).check();
    await page.getByRole('checkbox', { name: 'Email' }).uncheck();
    await inspect();
    await page.getByRole('button', { name: 'Show these columns' }).click();
    await expect(page).toHaveURL(/columns=/);
    await expect(page.getByRole('columnheader', { name: 'Weight' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0);
    await expect(page).toHaveURL(/search=Hugo/);

    await page.getByRole('button', { name: 'Views' }).click();
    await inspect();
    await page.getByRole('link', { name: 'Save this view' }).click();
    await expect(page.getByText('What was typed to search is not kept')).toBeVisible();
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByText('Give it a name')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Shared with all colleagues').check();
    await inspect();
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.waitForURL(/\/admin\/dashboard\?.*view=/);
    expect(page.url()).not.toContain('Hugo');
    await expect(page.getByRole('button', { name: `View: ${name}` })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Weight' })).toBeVisible();
    await expect(first).toBeVisible();
    await expect(page.getByText(/^[\d,]+\+? shipments?$/)).toBeVisible();
    await inspect();

    // a colleague opens what is shared, and may not change it
    const second = await browser.newContext({ viewport: { width, height: 900 } });
    await enterAs(second, ben);
    const other = await second.newPage();
    await other.goto('/admin/dashboard');
    await other.getByRole('button', { name: 'Views' }).click();
    await other.getByRole('link', { name }).click();
    await expect(other.getByRole('columnheader', { name: 'Weight' })).toBeVisible();
    await other.goto('/admin/views');
    await expect(other.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(other.getByRole('link', { name: `Change ${name}` })).toHaveCount(0);
    await second.close();

    // a filter on top of the view can be saved as a change of it
    await page.getByRole('combobox', { name: 'Service', exact: true }).selectOption('freight');
    // the address changes before the rows do, and new rows close a menu
    const save = page.getByRole('link', { name: 'Save this view', includeHidden: true });
    await expect(save).toHaveAttribute('href', /service=freight/);
    await page.getByRole('button', { name: `View: ${name}` }).click();
    await save.click();
    await expect(page.getByRole('radio', { name: `A change of “${name}”` })).toBeChecked();
    await inspect();
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.waitForURL(/service=freight.*view=/);

    await page.getByRole('button', { name: `View: ${name}` }).click();
    await page.getByRole('link', { name: 'Rename or remove views' }).click();
    await page.getByRole('link', { name: `Change ${name}` }).click();
    const panel = page.getByRole('complementary', { name: 'Change the view' });
    await panel.getByLabel('Name', { exact: true }).fill(`Freight ${name}`);
    await inspect();
    await panel.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByText('The view is saved.')).toBeVisible();
    await page.getByRole('link', { name: `Change Freight ${name}` }).click();
    await panel.getByRole('button', { name: 'Remove this view' }).click();
    await expect(page.getByText('The view is removed.')).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
    await inspect();
  });
}

import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';

test.skip(externalUrl !== undefined, 'makes a member of staff');

test('on a phone, the console menu at the lower edge opens pages and closes itself', async ({
  page,
  context,
  inspect,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(context, await makeStaff('Mona Menu', 'owner'));
  await page.goto('/admin');
  const pages = page.getByRole('navigation', { name: 'Console' });
  await expect(pages).toBeHidden();
  const heading = page.getByRole('heading', { level: 1 });
  const { y = 900 } = (await heading.boundingBox()) ?? {};
  expect(y).toBeLessThan(250);
  // before the menu is open: axe takes it for the ground of the texts that it covers
  await inspect();

  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(pages.getByRole('link')).toHaveCount(18);
  await expect(pages.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Hubs' }).click();
  await expect(heading).toHaveText('Hubs');
  await expect(pages).toBeHidden();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await expect(pages).toBeHidden();
  await inspect();
});

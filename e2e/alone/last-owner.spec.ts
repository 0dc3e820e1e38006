import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { press } from '../keyboard.ts';
import { enterAs, makeStaff } from '../staff.ts';

test.skip(externalUrl !== undefined, 'needs the command line and the database of the installation');
test.use({ allowed: /the server responded with a status of 409/ });

test('the last owner cannot step down', async ({ page, context, inspect }) => {
  const owner = await makeStaff('Lou Last', 'owner');
  await changeRows(
    `UPDATE staff_members SET active = false WHERE permission_set = 'owner' AND email <> '${owner.email}'`,
  );
  await enterAs(context, owner);
  await page.goto('/admin/staff');
  const row = page.getByRole('row', { name: new RegExp(owner.email) });
  await press(page, row.getByRole('link', { name: 'Change Lou Last' }));
  await press(page, page.getByRole('button', { name: 'Deactivate' }));
  await expect(page.getByRole('alert')).toContainText('One active owner must remain.');
  await inspect();
  await expect(row).toContainText('Active');
  await press(page, page.getByRole('radio', { name: /^Owner/ }), 'ArrowUp');
  await press(page, page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('alert')).toContainText('Make somebody else an owner first.');
});

import { newClient } from '../customer.ts';
import { expect, test } from '../journey.ts';

test.use({ extraHTTPHeaders: newClient() });

test('a courier allows the position on the device check page, which shows its accuracy', async ({
  page,
  context,
  inspect,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 45.76, longitude: 4.83, accuracy: 18 });
  await page.goto('/field/check');
  await page.getByRole('button', { name: 'Allow the position' }).click();
  await expect(page.getByText('Known to 18 m.')).toBeVisible();
  await inspect();
});

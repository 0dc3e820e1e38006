import { bookParcel } from '../booking.ts';
import { newClient } from '../customer.ts';
import { makeField, openPhone, PHONE } from '../field.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';

// a device that is not enrolled yet asks who it is
test.use({ viewport: PHONE, extraHTTPHeaders: newClient(), allowed: /status of 401/ });
test.skip(externalUrl !== undefined, 'makes people in its own database');

test('who looks up a held parcel reads where it goes, and that it must be stopped', async ({
  page,
  request,
  inspect,
}) => {
  const { enrolUrl, people } = await makeField(['Hub Worker', 'Second Worker']);
  const { trackingNumber } = await bookParcel(request);
  await openPhone(page, enrolUrl, people[0], inspect);
  await inspect();
  await page.getByRole('link', { name: 'Look up' }).click();
  await page.getByLabel('Number on the label').fill(trackingNumber);
  await page.getByRole('button', { name: 'Find' }).click();
  // each stands for itself, because a full stop and a comma are other signs in some languages
  const country = page.getByRole('status').getByText('Portugal', { exact: true });
  await expect(country).toBeVisible();
  await expect(page.getByText('Stop it', { exact: true })).toBeVisible();
  const advice = page.getByText('Do not send it on. Put it in the office lane.', { exact: true });
  await expect(advice).toBeVisible();
});

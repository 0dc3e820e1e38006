import { formatTrackingNumber, makePieceNumber } from '@waypost/domain/tracking-number';
import { scanByWedge } from '../../tools/installation/field-phone.ts';
import { bookParcel } from '../booking.ts';
import { newClient } from '../customer.ts';
import { bringParcels, makeField, openPhone, PHONE } from '../field.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';

// a device that is not enrolled yet asks who it is
test.use({ viewport: PHONE, extraHTTPHeaders: newClient(), allowed: /status of 401/ });
test.skip(externalUrl !== undefined, 'makes people and devices in its own database');

test('a look-up shows the parcel in hand, even if the answer about the one before comes late', async ({
  page,
  inspect,
}) => {
  const { hubId, enrolUrl, people } = await makeField(['Hanna Hub', 'Second Person']);
  const [before = '', inHand = ''] = await bringParcels(hubId, [{}, {}]);
  await openPhone(page, enrolUrl, people[0], inspect);
  await page.getByRole('link', { name: 'Look up' }).click();
  await expect(page.getByRole('heading', { name: 'Look up' })).toBeVisible();
  await inspect();

  let answer = () => {};
  const isLate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const ofBefore = `**/api/field/pieces/${before}`;
  await page.route(ofBefore, async (route) => {
    await isLate;
    await route.continue();
  });
  const asked = page.waitForRequest(ofBefore);
  await scanByWedge(page, makePieceNumber(before, 1));
  await asked;
  await scanByWedge(page, makePieceNumber(inHand, 1));
  const shown = page.getByText(formatTrackingNumber(inHand));
  await expect(shown).toBeVisible();
  const answered = page.waitForResponse(ofBefore);
  answer();
  await (await answered).finished();
  // time to show it
  await page.waitForTimeout(500);
  await expect(shown).toBeVisible();
  await expect(page.getByText(formatTrackingNumber(before))).toBeHidden();
});

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

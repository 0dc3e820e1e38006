import { request as requests } from '@playwright/test';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import {
  confirm,
  continueToBooking,
  fillContacts,
  fillParcel,
  fillRecipient,
  recipientOfThisTest,
  shownTrackingNumber,
} from '../booking.ts';
import { sendScan } from '../device.ts';
import { chooseEnvironment, externalUrl } from '../installation/environment.ts';
import {
  openSecondFront,
  type SecondFront,
  secondFrontOrigin,
} from '../installation/second-front.ts';
import { expect, momentOf, test } from '../journey.ts';

test.skip(externalUrl !== undefined, 'takes a Redis away');
test.use({ baseURL: externalUrl === undefined ? await secondFrontOrigin() : externalUrl });

let front: SecondFront;
test.beforeAll(async () => {
  front = await openSecondFront();
});
test.afterAll(() => front.close());

test('without Redis a visitor books and follows a parcel, and misses are still limited', async ({
  page,
  request,
  inspect,
  deviceKey,
}) => {
  test.slow();
  await page.goto('/services/express');
  await fillParcel(page);
  await fillRecipient(page, recipientOfThisTest('without redis'));
  await inspect();
  await front.stopRedis();

  await continueToBooking(page);
  await fillContacts(page);
  await inspect();
  await confirm(page);
  const ref = await shownTrackingNumber(page);
  await inspect();
  await page.getByRole('link', { name: 'Track shipment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Label created');
  await expect(page.getByTestId('freshness')).toHaveAttribute('data-freshness', 'live');

  // Scanned at another process, whose nudge cannot come. The first comparison may still be one that
  // was set while Redis was there, up to 10 s ahead; from then on there is one every second.
  const elsewhere = await requests.newContext({
    baseURL: (await chooseEnvironment())['PUBLIC_ORIGIN'] ?? '',
  });
  const scans = [
    {
      code: 'PICKED_UP',
      city: 'Antwerp',
      country: 'BE',
      shown: 'Picked up in Antwerp',
      within: 12_000,
    },
    { code: 'DEPARTED', city: 'Antwerp', country: 'BE', shown: 'Departed', within: 3_000 },
  ];
  for (const { shown, within, ...scan } of scans) {
    const shownAt = momentOf(page, shown);
    const acknowledgedAt = await sendScan(elsewhere, deviceKey, { ref, ...scan });
    const delayMs = (await shownAt) - acknowledgedAt;
    test.info().annotations.push({ type: 'shown after ms', description: `${delayMs}` });
    expect(delayMs).toBeLessThan(within);
  }
  await elsewhere.dispose();

  const client = { 'x-forwarded-for': '203.0.113.64' };
  const statuses: number[] = [];
  for (let call = 0; call < 61; call += 1) {
    const unused = makeTrackingNumber(9, crypto.getRandomValues(new Uint8Array(8)));
    const answer = await request.get(`/api/shipments/track/${unused}`, { headers: client });
    statuses.push(answer.status());
  }
  expect(statuses).toEqual([...Array<number>(60).fill(404), 429]);
  const hit = await request.get(`/api/shipments/track/${ref}`, { headers: client });
  expect(hit.status()).toBe(200);
});

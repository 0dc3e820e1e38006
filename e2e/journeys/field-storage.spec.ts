import type { Page } from '@playwright/test';
import { typePin } from '../../tools/installation/field-phone.ts';
import { makeField, PHONE } from '../field.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';

// a device that is not enrolled yet asks who it is
test.use({ viewport: PHONE, allowed: /status of 401/ });
test.skip(externalUrl !== undefined, 'makes people and devices in its own database');

type Storage = 'closed' | 'full' | 'works';

test('a phone whose storage fails says so until a shift has begun, and goes on once it works', async ({
  page,
  inspect,
}) => {
  const { enrolUrl, people } = await makeField(['Hanna Hub', 'Second Person']);
  const [worker] = people;
  const storage = await controlStorage(page);
  const isTold = () => expect(page.getByText(/^The phone cannot store anything/)).toBeVisible();
  const openWith = async (state: Storage) => {
    await isTold();
    await storage(state);
    await page.getByRole('button', { name: 'Try again' }).click();
  };

  await page.goto(enrolUrl);
  await isTold();
  await inspect();
  await openWith('full');
  await expect(page.getByRole('button', { name: 'Scan the code' })).toBeVisible();
  await isTold();
  await inspect();
  await page.goto(enrolUrl);
  // a change of the hash alone loads nothing
  await page.reload();
  await openWith('works');
  await expect(page.getByText(/^This device is now/)).toBeVisible();

  await page.getByRole('link', { name: 'Begin your shift' }).click();
  await page.getByLabel('Badge', { exact: true }).fill(worker.badge);
  await page.getByLabel('PIN, six digits').fill(worker.pin);
  await storage('full');
  const begin = page.getByRole('button', { name: 'Begin', exact: true });
  await begin.click();
  await isTold();
  await inspect();
  await storage('works');
  await begin.click();
  await expect(page.getByRole('link', { name: 'Look up' })).toBeVisible();

  await page.reload();
  await openWith('works');
  await page.getByLabel('PIN, six digits').fill(worker.pin);
  await storage('full');
  await page.getByRole('button', { name: 'Go on' }).click();
  await isTold();
  await inspect();
  await storage('works');
  await typePin(page, worker);
  await expect(page.getByRole('link', { name: 'Look up' })).toBeVisible();
});

/** The storage of the phone is closed whenever a page is loaded, until the function says otherwise. */
async function controlStorage(page: Page): Promise<(state: Storage) => Promise<void>> {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    const { open } = IDBFactory.prototype;
    const isIn = (...states: string[]) =>
      states.includes(document.documentElement.dataset['storage'] ?? 'closed');
    IDBFactory.prototype.open = function openUnlessClosed(...given) {
      if (isIn('closed')) throw new DOMException('no storage', 'UnknownError');
      return open.apply(this, given);
    };
    IDBObjectStore.prototype.put = function putUnlessFull(...given) {
      if (isIn('closed', 'full')) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  return (state) =>
    page.evaluate((next) => {
      document.documentElement.dataset['storage'] = next;
    }, state);
}

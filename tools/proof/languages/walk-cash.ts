import { declareByColleague } from './field-material.ts';
import { ACTS, go, type Walk } from './walk.ts';

export async function walkCash({ page, judge, field }: Walk): Promise<void> {
  const submit = page.locator(ACTS).last();
  const trouble = page.locator('main > div.sticky [role=alert]');
  const amount = page.locator('main form input[inputmode=decimal]').first();

  await go(page, '/field/cash');
  // declared in the language before
  if ((await page.locator('form#cash').count()) === 0) await submit.click();
  await amount.waitFor();
  await judge('cash');
  await submit.click();
  await trouble.waitFor();
  await judge('cash, nothing typed');
  await amount.fill('12x');
  await submit.click();
  await judge('cash, malformed');
  await amount.fill('12.50');
  await submit.click();
  await amount.waitFor({ state: 'detached' });
  await judge('cash, waiting');

  const countId = await declareByColleague(field, 1_000);
  await go(page, '/field/cash/desk');
  await judge('cash desk');
  await go(page, `/field/cash/desk/${countId}`);
  await amount.waitFor();
  await judge('count');
  await amount.fill('5.00');
  await submit.click();
  await trouble.waitFor();
  await judge('count, differs');
  await amount.fill('5.00');
  await submit.click();
  await amount.waitFor({ state: 'detached' });
  await judge('count, done');

  await go(page, '/field/cash/deposit');
  await amount.waitFor();
  await judge('bag');
  await submit.click();
  await trouble.waitFor();
  await judge('bag, no seal');
  await page
    .locator('main form input')
    .first()
    .fill(`S-${countId.slice(0, 8)}`);
  await amount.fill('1.00');
  await submit.click();
  await amount.waitFor({ state: 'detached' });
  await judge('bag, sealed');
}

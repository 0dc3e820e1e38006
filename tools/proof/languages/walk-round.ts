import { makePieceNumber } from '@waypost/domain/tracking-number';
import { ACTS, go, scanAndJudge, type Walk } from './walk.ts';

export async function walkRound(walk: Walk): Promise<void> {
  const { page, judge, material } = walk;
  const { door, absent, expected } = material;
  await go(page, '/field/load');
  await judge('load');
  await scanAndJudge(walk, 'load', makePieceNumber(expected, 1));
  await scanAndJudge(walk, 'load', makePieceNumber(door.number, 1));

  await openStop(walk, door.name);
  await judge('stop');
  await page.locator(ACTS).last().click();
  await handOver(walk);

  // unlike the stop before, its parcel is given without a proof
  await openStop(walk, absent.name);
  await page.locator(ACTS).last().click();
  await page.locator('main select').selectOption('safe_place');
  await judge('hand over, a safe place');

  await openStop(walk, absent.name);
  await page.locator(ACTS).first().click();
  const why = page.locator('main input[type=radio]');
  await why.first().waitFor();
  await judge('stop, not possible');
  // the piece stayed in the hub
  const pieces = page.locator('main input[type=checkbox]').first();
  if (!(await pieces.isChecked())) await pieces.check();
  await why.first().check();
  await page.locator(ACTS).last().click();
  await why.first().waitFor({ state: 'detached' });
  await judge('stops, noted');

  await go(page, '/field/return');
  await judge('return');
  await scanAndJudge(walk, 'return', makePieceNumber(door.number, 1));
}

async function openStop({ page }: Walk, name: string): Promise<void> {
  await go(page, '/field/stops');
  await page.locator('main a').filter({ hasText: name }).click();
  await page.locator(ACTS).first().waitFor();
}

/** Nothing is confirmed: what is lacking is told, one thing after the other. */
async function handOver({ page, judge }: Walk): Promise<void> {
  const confirm = page.locator(ACTS).last();
  const trouble = page.locator('main > div.sticky [role=alert]');
  const boxes = page.locator('main input[type=checkbox]');
  await boxes.first().waitFor();
  await judge('hand over');
  await confirm.click();
  await trouble.waitFor();
  await judge('hand over, something is lacking');
  const code = page.locator('main input[maxlength="6"]');
  await code.fill('000000');
  await page.locator('main div.flex.items-end > button').click();
  await page.locator('main input[maxlength="6"][aria-invalid=true]').waitFor();
  await judge('hand over, wrong code');
  await page.locator('main select').selectOption('neighbour');
  await confirm.click();
  await trouble.waitFor();
  await judge('hand over, to a neighbour');
  await boxes.nth(1).check();
  await confirm.click();
  await trouble.waitFor();
  await judge('hand over, a piece that was not loaded');
}

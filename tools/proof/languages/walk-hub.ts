import { makePieceNumber } from '@waypost/domain/tracking-number';
import { waitFor } from '../../installation/wait-for.ts';
import { ACTS, go, scanAndJudge, type Walk } from './walk.ts';

/** What a scan can come to at the gate of a hub, in the order of the scans here. */
const VERDICTS = ['right', 'already', 'no_piece', 'stop', 'unexpected', 'not_piece', 'foreign'];

export async function walkHub(walk: Walk): Promise<string[]> {
  const { page, judge, material } = walk;
  const { expected, held, stray } = material;
  const piece = makePieceNumber(expected, 1);

  await go(page, '/field/receive');
  await judge('receive');
  const labels = [
    piece,
    piece,
    makePieceNumber(expected, 9),
    makePieceNumber(held, 1),
    makePieceNumber(stray, 1),
    expected,
    'JJD014600003',
  ];
  const told: string[] = [];
  for (const label of labels) told.push(await scanAndJudge(walk, 'receive', label));

  await go(page, '/field/sort');
  await judge('sort');
  await scanAndJudge(walk, 'sort', piece);
  await page.locator(ACTS).first().click();
  await page.locator('main input[name=number]').waitFor();
  await judge('sort, by hand');
  // there is no camera here, and the page says so
  await page.locator(ACTS).last().click();
  await page.locator('main p[role=alert]').waitFor();
  await judge('sort, no camera');

  await go(page, '/field/look-up');
  await judge('look-up');
  for (const number of [expected, stray]) {
    await page.locator('main input[name=number]').fill(number);
    await page.locator('main form button').click();
    await page.locator('main [role=status] p').first().waitFor();
    await page.waitForLoadState('networkidle');
    await judge(`look-up, ${number === expected ? 'found' : 'unknown'}`);
  }

  await pack(walk, piece);
  await walkTrips(walk);
  return VERDICTS.flatMap((verdict, at) =>
    told[at] === verdict ? [] : [`receive: ${told[at]} where ${verdict} should be told`],
  );
}

/** A container is opened and filled, and refused by the server when it is closed. */
async function pack(walk: Walk, piece: string): Promise<void> {
  const { page, judge, material, field } = walk;
  const { container, stray } = material;
  await go(page, '/field/pack');
  await judge('pack');
  await scanAndJudge(walk, 'pack', 'JJD014600003');
  await go(page, `/field/pack/${container}`);
  await page.locator('main select').first().waitFor();
  await judge('pack, new');
  await page.locator(ACTS).last().click();
  await page.locator('main > button').waitFor();
  await judge('pack, filling');
  await scanAndJudge(walk, 'pack, filling', piece);
  await scanAndJudge(walk, 'pack, filling', makePieceNumber(stray, 1));
  // somebody of another hub has it, as soon as the server knows it
  const sql = 'UPDATE containers SET hub_id = $2, packing_hub_id = $2 WHERE code = $1';
  const take = async () => (await field.db.query(sql, [container, field.otherHubId])).rowCount;
  await waitFor('the container', 20_000, async () => (await take()) || undefined, 100);
  await page.locator('main > button').click();
  await page.locator('main input[name=seal]').fill('S-1');
  await judge('pack, seal');
  await page.locator('main form button[type=submit]').click();
  await page.locator('main input[name=seal]').waitFor({ state: 'detached' });
  await go(page, `/field/pack/${container}`);
  await judge('pack, closed');
  await go(page, '/field/unsent');
  const known = page.locator('main li button');
  await known.first().waitFor();
  await judge('unsent, refused');
  // what is sent with the next call may be refused meanwhile
  const dismissAll = async () => {
    if ((await known.count()) === 0) return true;
    await known.first().click();
    return undefined;
  };
  await waitFor('the end of what was refused', 20_000, dismissAll, 200);
}

async function walkTrips(walk: Walk): Promise<void> {
  const { page, judge, material } = walk;
  const { container, trip } = material;
  await go(page, '/field/trips');
  await judge('trips');
  await page.locator(ACTS).click();
  await page.locator('main input[name=vehicle]').fill('1-XYZ-987');
  await judge('trips, new');
  await page.locator('main form button[type=submit]').click();
  await page.locator('main > button').waitFor();
  await judge('trip, leaving');
  await scanAndJudge(walk, 'trip, leaving', container);
  await page.locator('main > button').click();
  await page.locator('main input[name=seal]').waitFor();
  await judge('trip, seal');
  await go(page, `/field/trips/${trip.id}`);
  await judge('trip, arriving');
  await scanAndJudge(walk, 'trip, arriving', trip.container);
  await go(page, `/field/pack/${trip.container}`);
  await judge('pack, arrived');
}

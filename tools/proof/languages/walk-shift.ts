import { makePieceNumber } from '@waypost/domain/tracking-number';
import { scanByWedge } from '../../installation/field-phone.ts';
import { waitFor } from '../../installation/wait-for.ts';
import { go, scanAndJudge, type Walk } from './walk.ts';

const PIN = 'input[type=password]';
/** After so many the phone forgets its key. */
const PIN_TRIES = 5;

/** What a phone says without a line, and what waits on it. */
export async function walkOffline(walk: Walk): Promise<void> {
  const { page, judge, material } = walk;
  await go(page, '/field/receive');
  await page.context().setOffline(true);
  await scanAndJudge(walk, 'receive, no line', makePieceNumber(material.expected, 2));
  for (const path of ['/field/unsent', '/field/end', '/field/cash', '/field/enrol']) {
    await go(page, path);
    await judge(`${path}, no line`);
  }
  await go(page, '/field/look-up');
  await page.locator('main input[name=number]').fill(material.stray);
  await page.locator('main form button').click();
  await page.locator('main [role=status] p').first().waitFor();
  await judge('look-up, no line');
  await page.context().setOffline(false);
}

/** The PIN is asked for, forgotten, and the shift begins again. */
export async function walkSignIn({ page, judge, field }: Walk): Promise<void> {
  const { pin, badge } = field.worker;
  const wrong = pin === '000000' ? '000001' : '000000';
  const submit = page.locator('form button[type=submit]');
  await page.reload();
  await page.locator(PIN).waitFor();
  await judge('the PIN');
  for (let tries = 0; tries < PIN_TRIES; tries += 1) {
    await page.locator(PIN).fill(wrong);
    await submit.click();
    const isLast = tries === PIN_TRIES - 1;
    const isEmptied = async () => (await page.locator(PIN).inputValue()) === '' || undefined;
    await (isLast
      ? page.locator('main select').waitFor()
      : waitFor('an empty field', 20_000, isEmptied));
    if (tries === 0) await judge('the PIN, wrong');
  }
  await judge('begin, the PIN was forgotten');
  const typed = page.locator('main form input').first();
  await typed.fill('WPB 1');
  await page.locator(PIN).fill(wrong);
  await submit.click();
  await page.locator('form [role=alert]').waitFor();
  await judge('begin, no badge');
  await scanByWedge(page, badge);
  await page.locator(PIN).fill(wrong);
  await submit.click();
  await page.locator('form [role=alert]').waitFor();
  await page.waitForLoadState('networkidle');
  await judge('begin, refused');
  await page.locator(PIN).fill(pin);
  await submit.click();
  await page.locator('main nav a').first().waitFor();
  await judge('menu');
}

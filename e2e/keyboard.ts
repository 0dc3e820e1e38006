import { expect, type Locator, type Page } from '@playwright/test';

/** Lists of staff hold everybody whom journeys before made. */
const MAX_STOPS = 300;

/** Tabs on, or back to what stands above, until the control has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const key = (await isAboveFocus(target)) ? 'Shift+Tab' : 'Tab';
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} is not reached with the Tab key`);
}

/** Reaches a field, empties it and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Reaches a button or link and presses it; the focus must be visible on it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  expect(await showsFocus(target), `${target.toString()} shows that it has the focus`).toBe(true);
  await page.keyboard.press(key);
}

/** After each navigation the heading has the focus, and what leads elsewhere is above it. */
function isAboveFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll(([element]) => {
    const focused = document.activeElement;
    if (element === undefined || focused === null || focused === document.body) return false;
    return (element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
}

/** In one call: a journey asks it after every press of Tab. */
function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => {
    if (elements.length > 1) throw new Error(`${elements.length} controls are meant`);
    return elements[0] !== undefined && elements[0] === document.activeElement;
  });
}

/** A checkbox shows it on the whole row that is its label. */
function showsFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) =>
    [element, element.closest('label')].some(
      (shown) => shown !== null && getComputedStyle(shown).outlineStyle !== 'none',
    ),
  );
}

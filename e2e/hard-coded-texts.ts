import type { Page } from '@playwright/test';

/**
 * What is the same in every language: names, codes, units, and what the pseudo-locale takes from
 * English on purpose (months, weekdays, zones, countries).
 */
const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const LONG_MONTHS =
  'January|February|March|April|June|July|August|September|October|November|December';
const DAYS = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun';
const LONG_DAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
const DATA = new RegExp(
  [
    `\\b(?:${MONTHS}|${LONG_MONTHS}|${DAYS}|${LONG_DAYS})\\b`,
    String.raw`\b(?:CET|CEST|E[SD]T|UTC|GMT|EUR|kg|kB|cm|at)\b`,
    String.raw`\b\d+\s(?:minutes?|hours?|days?)\sago\b`,
    String.raw`\b(?:EXW|FOB|CIF|CIP|DAP|DDP|PDF|ZPL|IBAN|BIC)\b`,
    String.raw`[\w.+-]+@[\w.-]+`,
    String.raw`https?://\S+`,
    String.raw`\bWP[0-9A-Z]{2}(?: ?[0-9A-Z]{4})*`,
    String.raw`\b[A-Z]-[0-9A-Z-]+\b`,
  ].join('|'),
  'g',
);

/**
 * Visible texts that are in no catalog: in the pseudo-locale `en-XA` every letter of a message has an accent.
 * `known` are words given to the page as data, such as names and places.
 */
export async function hardCodedTexts(page: Page, known: RegExp): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    // Excluded: languages in their own names, code, addresses as typed, and guides for developers, which are
    // English and marked so.
    const isData = (element: Element | null) =>
      element?.closest(
        '[name="code"], [name="locale"], code, pre, script, noscript, style, svg, address, [translate="no"], [lang="en"]',
      );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, nodeValue } = walker.currentNode;
      if (!isData(parent)) found.push(nodeValue ?? '');
    }
    const named = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'];
    for (const element of document.body.querySelectorAll(named.map((name) => `[${name}]`).join())) {
      if (isData(element)) continue;
      for (const name of named) found.push(element.getAttribute(name) ?? '');
    }
    return [...found, document.title];
  });
  const plain = texts
    .map((text) => text.replaceAll(known, '').replaceAll(DATA, ''))
    .flatMap((text) => text.match(/[A-Za-z]{2,}(?:[ '’,.-]*[A-Za-z]+)*/g) ?? []);
  return [...new Set(plain)];
}

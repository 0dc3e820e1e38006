import type { Page } from 'playwright-core';
import { waitFor } from '../../installation/wait-for.ts';

/** The verdict on a label, and how long after its last key it was painted. */
export type Painted = { kind: string; ms: number };

/**
 * Runs in the page before its own scripts, as text, because tools have no DOM types. A label is known with its
 * Enter; its verdict is painted when the browser has drawn the frame after the one in which the page changed.
 */
const WATCH = String.raw`(() => {
  const painted = [];
  const slowKeysMs = [];
  /** Labels that were typed, with the moment of their last key. */
  const open = new Map();
  let label = '';
  globalThis.scannerBench = { painted, slowKeysMs };
  addEventListener('keydown', ({ code, timeStamp, isTrusted }) => {
    if (!isTrusted) return;
    const lateMs = performance.now() - timeStamp;
    if (lateMs > 30) slowKeysMs.push(lateMs);
    if (code === 'Enter') {
      if (label.length >= 6) open.set(label, timeStamp);
      label = '';
    } else if (/^(Key|Digit).$/.test(code)) label += code.at(-1);
  }, true);
  const afterPaint = (work) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = work;
    port2.postMessage(null);
  });
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const isVerdict = added.some((node) => node.nodeType === 1 && (node.matches('.arrive') || node.querySelector('.arrive') !== null));
    if (!isVerdict || open.size === 0) return;
    const shown = document.querySelector('main .arrive .numerals')?.textContent.replaceAll(/\s/g, '');
    // what is not ours is shown without its number
    const of = open.has(shown) ? shown : [...open.keys()].at(-1);
    const began = open.get(of);
    open.delete(of);
    const kind = performance.getEntriesByName('scan told').at(-1)?.detail ?? '';
    performance.clearMeasures('scan told');
    afterPaint(() => painted.push({ kind, ms: performance.now() - began }));
  }).observe(document, { subtree: true, childList: true });
})()`;

export async function watchVerdicts(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

/** Verdicts painted since the last call, and the number of keys that reached the page over 30 ms late. */
export async function takePainted(
  page: Page,
): Promise<{ painted: Painted[]; slowKeysMs: number[] }> {
  return page.evaluate(`({
    painted: scannerBench.painted.splice(0),
    slowKeysMs: scannerBench.slowKeysMs.splice(0),
  })`);
}

export async function nextPainted(page: Page): Promise<Painted> {
  return waitFor(
    'a verdict on the screen',
    5_000,
    async () => (await takePainted(page)).painted[0],
    20,
  );
}

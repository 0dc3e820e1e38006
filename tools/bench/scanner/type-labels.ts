import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import { ENTER, type Key, keyFor, type Layout, SHIFT } from './keyboard-layouts.ts';

/** A label of 19 symbols and Enter takes 40 ms. */
const MS_PER_SYMBOL = 2;
const SHIFT_HELD = 8;

type Press = { key: Key; isDown: boolean; dueMs: number };

/** Every key of a label: a letter is pressed with the shift key, as scanners do. */
function pressesOf(label: string, layout: Layout, startMs: number): Press[] {
  const keys = [...label].map((symbol) => keyFor(symbol, layout));
  return [...keys, ENTER].flatMap((key, at) => {
    const dueMs = startMs + at * MS_PER_SYMBOL;
    const own = [
      { key, isDown: true, dueMs },
      { key, isDown: false, dueMs },
    ];
    if (!key.isShifted) return own;
    return [{ key: SHIFT, isDown: true, dueMs }, ...own, { key: SHIFT, isDown: false, dueMs }];
  });
}

/**
 * Types labels as a hardware scanner does: real key events of the browser, each stamped with the time at which a
 * scanner would press it. Returns the largest delay of a last key, which shows how busy this machine was.
 */
export async function typeLabels(
  devTools: CDPSession,
  labels: readonly string[],
  { layout, perSecond }: { layout: Layout; perSecond: number },
): Promise<number> {
  const presses = labels.flatMap((label, at) => pressesOf(label, layout, (at * 1_000) / perSecond));
  const startedAt = performance.now();
  const startedSeconds = (performance.timeOrigin + startedAt) / 1_000;
  const failures: unknown[] = [];
  let latestMs = 0;
  let last: Promise<unknown> = Promise.resolve();
  for (const { key, isDown, dueMs } of presses) {
    while (performance.now() - startedAt < dueMs) await sleep(1);
    latestMs = Math.max(latestMs, performance.now() - startedAt - dueMs);
    const timestamp = startedSeconds + dueMs / 1_000;
    // not awaited: a scanner does not wait for the page either
    last = send(devTools, key, isDown, timestamp).catch((error: unknown) => failures.push(error));
  }
  await last;
  if (failures.length > 0) throw failures[0];
  return latestMs;
}

function send(devTools: CDPSession, key: Key, isDown: boolean, timestamp?: number) {
  const { code, keyCode, isShifted } = key;
  const text = key === ENTER ? '\r' : key === SHIFT ? undefined : key.key;
  const type = !isDown ? 'keyUp' : text === undefined ? 'rawKeyDown' : 'keyDown';
  return devTools.send('Input.dispatchKeyEvent', {
    type,
    code,
    key: key.key,
    windowsVirtualKeyCode: keyCode,
    modifiers: isShifted ? SHIFT_HELD : 0,
    ...(isDown && text !== undefined && { text, unmodifiedText: text }),
    ...(timestamp !== undefined && { timestamp }),
  });
}

/** A thumb on the keyboard of the hub, or on its only button. */
export async function pressEnter(devTools: CDPSession): Promise<void> {
  await send(devTools, ENTER, true);
  await send(devTools, ENTER, false);
}

import { useSyncExternalStore } from 'react';
import { jittered } from './jittered.ts';

/** What got no answer: a form that was sent, a page that was requested, or a refresh of the present page. */
export type Asked = 'form' | 'page' | 'refresh';

export type Trouble = {
  asked: Asked;
  /** No connection, or the server failed. */
  reason: 'connection' | 'fault';
  /** When the last answer came. */
  asOf: number;
};

/** With a request of at most 10 s before it, a page recovers within 20 s after its connection does. */
const ASK_AGAIN_MS = 5_000;
const AFTER_ONLINE_MS = 1_000;
const JUST_ONLINE_MS = 2_000;

let answeredAt = Date.now();
let onlineAt = 0;
let trouble: Trouble | null = null;
const readers = new Set<() => void>();

function setTrouble(next: Trouble | null): void {
  trouble = next;
  for (const reader of readers) reader();
}

export function noteAnswer(asked: Asked): void {
  answeredAt = Date.now();
  // A lost form stays lost until it is sent again or its page is left.
  if (trouble !== null && (trouble.asked !== 'form' || asked !== 'refresh')) setTrouble(null);
}

/** Something other than an answer shows that the connection works, such as a stream. */
export function noteHeard(): void {
  answeredAt = Date.now();
}

export function noteFailure(asked: Asked, reason: Trouble['reason']): void {
  if (trouble?.asked === 'form' && asked === 'refresh') return;
  if (trouble?.asked === asked && trouble.reason === reason && asked !== 'form') return;
  setTrouble({ asked, reason, asOf: answeredAt });
}

export function dismissTrouble(): void {
  if (trouble !== null) setTrouble(null);
}

export function presentTrouble(): Trouble | null {
  return trouble;
}

export function followLine(): void {
  addEventListener('online', () => {
    onlineAt = Date.now();
  });
}

/** Why the page may be out of date, or what was not sent; null if nothing is wrong. */
export function useTrouble(): Trouble | null {
  return useSyncExternalStore(onChange, presentTrouble, () => null);
}

/** When to retry: soon after the browser is back online, and at intervals. */
export function whenLineMayBeBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const isJustBack = Date.now() - onlineAt < JUST_ONLINE_MS;
    let timer = setTimeout(done, jittered(isJustBack ? AFTER_ONLINE_MS : ASK_AGAIN_MS));
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(done, jittered(AFTER_ONLINE_MS));
    };
    function done() {
      clearTimeout(timer);
      removeEventListener('online', soon);
      signal.removeEventListener('abort', done);
      resolve();
    }
    addEventListener('online', soon);
    signal.addEventListener('abort', done);
  });
}

function onChange(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

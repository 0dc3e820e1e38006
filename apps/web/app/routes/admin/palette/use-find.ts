import type { FoundThings } from '@waypost/contract/client';
import { readReference } from '@waypost/domain/tracking-number';
import { useEffect, useState } from 'react';

export type Find =
  | { state: 'none' }
  | { state: 'searching' | 'failed'; text: string }
  | { state: 'found'; text: string; things: FoundThings };

/** Each search is a row in the audit log: not for one or two letters, and only once the typing pauses. */
const MIN_LENGTH = 3;
const TYPING_PAUSE_MS = 250;

/** Customers, shipments, pickups and statements that match. The text is sent in a body, never in a URL. */
export function useFind(typed: string, maySearch: boolean): Find {
  const text = typed.trim();
  const isSearched = maySearch && text.length >= MIN_LENGTH;
  const [answered, setAnswered] = useState<Find>({ state: 'none' });

  useEffect(() => {
    if (!isSearched) return undefined;
    const left = new AbortController();
    const answer = async () => {
      const found = await find(text, left.signal);
      if (!left.signal.aborted) setAnswered(found);
    };
    const pause = setTimeout(() => void answer(), numberIn(text) === null ? TYPING_PAUSE_MS : 0);
    return () => {
      clearTimeout(pause);
      left.abort();
    };
  }, [text, isSearched]);

  if (!isSearched) return { state: 'none' };
  return 'text' in answered && answered.text === text ? answered : { state: 'searching', text };
}

/** The tracking number in the text, also from the number of a piece; null for anything else. */
export function numberIn(typed: string): string | null {
  const read = readReference(typed);
  if (read.kind === 'piece') return read.trackingNumber;
  return read.kind === 'shipment' ? read.ref : null;
}

async function find(text: string, signal: AbortSignal): Promise<Find> {
  try {
    const answer = await fetch('/api/admin/search', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      signal,
    });
    if (!answer.ok) return { state: 'failed', text };
    return { state: 'found', text, things: (await answer.json()) as FoundThings };
  } catch {
    return { state: 'failed', text };
  }
}

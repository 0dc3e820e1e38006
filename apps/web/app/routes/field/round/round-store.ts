import type { FieldRoundState, FieldStop } from '@waypost/contract/client';
import { useEffect, useSyncExternalStore } from 'react';
import { callApi } from '../store/call-api.ts';
import { keyOf } from '../store/keyring.ts';
import { doneInShift } from '../store/queue.ts';
import { forgetSealed, readSealed, writeSealed } from '../store/session.ts';
import { type Outcomes, outcomesOf, withDueNow } from './outcomes-of-pieces.ts';

export type OwnRound = {
  round: NonNullable<FieldRoundState['round']>;
  stops: readonly FieldStop[];
  /** The latest outcome of each piece, from this phone (sent or not) or another one. */
  outcomes: Outcomes;
};

/** `null`: this person has no round. */
type Known = OwnRound | null | 'unread';

const ASK_EVERY_MS = 60_000;
const SEALED_AS = 'round';
const NO_ROUND: FieldRoundState = { round: null, stops: [] };

let known: Known = 'unread';
let of = '';
const readers = new Set<() => void>();

/** The round of the present shift as last received, encrypted on this phone. */
export function useRound(shiftId: string): Known {
  useEffect(() => {
    void readStored(shiftId).then(() => refreshRound(shiftId));
    const timer = setInterval(() => void refreshRound(shiftId), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [shiftId]);
  const present = useSyncExternalStore(onChange, presentRound, presentRound);
  return of === shiftId ? present : 'unread';
}

function onChange(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

function presentRound(): Known {
  return known;
}

async function show(shiftId: string, state: FieldRoundState): Promise<void> {
  const { round } = state;
  const outcomes = outcomesOf(await doneInShift(shiftId), state.stops, round?.id);
  const stops = state.stops.map((stop) => withDueNow(stop, outcomes));
  of = shiftId;
  known = round === null ? null : { round, stops, outcomes };
  for (const reader of readers) reader();
}

async function readStored(shiftId: string): Promise<void> {
  const stored = await readSealed<FieldRoundState>(shiftId, SEALED_AS);
  if (stored !== undefined) await show(shiftId, stored);
}

export async function refreshRound(shiftId: string): Promise<void> {
  const answer = await callApi<FieldRoundState>('/api/field/round');
  if (!answer.ok && answer.code === 'forbidden') {
    // this person may not drive any more
    await forgetSealed(shiftId, SEALED_AS);
    return show(shiftId, NO_ROUND);
  }
  const key = keyOf(shiftId);
  if (!answer.ok || key === undefined) return;
  if (await writeSealed(key, shiftId, SEALED_AS, answer.data)) await show(shiftId, answer.data);
}

/** Call after an act of this phone. */
export async function recountRound(shiftId: string): Promise<void> {
  await readStored(shiftId);
}

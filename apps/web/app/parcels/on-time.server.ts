import { readOnTime } from '@waypost/contract/client';
import { ask } from '../platform/answer.server.ts';
import type { MeasuredOnTime } from './on-time.ts';

/** The rate is of 90 days: it does not change in a minute. */
const KEEP_MS = 60_000;

let kept: { measured: MeasuredOnTime | null; until: number } | undefined;

/** Null while too few parcels were delivered for a rate, or if the api fails. */
export async function findOnTime(request: Request): Promise<MeasuredOnTime | null> {
  if (kept !== undefined && kept.until > Date.now()) return kept.measured;
  const answer = await ask(request, readOnTime);
  if (!answer.ok) return kept?.measured ?? null;
  const { measured } = answer.data;
  kept = { measured, until: Date.now() + KEEP_MS };
  return measured;
}

import type { Act, Refused } from './database.ts';

/** The result of the api for one scan, or one act of a round. */
export type Outcome = { id: string | null; outcome: string; reason?: string | undefined };

/** Outcomes that a retry would not change. */
const FINAL = new Set(['recorded', 'known', 'conflict', 'unmatched', 'invalid', 'refused']);
/** Nobody else sees these, so the person who has the goods must. */
const BAD = new Set(['conflict', 'invalid', 'refused']);

/** Decides which acts may be dropped. An act without an outcome is sent again: the api recognises it by its id. */
export function settle(
  sent: readonly Act[],
  outcomes: readonly Outcome[],
): { done: Act[]; refused: Refused[] } {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const done: Act[] = [];
  const refused: Refused[] = [];
  for (const act of sent) {
    const answer = byId.get(act.actId);
    if (answer === undefined || !FINAL.has(answer.outcome)) continue;
    done.push(act);
    if (BAD.has(answer.outcome)) {
      const { actId, ref, at } = act;
      refused.push({ actId, ref, at, reason: answer.reason ?? answer.outcome });
    }
  }
  return { done, refused };
}

/** Refusals that a retry would not change. All others may be temporary. */
const REFUSALS_OF_PICTURES = new Set([
  'picture_not_accepted',
  'picture_taken',
  'reference_mistyped',
  'reference_too_short',
  'payload_too_large',
]);

export function isFinalRefusalOfPicture(code: string): boolean {
  return REFUSALS_OF_PICTURES.has(code);
}

/**
 * The wait before the next try: a quarter of the time for which nothing has gone through, at most half a minute, or longer
 * if the api asks for it. Waits that doubled took minutes on a line that loses every other answer.
 */
export function waitAfterFailure(awayMs: number, retryAfterMs: number): number {
  return Math.max(retryAfterMs, Math.min(30_000, Math.max(1_000, awayMs / 4)));
}

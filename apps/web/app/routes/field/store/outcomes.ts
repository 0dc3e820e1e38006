import type { Act, Refused } from './database.ts';

/** As the api answers for each scan, or each act of a round. */
export type Outcome = { id: string | null; outcome: string; reason?: string | undefined };

/** Whatever the api says of it, it will not say otherwise to a repetition. */
const FINAL = new Set(['recorded', 'known', 'conflict', 'unmatched', 'invalid', 'refused']);
/** Nobody else will ever look at these: whoever has the goods must know. */
const BAD = new Set(['conflict', 'invalid', 'refused']);

/** Which acts may be dropped. One without an outcome stays and is sent again: the api knows it by its id. */
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

/** Of these codes the api is sure, whoever asks again. Anything else may pass. */
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

/** The wait before the next try: longer each time, as the api asks, never over half a minute by itself. */
export function waitAfterFailure(failures: number, retryAfterMs: number): number {
  return Math.max(retryAfterMs, Math.min(30_000, 1_000 * 2 ** Math.min(failures, 10)));
}

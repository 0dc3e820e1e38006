import { createCallerLimit } from '../../../platform/caller-limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createLimit } from '../../../platform/limits.ts';

/** A page saves at most every 700 ms while someone types. */
const SAVES_OF_DRAFT = 120;
const SAVES_FACTOR = 30;

/** Anyone may make a draft and write into it, so both are limited. */
export function createDraftLimits({ redis, config }: Ctx) {
  const perMinute = config.DRAFTS_PER_MINUTE;
  const takeDraft = createCallerLimit(redis, { name: 'drafts', perMinute });
  const ofDraft = createLimit(redis, { name: 'draft-saves', points: SAVES_OF_DRAFT, seconds: 60 });
  const ofClient = createLimit(redis, {
    name: 'draft-saves-client',
    points: perMinute * SAVES_FACTOR,
    seconds: 60,
  });
  return {
    takeDraft,
    async takeSave(draftId: string, clientAddress: string): Promise<void> {
      const isLeft =
        (await ofClient.take(clientKey(clientAddress))) && (await ofDraft.take(draftId));
      if (!isLeft) throw new Problem('too_many_requests', { retryAfterSeconds: 60 });
    },
  };
}

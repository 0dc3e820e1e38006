import type { Ctx } from '../../../platform/context.ts';
import { drain } from '../../../platform/sweeps.ts';
import { listUnhashedConsents, storeConsentHash } from './newsletter.queries.ts';

/** Consents of an older release, and all of them after the key was replaced (decision 55). */
export async function hashConsents(ctx: Ctx): Promise<void> {
  await drain(async (batch) => {
    const consents = await listUnhashedConsents(ctx.db, batch);
    for (const consent of consents) {
      await storeConsentHash(ctx.db, consent, ctx.secrets.keyedHash('email', consent.emailKey));
    }
    return consents.length;
  });
}

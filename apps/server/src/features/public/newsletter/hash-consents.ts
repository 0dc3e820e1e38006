import type { Ctx } from '../../../platform/context.ts';
import { listUnhashedConsents, storeConsentHash } from './newsletter.queries.ts';

const BATCH = 1_000;

/** Consents of an older release, and all of them after the key was replaced (decision 55). */
export async function hashConsents(ctx: Ctx): Promise<void> {
  for (;;) {
    const consents = await listUnhashedConsents(ctx.db, BATCH);
    for (const consent of consents) {
      await storeConsentHash(ctx.db, consent, ctx.secrets.keyedHash('email', consent.email_key));
    }
    if (consents.length < BATCH) return;
  }
}

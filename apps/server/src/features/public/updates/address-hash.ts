import type { Ctx } from '../../../platform/context.ts';
import { emailKey } from '../../../platform/email-key.ts';

/** Tells addresses apart in effect keys and opt-outs, and names none of them. */
export function addressHash(ctx: Ctx, email: string): Buffer {
  return ctx.secrets.keyedHash('email', emailKey(email));
}

import type { Ctx } from '../../../platform/context.ts';
import { emailKey } from '../../../platform/email-key.ts';

/** Identifies addresses in effect keys and opt-outs without storing them. */
export function addressHash(ctx: Ctx, email: string): Buffer {
  return ctx.secrets.keyedHash('email', emailKey(email));
}

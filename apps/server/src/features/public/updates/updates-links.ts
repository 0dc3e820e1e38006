import type { Ctx } from '../../../platform/context.ts';
import { type Addressee, addresseeToken } from '../../../platform/addressee-token.ts';

/** The page with the unsubscribe options, and the one-click URL for mail programs. */
export function leaveLinks(ctx: Ctx, addressee: Addressee & { shard: number }) {
  const token = addresseeToken(ctx.secrets, addressee, 'leaves');
  const origin = ctx.config.PUBLIC_ORIGIN;
  return {
    leaveUrl: leavePageUrl(origin, token),
    unsubscribeUrl: `${origin}/api/track/updates/leave?token=${token}`,
  };
}

export function leavePageUrl(origin: string, token: string): string {
  return `${origin}/track/updates/leave?token=${encodeURIComponent(token)}`;
}

export function trackingUrl(ctx: Ctx, trackingNumber: string): string {
  return `${ctx.config.PUBLIC_ORIGIN}/track?ref=${trackingNumber}`;
}

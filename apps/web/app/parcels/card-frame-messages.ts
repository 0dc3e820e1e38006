import { z } from 'zod/mini';
import type { BillingDetails } from './card-entry.ts';

/** A message of the provider's frame to the page. It never holds a card number. */
const FromFrame = z.discriminatedUnion('type', [
  z.object({ source: z.literal('waypost-card'), type: z.literal('ready') }),
  z.object({ source: z.literal('waypost-card'), type: z.literal('height'), pixels: z.number() }),
  z.object({ source: z.literal('waypost-card'), type: z.literal('change'), complete: z.boolean() }),
  z.object({
    source: z.literal('waypost-card'),
    type: z.literal('token'),
    requestId: z.string(),
    paymentMethodId: z.string().check(z.regex(/^pm_\w{8,120}$/)),
  }),
  z.object({
    source: z.literal('waypost-card'),
    type: z.literal('refused'),
    requestId: z.string(),
    message: z.string(),
  }),
]);
export type FrameMessage = z.infer<typeof FromFrame>;

export type FrameLook = { theme: 'light' | 'dark'; lang: string; dir: 'ltr' | 'rtl' };

export type PageMessage =
  | { type: 'tokenise'; requestId: string; billingDetails: BillingDetails }
  | { type: 'focus' }
  | ({ type: 'look' } & FrameLook);

type Received = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/** Returns the message if it is from our frame and its origin; anything else is ignored. */
export function readFrameMessage(
  event: Received,
  frame: unknown,
  origin: string,
): FrameMessage | undefined {
  if (frame === null || event.source !== frame || event.origin !== origin) return undefined;
  return FromFrame.safeParse(event.data).data;
}

export function frameAddress(origin: string, look: FrameLook, pageOrigin: string): string {
  const { lang, theme, dir } = look;
  return `${origin}/frame?${new URLSearchParams({ lang, theme, dir, origin: pageOrigin })}`;
}

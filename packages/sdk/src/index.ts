export { bookAnew } from './book-anew.ts';
export { createWaypost, type Waypost, type WaypostOptions } from './create-waypost.ts';
export type { Followed, FollowOptions } from './follow-events.ts';
export type { Page, Pages } from './pages.ts';
export type { CallOptions, KeyedOptions } from './request.ts';
export { WaypostError } from './waypost-error.ts';
export { signWebhook, verifyWebhook, type WebhookEvent } from './webhook-signatures.ts';
export type * from './generated/types.gen.ts';

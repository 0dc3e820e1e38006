import { defineQueue } from '../../../platform/jobs.ts';

export const keyMadeMailQueue = defineQueue<{ keyId: string; shard: number }>('key_made_mail');

type Ending = { keyId: string; shard: number; expiresAt: string };
export const keyEndingMailQueue = defineQueue<Ending>('key_ending_mail');

/** Since its last use, or since it was made. */
type Unused = { keyId: string; shard: number; since: string };
export const keyUnusedMailQueue = defineQueue<Unused>('key_unused_mail');

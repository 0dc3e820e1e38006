import { defineQueue } from '../../../platform/jobs.ts';

export const keyMadeMailQueue = defineQueue<{ keyId: string; shard: number }>('key_made_mail');

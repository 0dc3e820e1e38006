import type { Locale } from '@waypost/i18n';
import { defineQueue } from '../../../platform/jobs.ts';

export const partyLinkMailQueue = defineQueue<{
  requestId: string;
  locale?: Locale;
  shard: number;
}>('party_link_mail');

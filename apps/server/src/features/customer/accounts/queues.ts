import type { Locale } from '@waypost/i18n';
import { defineQueue, ofNoShard, RETRIES_WHILE_CELL_AWAY } from '../../../platform/jobs.ts';

/** The locale of the page of the request; jobs of an older release have none. */
type Asked = { locale?: Locale; shard: number };
export type CodeMail = Asked & { attemptId: string; mail: number };
export type LinkMail = Asked & { linkId: string };

/** `mail` counts the emails of an attempt: an older job leaves the email to the newer one. */
export const codeMailQueue = defineQueue<CodeMail>('code_mail', { retryLimit: 5 });

export const linkMailQueue = defineQueue<LinkMail>('link_mail');

export const newSignInMailQueue = defineQueue<{ browserId: string; shard: number }>(
  'new_sign_in_mail',
);

/** `noticeId` names this change; `byReset` says whether keys were ended too. */
export type PasswordNotice = {
  customerId: string;
  shard: number;
  noticeId: string;
  changedAt: string;
  byReset: boolean;
};
export const passwordChangedMailQueue = defineQueue<PasswordNotice>('password_changed_mail');

/** The shipments of an erased account, after the given one. */
export const eraseShipmentsQueue = defineQueue<{
  customerId: string;
  after?: string;
  shard: number;
}>('erase_shipments_of_person', { retryLimit: 20 });

/** The address of an erased person, for the cells that have these shards. */
export const eraseAddressQueue = defineQueue<{ shards: readonly number[]; sealed: string }>(
  'erase_address_in_cells',
  { shardOf: ofNoShard, retryLimit: RETRIES_WHILE_CELL_AWAY },
);

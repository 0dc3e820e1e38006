import { MAIL_TEMPLATES, OUTBOX_STATES } from '@waypost/contract/mail-templates';
import { EMAILS } from '../admin-paths.ts';
import { type ListingOf, listAddress, oneOf, textUpTo } from '../../../platform/list-address.ts';

export const AGES_DAYS = [1, 7, 30, 90] as const;

export const OUTBOX = listAddress(
  EMAILS,
  {
    search: textUpTo(120),
    state: oneOf(OUTBOX_STATES),
    template: oneOf(MAIL_TEMPLATES),
    days: oneOf(AGES_DAYS),
  },
  /^(?:mail|sms):[\w:-]{1,250}$/,
);

export type MailListing = ListingOf<typeof OUTBOX>;

export function mailPath(effectKey: string): string {
  return `${EMAILS}/sent/${encodeURIComponent(effectKey)}`;
}

import { MAIL_TEMPLATES, type MailTemplate, OUTBOX_STATES } from '@waypost/contract/mail-templates';
import { EMAILS } from '../admin-paths.ts';

export const AGES_DAYS = [1, 7, 30, 90] as const;

/** As it stands in the address of the page. */
export type MailListing = {
  state?: (typeof OUTBOX_STATES)[number];
  template?: MailTemplate;
  days?: number;
  after?: string;
};

/** What cannot be part of a listing is left out: an address may have been typed by hand. */
export function readListing(params: URLSearchParams): MailListing {
  const state = OUTBOX_STATES.find((known) => known === params.get('state'));
  const template = MAIL_TEMPLATES.find((known) => known === params.get('template'));
  const days = AGES_DAYS.find((known) => String(known) === params.get('days'));
  const after = params.get('after') ?? '';
  return {
    ...(state !== undefined && { state }),
    ...(template !== undefined && { template }),
    ...(days !== undefined && { days }),
    ...(/^(?:mail|sms):[\w:-]{1,250}$/.test(after) && { after }),
  };
}

export function isFiltered({ state, template, days }: MailListing): boolean {
  return state !== undefined || template !== undefined || days !== undefined;
}

export function outboxPath(listing: MailListing): string {
  const query = new URLSearchParams(
    Object.entries(listing).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return `${EMAILS}${query.size > 0 ? `?${query}` : ''}`;
}

export function mailPath(effectKey: string): string {
  return `${EMAILS}/sent/${encodeURIComponent(effectKey)}`;
}

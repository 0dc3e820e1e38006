import { AUDIT_ACTIONS, AUDIT_ACTORS } from '@waypost/contract/audit-actions';
import type { ListAuditData } from '@waypost/contract/client';
import { AUDIT } from '../admin-paths.ts';
import {
  dayIn,
  idIn,
  type ListingOf,
  listAddress,
  oneOf,
  textUpTo,
} from '../../../platform/list-address.ts';

export const OTHER_ACTORS = AUDIT_ACTORS.filter(
  (kind) => kind === 'command-line' || kind === 'field',
);

const otherActor = oneOf(OTHER_ACTORS);

export const AUDIT_LIST = listAddress(AUDIT, {
  /** The id of a staff member, or a kind of other actor. */
  who: (typed) => idIn(typed) ?? otherActor(typed),
  action: oneOf(AUDIT_ACTIONS),
  shipment: textUpTo(40),
  account: (typed) => idIn(typed.toLowerCase()),
  from: dayIn,
  to: dayIn,
});

export type AuditListing = ListingOf<typeof AUDIT_LIST>;

/** The account id that was typed is not valid. */
export function isAccountMalformed(params: URLSearchParams): boolean {
  const account = params.get('account')?.trim() ?? '';
  return account !== '' && idIn(account.toLowerCase()) === undefined;
}

/** The entry whose panel is open. */
export function readOpen(params: URLSearchParams): string | undefined {
  return idIn(params.get('entry') ?? '');
}

export function queryOf({ who, ...filter }: AuditListing): NonNullable<ListAuditData['query']> {
  if (who === undefined) return filter;
  const actor = otherActor(who);
  return actor === undefined ? { ...filter, staffId: who } : { ...filter, actor };
}

export function entryPath(entryId: string): string {
  return `${AUDIT}?entry=${entryId}`;
}

import { AUDIT_ACTIONS, AUDIT_ACTORS, type AuditAction } from '@waypost/contract/audit-actions';
import type { ListAuditData } from '@waypost/contract/client';
import { AUDIT } from '../admin-paths.ts';

/** What stands in the address of the page. */
export type AuditAddress = {
  /** The id of a member of staff, or a kind of others who act. */
  who?: string;
  action?: AuditAction;
  shipment?: string;
  account?: string;
  from?: string;
  to?: string;
};

export const OTHER_ACTORS = AUDIT_ACTORS.filter((kind) => kind === 'command-line');

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What cannot be part of a filter is left out: an address may have been typed by hand. */
export function readAuditAddress(params: URLSearchParams): AuditAddress {
  const typed = (name: string) => params.get(name)?.trim() ?? '';
  const action = AUDIT_ACTIONS.find((known) => known === typed('action'));
  const who = typed('who');
  const isKnown = ID.test(who) || OTHER_ACTORS.some((kind) => kind === who);
  const shipment = typed('shipment').slice(0, 40);
  const account = typed('account').toLowerCase();
  return {
    ...(isKnown && { who }),
    ...(action !== undefined && { action }),
    ...(shipment !== '' && { shipment }),
    ...(ID.test(account) && { account }),
    ...(isDay(typed('from')) && { from: typed('from') }),
    ...(isDay(typed('to')) && { to: typed('to') }),
  };
}

function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text));
}

/** Somebody typed what is no id. */
export function isAccountMalformed(params: URLSearchParams): boolean {
  const account = params.get('account')?.trim() ?? '';
  return account !== '' && !ID.test(account.toLowerCase());
}

export function readCursor(params: URLSearchParams): string | undefined {
  return idIn(params, 'after');
}

/** The entry whose panel is open. */
export function readOpen(params: URLSearchParams): string | undefined {
  return idIn(params, 'entry');
}

function idIn(params: URLSearchParams, name: string): string | undefined {
  const id = params.get(name) ?? '';
  return ID.test(id) ? id : undefined;
}

export function queryOf({ who, ...filter }: AuditAddress): NonNullable<ListAuditData['query']> {
  if (who === undefined) return filter;
  const actor = OTHER_ACTORS.find((kind) => kind === who);
  return actor === undefined ? { ...filter, staffId: who } : { ...filter, actor };
}

/** The part of an address that decides which entries are listed. */
export function listedBy(params: URLSearchParams): string {
  return JSON.stringify([readAuditAddress(params), readCursor(params)]);
}

export function entryPath(entryId: string): string {
  return `${AUDIT}?entry=${entryId}`;
}

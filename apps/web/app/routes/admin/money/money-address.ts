import {
  BANK_LINE_STATES,
  DISPUTE_STATES,
  REFUND_STATES,
  SOLD_SERVICES,
  STATEMENT_AGES,
  STATEMENT_STATES,
} from '@waypost/contract/money-states';
import { dayIn, idIn, type ListingOf, listAddress, oneOf } from '../../../platform/list-address.ts';
import { MONEY } from '../admin-paths.ts';

const matching = (pattern: RegExp) => (typed: string) => (pattern.test(typed) ? typed : undefined);
const monthIn = matching(/^\d{4}-(?:0[1-9]|1[0-2])$/);
const countryIn = matching(/^[A-Z]{2}$/);

const REVENUE = { service: oneOf(SOLD_SERVICES), from: countryIn, to: countryIn };

/** The address of the overview: a month, and filters of its revenue. */
export const OVERVIEW = listAddress(MONEY, { month: monthIn, ...REVENUE });
export type Overview = ListingOf<typeof OVERVIEW>;

export const ENTRIES = listAddress(
  `${MONEY}/entries`,
  {
    day: dayIn,
    ...REVENUE,
    customer: idIn,
    month: monthIn,
    holder: matching(/^(?:source:\d{1,9}|person:[0-9a-f-]{36}|none)$/),
  },
  /^[0-9a-f-]{36}_\d{1,4}$/,
);
export type EntryListing = ListingOf<typeof ENTRIES>;

export const STATEMENTS = listAddress(`${MONEY}/statements`, {
  state: oneOf(STATEMENT_STATES),
  age: oneOf(STATEMENT_AGES),
  view: idIn,
});

export const RETURNS = listAddress(`${MONEY}/returns`, {
  kind: oneOf(['refund', 'dispute']),
  state: oneOf([...REFUND_STATES, ...DISPUTE_STATES]),
});

export const BANK = listAddress(`${MONEY}/bank`, {
  state: oneOf(BANK_LINE_STATES, 'doubtful'),
  file: idIn,
});

export const CASH = listAddress(`${MONEY}/cash`, {});

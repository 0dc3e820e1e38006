import type { Calendar } from './delivery-dates.ts';
import { EXCEPTION_KINDS, type ExceptionKind } from './tracking/codes.ts';
import { addOpenHours, type OpenHours } from './working-time.ts';

/** The kinds of desk items: each needs someone of the carrier to act. */
export const DESK_KINDS = [
  'case',
  'contact',
  'exception',
  'silence',
  'capture_failed',
  'disputed',
  'refund_by_hand',
  'refund_failed',
  'paid_twice',
  'cash_differs',
  'cash_difference',
  'reconciliation',
  'unpaid_statement',
  'missing_piece',
  'missing_container',
  'code_failed',
  'round_not_closed',
] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

/** Why cash reported by a courier was not posted, or not as scanned. */
export const CASH_DIFFERENCES = [
  'collected_no_right',
  'collected_currency',
  'collected_not_due',
  'collected_again',
  'collected_more',
  'collected_less',
] as const;
export type CashDifference = (typeof CASH_DIFFERENCES)[number];

/** How soon somebody must act: its time is up, in less than 4 hours, in 4 to 24, or later. */
export const DESK_DUES = ['overdue', 'soon', 'day', 'later'] as const;
export type DeskDue = (typeof DESK_DUES)[number];

/** Who must act next. Without a customer it is always the carrier. */
export const DESK_TURNS = ['carrier', 'customer'] as const;
export type DeskTurn = (typeof DESK_TURNS)[number];

/**
 * The subject of an item: the exception of a case or exception, the topic of a contact message, the
 * status in which a shipment fell silent, why collected cash was not posted as scanned, what differs
 * between the ledger and the provider, `lost` for a lost dispute, the number of a missing piece or the code of a
 * missing container. Empty for other payment problems.
 */
export type DeskMatter = { kind: DeskKind; subject: string; turn: DeskTurn };

/** When the desk is staffed. */
const DESK_HOURS: OpenHours = { from: 8, to: 18 };
const WORKING_DAY = DESK_HOURS.to - DESK_HOURS.from;

/** How long we wait for a customer's answer. Terms and emails promise the same. */
export const REPLY_WORKING_DAYS = 5;

/** Damage and loss are urgent: around the clock. */
const URGENT: readonly string[] = ['damage', 'loss'] satisfies ExceptionKind[];

type Allowance = { hours: number } | { workingHours: number };

/**
 * | what                           | how long                          |
 * |--------------------------------|-----------------------------------|
 * | failed capture                 | 1 hour; the parcel is held        |
 * | damage or loss                 | 2 hours                           |
 * | missing piece or container     | 2 hours                           |
 * | silence, a round not closed    | 4 hours                           |
 * | case, other exceptions         | 4 working hours                   |
 * | a delivery code tried in vain  | 4 working hours                   |
 * | contact message, dispute       | 1 working day                     |
 * | money that must go back        | 1 working day                     |
 * | cash that differs              | 1 working day                     |
 * | difference at a cash count     | 1 working day                     |
 * | books that differ              | 1 working day                     |
 * | unpaid after three reminders   | 1 working day                     |
 * | the customer's turn            | 5 working days, then we ask again |
 */
function allowanceOf({ kind, subject, turn }: DeskMatter): Allowance {
  if (turn === 'customer') return { workingHours: REPLY_WORKING_DAYS * WORKING_DAY };
  switch (kind) {
    case 'capture_failed':
      return { hours: 1 };
    case 'missing_piece':
    case 'missing_container':
      return { hours: 2 };
    case 'silence':
    case 'round_not_closed':
      return { hours: 4 };
    case 'code_failed':
      return { workingHours: 4 };
    case 'case':
    case 'exception':
      return URGENT.includes(subject) ? { hours: 2 } : { workingHours: 4 };
    case 'contact':
    case 'disputed':
    case 'refund_by_hand':
    case 'refund_failed':
    case 'paid_twice':
    case 'cash_differs':
    case 'cash_difference':
    case 'reconciliation':
    case 'unpaid_statement':
      return { workingHours: WORKING_DAY };
  }
}

const HOUR_MS = 60 * 60 * 1000;

/** By when someone must act on it, in the carrier's calendar. */
export function dueAt(matter: DeskMatter, since: Date, calendar: Calendar): Date {
  const allowance = allowanceOf(matter);
  return 'hours' in allowance
    ? new Date(since.getTime() + allowance.hours * HOUR_MS)
    : addOpenHours(calendar, since, allowance.workingHours, DESK_HOURS);
}

export const NEXT_ACTIONS = [
  'answer',
  'answer_by_mail',
  'await_reply',
  ...EXCEPTION_KINDS.map((kind) => `resolve_${kind}` as const),
  'find_collection',
  'call_courier',
  'trace',
  'collect_payment',
  'answer_dispute',
  'transfer_back',
  'clear_cash',
  'settle_cash',
  'refund_another_way',
  'compare_books',
  'call_debtor',
  'find_piece',
  'find_container',
  'call_recipient',
  'close_round',
] as const;
export type NextAction = (typeof NEXT_ACTIONS)[number];

/** The next action. */
export function nextActionOf({ kind, subject, turn }: DeskMatter): NextAction {
  if (turn === 'customer') return 'await_reply';
  switch (kind) {
    case 'case':
      return 'answer';
    case 'contact':
      return 'answer_by_mail';
    case 'exception':
      return `resolve_${EXCEPTION_KINDS.find((known) => known === subject) ?? 'other'}`;
    case 'silence':
      if (subject === 'Created') return 'find_collection';
      return subject === 'Out for Delivery' ? 'call_courier' : 'trace';
    case 'capture_failed':
      return 'collect_payment';
    case 'disputed':
      return subject === 'lost' ? 'collect_payment' : 'answer_dispute';
    case 'refund_failed':
      return 'refund_another_way';
    case 'reconciliation':
      return 'compare_books';
    case 'unpaid_statement':
      return 'call_debtor';
    case 'refund_by_hand':
    case 'paid_twice':
      return 'transfer_back';
    case 'cash_differs':
      return 'clear_cash';
    case 'missing_piece':
      return 'find_piece';
    case 'missing_container':
      return 'find_container';
    case 'code_failed':
      return 'call_recipient';
    case 'round_not_closed':
      return 'close_round';
    case 'cash_difference':
      return 'settle_cash';
  }
}

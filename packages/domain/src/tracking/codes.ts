/**
 * In causal order for events of one instant: earlier codes happened earlier. The position is stored in
 * folds, so inserting a code needs a refold of every shipment. STATUS_SET comes after all scans because
 * it supersedes them. NOTED is what staff knows without a scan: the place of a shipment, or its delivery
 * days; it changes no status.
 */
export const EVENT_CODES = [
  'CREATED',
  'PICKED_UP',
  'IN_TRANSIT',
  'ARRIVED',
  'CUSTOMS',
  'CUSTOMS_HOLD',
  'CUSTOMS_RELEASED',
  'HELD',
  'DEPARTED',
  'OUT_FOR_DELIVERY',
  'EXCEPTION',
  'DELIVERED',
  'RETURN_STARTED',
  'RETURNED',
  'STATUS_SET',
  'CANCELLED',
  'EVENT_VOIDED',
  'NOTED',
] as const;
export type EventCode = (typeof EVENT_CODES)[number];

/** What a device may send. The other codes come from staff alone. */
export const SCAN_CODES = [
  'CREATED',
  'PICKED_UP',
  'IN_TRANSIT',
  'ARRIVED',
  'DEPARTED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'EXCEPTION',
  'CUSTOMS',
  'CUSTOMS_HOLD',
  'CUSTOMS_RELEASED',
  'HELD',
  'RETURNED',
] as const satisfies readonly EventCode[];
export type ScanCode = (typeof SCAN_CODES)[number];

export const STATUSES = [
  'Created',
  'Picked Up',
  'In Transit',
  'Out for Delivery',
  'Delivered',
  'Exception',
  'Cancelled',
] as const;
export type Status = (typeof STATUSES)[number];

/** The statuses that staff may set by hand. Cancelling is a separate action: it moves money. */
export const SETTABLE_STATUSES = [
  'Created',
  'Picked Up',
  'In Transit',
  'Out for Delivery',
  'Delivered',
  'Exception',
] as const satisfies readonly Status[];

/** The events that staff may add: every scan, and the start of a return. */
export const STAFF_EVENT_CODES = [
  ...SCAN_CODES,
  'RETURN_STARTED',
] as const satisfies readonly EventCode[];

/** Why an EXCEPTION was scanned; "other" when the scan does not say. */
export const EXCEPTION_REASONS = [
  'failed_attempt',
  'address',
  'refused',
  'damage',
  'loss',
  'other',
] as const;
export type ExceptionReason = (typeof EXCEPTION_REASONS)[number];

/** Who took a delivered piece, or where it was left: `handover` of a DELIVERED. Never a name. */
export const HANDOVER_KINDS = [
  'recipient',
  'household',
  'neighbour',
  'reception',
  'safe_place',
  'locker',
  'counter',
] as const;
export type HandoverKind = (typeof HANDOVER_KINDS)[number];

/**
 * More about an EXCEPTION at the door. `out_of_time` belongs to an ARRIVED: the recipient did not miss an attempt.
 */
export const EVENT_DETAILS = [
  'absent',
  'closed',
  'no_access',
  'no_payment',
  'no_identity',
  'wrong_code',
  'unsafe',
  'incomplete',
  'moved',
  'unknown_here',
  'damaged_on_sight',
  'out_of_time',
] as const;
export type EventDetail = (typeof EVENT_DETAILS)[number];

/** Everything that can hold a piece at Exception. Positions are kept in stored folds: append only. */
export const EXCEPTION_KINDS = [
  'customs_hold',
  'held',
  'failed_attempt',
  'address',
  'refused',
  'other',
  'damage',
  'loss',
  'returned',
] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

const UNFORESEEABLE: ReadonlySet<ExceptionKind> = new Set(['refused', 'loss', 'returned']);

/** While it is open, whether and when the piece is delivered is unknown. */
export function suspendsDelivery(kind: ExceptionKind): boolean {
  return UNFORESEEABLE.has(kind);
}

const STATUS_OF_CODE: Record<EventCode, Status | null> = {
  CREATED: 'Created',
  PICKED_UP: 'Picked Up',
  IN_TRANSIT: 'In Transit',
  ARRIVED: 'In Transit',
  DEPARTED: 'In Transit',
  CUSTOMS: 'In Transit',
  CUSTOMS_RELEASED: 'In Transit',
  OUT_FOR_DELIVERY: 'Out for Delivery',
  DELIVERED: 'Delivered',
  EXCEPTION: 'Exception',
  CUSTOMS_HOLD: 'Exception',
  HELD: 'Exception',
  RETURNED: 'Exception',
  RETURN_STARTED: 'In Transit',
  CANCELLED: 'Cancelled',
  STATUS_SET: null,
  EVENT_VOIDED: null,
  NOTED: null,
};

/** The status of an event by itself; null when it depends on its content. */
export function statusOfCode(code: EventCode): Status | null {
  return STATUS_OF_CODE[code];
}

const RANK_OF_CODE = Object.fromEntries(EVENT_CODES.map((code, rank) => [code, rank])) as Record<
  EventCode,
  number
>;

export function codeRank(code: EventCode): number {
  return RANK_OF_CODE[code];
}

/** A void cannot be undone and a cancellation is final (its payment is voided or refunded). */
export function isVoidable(code: EventCode): boolean {
  return code !== 'EVENT_VOIDED' && code !== 'CANCELLED';
}

import type {
  EventCode,
  EventDetail,
  ExceptionReason,
  HandoverKind,
} from '@waypost/domain/tracking';

/**
 * The key of an event's words in the catalog `parcels`. A delivery problem is called the same while it is
 * open and after it was solved.
 */
export function eventWord({
  code,
  reason,
}: {
  code: EventCode;
  reason?: ExceptionReason | undefined;
}) {
  return code === 'EXCEPTION'
    ? (`problem.${reason ?? 'other'}` as const)
    : (`event.${code}` as const);
}

/** The key of what happened at the door, in the same catalog; null where the event says no more than its code. */
export function doorWord({
  handover,
  detail,
}: {
  handover?: HandoverKind | null | undefined;
  detail?: EventDetail | null | undefined;
}) {
  if (handover) return `handover.${handover}` as const;
  return detail ? (`detail.${detail}` as const) : null;
}

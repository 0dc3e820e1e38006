import type { EventCode, ExceptionReason } from '@waypost/domain/tracking';

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

/** The parts on the status page. */
export const SERVICE_PARTS = ['booking', 'tracking', 'payments', 'emails', 'scans'] as const;
export type ServicePart = (typeof SERVICE_PARTS)[number];

/** Worst last. */
export const SERVICE_STATES = ['up', 'trouble', 'down'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

/** Days of history that are kept and shown. */
export const STATUS_DAYS = 90;

const TROUBLE_SHARE = 0.05;
const DOWN_SHARE = 0.5;
/** One failure among few requests is no outage. */
const FEW = 3;

/** The state of a part in a minute, from its answers. Without any, nothing is known to be wrong. */
export function judgeMinute({ ok, failed }: { ok: number; failed: number }): ServiceState {
  const share = failed / Math.max(1, ok + failed);
  if (failed >= FEW && share >= DOWN_SHARE) return 'down';
  if (failed >= FEW && share >= TROUBLE_SHARE) return 'trouble';
  return 'up';
}

/** Minutes of a day in each state. */
export type StatusDay = Record<ServiceState, number>;

const NOTED_MINUTES = 5;

/** The colour of a day: null when nothing was measured. */
export function judgeDay({ up, trouble, down }: StatusDay): ServiceState | null {
  if (up + trouble + down === 0) return null;
  if (down >= NOTED_MINUTES) return 'down';
  return trouble + down >= NOTED_MINUTES ? 'trouble' : 'up';
}

/** Share of the measured minutes in which it was not down; null when there are none. */
export function availability(days: readonly StatusDay[]): number | null {
  const sum = { measured: 0, down: 0 };
  for (const { up, trouble, down } of days) {
    sum.measured += up + trouble + down;
    sum.down += down;
  }
  return sum.measured === 0 ? null : 1 - sum.down / sum.measured;
}

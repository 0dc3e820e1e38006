/** Seconds before the first attempt and each one after it: three days and a few hours in all. */
const WAITS_SECONDS = [
  0, 5, 30, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400,
] as const;

const SPREAD = 0.2;
const MOST_ASKED_SECONDS = 3_600;

type Wish = {
  /** What the receiver asked for by Retry-After. */
  askedSeconds?: number | null;
  /** 0 to 1. Receivers that failed together are not tried together. */
  random: number;
};

/** How long to wait after so many failed attempts; null when none is left. */
export function nextWaitSeconds(
  failedAttempts: number,
  { askedSeconds = null, random }: Wish,
): number | null {
  const wait = WAITS_SECONDS[failedAttempts];
  if (wait === undefined) return null;
  const spread = wait * (1 - SPREAD + 2 * SPREAD * random);
  return Math.max(spread, Math.min(askedSeconds ?? 0, MOST_ASKED_SECONDS));
}

/** Retry-After as seconds from `now`: a number of seconds or a date. Null for anything else. */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, (at - now) / 1_000);
}

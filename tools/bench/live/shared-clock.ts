/** Milliseconds of the machine's monotonic clock: the same in every process on it. */
export function sharedNow(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

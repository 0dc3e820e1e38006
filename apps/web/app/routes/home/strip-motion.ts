/** Pixels from the start of the strip, whichever way the language reads. */
type Strip = { position: number; visibleWidth: number; fullWidth: number };

export const STOP_EVERY_MS = 3000;

const STOP_SHARE = 0.9;
const DRIFT_PX_PER_SECOND = 20;
/** After a pause of the browser the strip goes on from where it was and does not jump. */
const LONGEST_FRAME_MS = 32;

/** Browsers round scroll positions, so the end may never be reached to the pixel. */
const END_TOLERANCE_PX = 1;

/** Where a strip that moves from stop to stop stands next: on by 90 %, or back at the start. */
export function nextStop({ position, visibleWidth, fullWidth }: Strip): number {
  const end = Math.max(0, fullWidth - visibleWidth);
  if (position >= end - END_TOLERANCE_PX) return 0;
  return Math.min(end, position + visibleWidth * STOP_SHARE);
}

/** Where a strip that drifts is after a frame. At the end of its loop it is at the start again. */
export function drift(position: number, frameMs: number, loopWidth: number): number {
  if (loopWidth <= 0) return 0;
  const step = (Math.min(frameMs, LONGEST_FRAME_MS) / 1000) * DRIFT_PX_PER_SECOND;
  return (position + step) % loopWidth;
}

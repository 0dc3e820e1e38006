import type { JourneyStep } from './journey.ts';

/**
 * Adds scans in the longest waits before the van goes out; to have fewer, removes customs first, then the
 * stops next to the end.
 */
export function fitScans(steps: JourneyStep[], scanCount: number): JourneyStep[] {
  while (steps.length > Math.max(scanCount, 3)) {
    const customs = steps.findLastIndex(({ code }) => code.startsWith('CUSTOMS'));
    steps.splice(customs === -1 ? steps.length - 3 : customs, 1);
  }
  while (steps.length < scanCount) splitLongestWait(steps);
  return steps;
}

function splitLongestWait(steps: JourneyStep[]): void {
  const waitAfter = (index: number) => (steps[index + 1]?.at ?? 0) - (steps[index]?.at ?? 0);
  const goesOut = steps.findIndex(({ code }) => code === 'OUT_FOR_DELIVERY');
  let longest = 0;
  for (let index = 1; index < goesOut; index += 1) {
    if (waitAfter(index) > waitAfter(longest)) longest = index;
  }
  const before = steps[longest];
  if (before === undefined) return;
  const at = before.at + Math.round(waitAfter(longest) / 2);
  steps.splice(longest + 1, 0, { code: 'IN_TRANSIT', at, place: before.place, pieceNo: 0 });
}

import { useOpenShift } from '../pages/use-open-shift.ts';
import type { ScanResult } from '../scanning/scan-page.tsx';
import { changeContainers, useContainers, withContainer } from './containers-store.ts';
import { judgeArrival } from './judge-container.ts';
import { recordScanned } from './record-container-act.ts';

/** Records the arrival of a container, which counts as the arrival of every piece in it. */
export function useArrival(): (code: string) => Promise<ScanResult> {
  const { device, shift } = useOpenShift();
  const hubId = device.hub.id;
  const known = useContainers(hubId);
  return async (code) => {
    const container = known?.containers.find((each) => each.code === code);
    const verdict = judgeArrival(code, container, hubId);
    if (verdict.kind === 'not_away') return { verdict };
    const result = await recordScanned(shift.id, verdict, { kind: 'arrive', code });
    if (result.actId === undefined) return result;
    return { ...result, undone: await noteArrival(hubId, code) };
  };
}

function noteArrival(hubId: string, code: string): Promise<() => Promise<void>> {
  return changeContainers(hubId, (before) => {
    const trips = before.trips.map((trip) => ({
      ...trip,
      containers: trip.containers.map((each) =>
        each.code === code ? { ...each, arrived: true } : each,
      ),
    }));
    return withContainer({ ...before, trips }, code, { hubId, state: 'arrived', tripId: null });
  });
}

import { MAX_SCANS_PER_CALL, Scan } from '@waypost/contract';
import { readReference } from '@waypost/domain/tracking-number';
import { expect, test } from 'vitest';
import { planScans, type PlannedScan, type ScanPlan } from './scan-plan.ts';

const NOW = Date.UTC(2026, 10, 15);
const SIZE = { seed: 1, now: NOW, scans: 3_000, shipments: 100, stages: 6 };
const plan = planScans(SIZE);

function sent({ stages }: ScanPlan): (PlannedScan & { stage: number })[] {
  return stages.flatMap((batches, stage) =>
    batches.flat().map((planned) => ({ ...planned, stage })),
  );
}

test('the same seed plans the same scans in the same batches', () => {
  expect(planScans(SIZE)).toEqual(plan);
  expect(planScans({ ...SIZE, seed: 2 }).stages).not.toEqual(plan.stages);
});

test('every scan is sent, and some several times', () => {
  const ids = sent(plan)
    .filter((planned) => planned.expect === 'stored')
    .map(({ scan }) => scan.scanId);
  expect(new Set(ids).size).toBe(SIZE.scans + plan.misdated.length);
  expect(ids.length).toBeGreaterThan(SIZE.scans * 1.1);
});

test('scans to be stored match the contract, and scans to be refused do not', () => {
  for (const { scan, expect: expected } of sent(plan)) {
    expect(Scan.safeParse(scan).success).toBe(expected !== 'invalid');
    expect(readReference(scan.ref).kind).toMatch(/^(shipment|piece)$/);
  }
  expect(sent(plan).some(({ scan }) => scan.note?.includes('\u0000'))).toBe(true);
});

test('a conflict differs from its scan and comes at least a stage later', () => {
  const conflicts = sent(plan).filter((planned) => planned.expect === 'conflict');
  expect(conflicts.length).toBeGreaterThan(10);
  for (const conflict of conflicts) {
    const original = sent(plan).find(
      ({ scan, expect: expected }) => scan.scanId === conflict.scan.scanId && expected === 'stored',
    );
    expect(original?.stage).toBeLessThan(conflict.stage);
    expect(original?.scan).not.toEqual(conflict.scan);
    expect(original?.scan.ref).toBe(conflict.scan.ref);
  }
});

test('late shipments are scanned before and after they appear', () => {
  const late = sent(plan).filter(({ shipment }) => shipment.isLate);
  expect(late.some(({ stage }) => stage < plan.lateStage)).toBe(true);
  expect(late.some(({ stage }) => stage >= plan.lateStage)).toBe(true);
});

test('scans arrive in another order than they happened, and some batches are reversed', () => {
  const times = sent(plan).map(({ scan }) => Date.parse(scan.occurredAt));
  expect(times.filter((time, at) => at > 0 && time < (times[at - 1] ?? 0)).length).toBeGreaterThan(
    SIZE.scans / 4,
  );
  const backwards = plan.stages
    .flat()
    .filter(
      (batch) =>
        batch.length > 5 &&
        batch.every(
          ({ scan }, at) => at === 0 || scan.occurredAt <= (batch[at - 1]?.scan.occurredAt ?? ''),
        ),
    );
  expect(backwards.length).toBeGreaterThan(0);
});

test('one shipment gets far more scans than any other', () => {
  const counts = new Map<string, number>();
  for (const { shipment } of sent(plan))
    counts.set(shipment.id, (counts.get(shipment.id) ?? 0) + 1);
  const [first = 0, second = 0] = [...counts.values()].toSorted((a, b) => b - a);
  expect(first).toBeGreaterThan(2 * second);
});

test('no shipment gets more scans than a run of 100,000 would give it', () => {
  const large = planScans({ ...SIZE, scans: 250_000, shipments: 5_000 });
  const counts = new Map<string, number>();
  for (const { scan, shipment } of large.stages.flat(2)) {
    if (scan.occurredAt < '2036') counts.set(shipment.id, (counts.get(shipment.id) ?? 0) + 1);
  }
  expect(Math.max(...counts.values())).toBeLessThan(7_000);
});

test('only the scans dated 2036 have wrong dates, and their shipments have no other scans', () => {
  const misdated = new Set(plan.misdated.map(({ shipment }) => shipment.id));
  for (const { scan, shipment } of sent(plan)) {
    const occurredAt = Date.parse(scan.occurredAt);
    const isIn2036 = scan.occurredAt.startsWith('2036');
    expect(isIn2036).toBe(misdated.has(shipment.id));
    expect(occurredAt < NOW).toBe(!isIn2036);
    expect(occurredAt).toBeGreaterThanOrEqual(shipment.bookedAt);
  }
});

test('no batch exceeds the limit of a call', () => {
  for (const batch of planScans({ ...SIZE, scans: 20_000, stages: 1 }).stages.flat()) {
    expect(batch.length).toBeGreaterThan(0);
    expect(batch.length).toBeLessThanOrEqual(MAX_SCANS_PER_CALL);
  }
});

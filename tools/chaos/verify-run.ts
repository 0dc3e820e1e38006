import type pg from 'pg';
import { checkStates } from '../installation/stored-states.ts';
import { checkStoredScans } from '../installation/stored-scans.ts';
import type { Acknowledgements } from './devices.ts';
import type { PlannedScan, ScanPlan } from './scan-plan.ts';
import { readValue } from '../installation/read-value.ts';

/** Compares what is stored after the run with the plan and with the answers that devices got. */
export async function verifyRun(
  db: pg.Client,
  sourceName: string,
  plan: ScanPlan,
  /** Sent after the run, so that misdated scans are not the last ones. */
  closing: readonly PlannedScan[],
  told: Acknowledgements,
) {
  const scans = new Map(
    [...plan.stages.flat(2), ...closing]
      .filter((planned) => planned.expect === 'stored')
      .map((planned) => [planned.scan.scanId, planned]),
  );
  const acknowledged = new Set(told.stored.keys());
  const stored = await checkStoredScans(db, sourceName, acknowledged);
  const recordedTwice = [...told.stored].filter(
    ([, outcomes]) => outcomes.filter((outcome) => outcome === 'recorded').length > 1,
  );
  const altered = await listAltered(db, sourceName, scans);
  const states = await checkStates(
    db,
    plan.shipments.map(({ id }) => id),
  );
  const wrongStates = states.flatMap(({ fault }) => fault ?? []);
  const statusById = new Map(states.map(({ shipmentId, status }) => [shipmentId, status]));
  const misdatedInCharge = plan.misdated.filter(
    ({ shipment }) => statusById.get(shipment.id) !== 'Out for Delivery',
  );
  const stillUnmatched = await countMatchable(db);

  const faults = [
    ...told.faults,
    ...stored.missing.map((id) => `${id} was acknowledged and is missing`),
    ...stored.doubled.map((id) => `${id} is stored twice`),
    ...stored.unexpected.map((id) => `${id} is stored and was never acknowledged`),
    ...recordedTwice.map(([id, outcomes]) => `${id} was answered ${outcomes.join(', ')}`),
    ...altered.map((id) => `${id} is not stored as it was first sent`),
    ...wrongStates,
    ...misdatedInCharge.map(
      ({ shipment }) =>
        `${shipment.trackingNumber} is ${statusById.get(shipment.id)} by a scan dated 2036`,
    ),
  ];
  const isComplete = acknowledged.size === scans.size && states.length === plan.shipments.length;
  return {
    ok: faults.length === 0 && isComplete && stillUnmatched === 0,
    missing: stored.missing.length,
    doubled: stored.doubled.length,
    unexpected: stored.unexpected.length,
    /** Scans that were acknowledged as new twice. */
    recordedTwice: recordedTwice.length,
    /** Stored with the content of a conflicting scan. */
    altered: altered.length,
    statesChecked: states.length,
    wrongStates: wrongStates.length,
    wrongAnswers: told.faults.length,
    /** Still waiting although their shipment exists. */
    stillUnmatched,
    misdatedInCharge: misdatedInCharge.length,
    faults,
  };
}

/** Waiting scans whose shipment exists: the worker's sweep has not found them yet. */
export async function countMatchable(db: pg.Client): Promise<number> {
  const waiting = await readValue<number>(
    db,
    `SELECT count(*)::int FROM unmatched_scans u
     WHERE EXISTS (SELECT FROM shipment_refs r WHERE r.ref = u.ref)`,
  );
  return waiting ?? 0;
}

async function listAltered(
  db: pg.Client,
  sourceName: string,
  scans: ReadonlyMap<string, PlannedScan>,
): Promise<string[]> {
  const { rows } = await db.query<{
    scan_id: string;
    shipment_id: string;
    code: string;
    occurred_at: Date;
    city: string | null;
    note: string | null;
  }>(
    `SELECT e.scan_id, e.shipment_id, e.code, e.occurred_at, e.city, p.note
     FROM tracking_events e
     LEFT JOIN event_private p USING (shipment_id, source_id, scan_id)
     WHERE e.source_id = (SELECT id FROM sources WHERE name = $1)`,
    [sourceName],
  );
  return rows.flatMap((row) => {
    const planned = scans.get(row.scan_id);
    const isSame =
      planned === undefined ||
      (row.shipment_id === planned.shipment.id &&
        row.code === planned.scan.code &&
        row.occurred_at.toISOString() === planned.scan.occurredAt &&
        row.city === (planned.scan.place?.city ?? null) &&
        row.note === (planned.scan.note ?? null));
    return isSame ? [] : row.scan_id;
  });
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FieldAct, FieldStop, Scan } from '@waypost/contract/client';
import { SHARD_COUNT } from '@waypost/domain/shards';
import type { SeededRandom } from '@waypost/domain/simulation';
import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';
import { type Phone, type PhoneDisk, switchOn } from '../../installation/phone.ts';
import { drawSignature } from '../../simulator/signature-picture.ts';
import type { Courier } from './crew.ts';
import type { PlannedStop } from './plan-day.ts';

/** Everything a courier did, whether or not it was recorded. */
export interface DayDone {
  courier: Courier;
  /** By the id of the scan. */
  scans: Map<string, Scan>;
  /** Scanned numbers that nobody knows. */
  unknown: Set<string>;
  /** By the id of the picture: the tracking number. */
  pictures: Map<string, string>;
  acts: Map<string, string>;
  missing: string[];
  cashCents: number;
  batteries: number;
  faults: string[];
  /** What the phone holds in the evening. */
  disk: PhoneDisk;
}

type ScanFields = Parameters<Phone['scan']>[2];

/** In 1,000 steps of a courier, a step being a scan or a stop. */
const BATTERY_SHARE = 0.01;
const TUNNEL_SHARE = 0.04;
const WRONG_SHARE = 0.02;
/** Everything must have been sent this long after the last stop. */
const SENT_MS = 300_000;
/** Loading takes less time than a stop. */
const LOAD_PACE = 0.1;

interface Shift {
  /** Between two stops, on average. */
  paceMs: number;
  isForgetful: boolean;
  /** No tunnel is longer. */
  longestTunnelMs: number;
}

/** From badge and PIN to the closed round. Everything is written to the phone; it sends when it can. */
export async function workDay(courier: Courier, shift: Shift): Promise<DayDone> {
  const { random, line, worker } = courier;
  const how = { isForgetful: shift.isForgetful };
  let phone = switchOn(courier.disk, line, how);
  const done: DayDone = {
    courier,
    scans: new Map(),
    unknown: new Set(),
    pictures: new Map(),
    acts: new Map(),
    missing: [],
    cashCents: 0,
    batteries: 0,
    faults: [],
    disk: courier.disk,
  };

  const step = async (share: number) => {
    await sleep(random.between(0.5, 1.5) * shift.paceMs * share);
    if (random.chance(TUNNEL_SHARE * share)) {
      line.enterTunnel(random.between(0.1, 1) * shift.longestTunnelMs);
    }
    if (random.chance(BATTERY_SHARE * share)) {
      done.batteries += 1;
      phone = switchOn(await phone.die(), line, how);
    }
  };
  const scan = (code: Scan['code'], ref: string, more: ScanFields = {}) => {
    const made = phone.scan(code, ref, more);
    if (made === null) done.faults.push(`${ref} was ${code} before, says the phone`);
    else done.scans.set(made.scanId, made);
    return made?.scanId ?? '';
  };
  const tell = (kind: FieldAct['kind'], more?: Parameters<Phone['tell']>[1]) => {
    const actId = phone.tell(kind, more);
    if (actId !== null) done.acts.set(actId, kind);
  };

  await phone.beginShift(worker.badge, worker.pin);
  const { round, stops } = await phone.readRound();
  if (round?.id !== courier.roundId) throw new Error(`${worker.name} got round ${round?.id}`);
  const planned = joinPlan(courier, stops, done.faults);

  for (const { plan } of planned) {
    if (plan.fate === 'left') continue;
    for (const ref of plan.pieces) {
      await step(LOAD_PACE);
      scan('OUT_FOR_DELIVERY', ref);
      if (random.chance(WRONG_SHARE) && phone.scan('OUT_FOR_DELIVERY', ref) !== null) {
        done.faults.push(`the phone took ${ref} a second time`);
      }
    }
  }
  tell('depart');
  for (const { plan, stop } of planned) {
    await step(1);
    atDoor(plan, stop);
  }
  await step(1);
  for (const { plan } of planned) {
    for (const ref of backIn(plan)) {
      await step(LOAD_PACE);
      scan('ARRIVED', ref, plan.fate === 'late' ? { detail: 'out_of_time' } : {});
    }
    if (plan.fate === 'lost') done.missing.push(...plan.pieces);
  }
  if (random.chance(0.2)) {
    const unknown = phone.scan('ARRIVED', unknownPiece(random));
    if (unknown !== null) done.unknown.add(unknown.scanId);
  }
  tell('return');
  tell('close', done.missing.length > 0 ? { detail: 'missing' } : {});
  const patience = Date.now() + SENT_MS;
  while (phone.disk.queue.length > 0 && Date.now() < patience) await step(0.2);
  if (phone.disk.queue.length > 0) done.faults.push(`${phone.disk.queue.length} acts never went`);
  done.faults.push(...phone.disk.refused);
  done.disk = await phone.die();
  return done;

  function atDoor({ fate, pieces, shipment }: PlannedStop, { stopNo, due }: FieldStop): void {
    const [first = '', ...others] = pieces;
    if (fate === 'left' || fate === 'late' || fate === 'lost') return;
    if (fate === 'absent') {
      for (const ref of pieces) fail(ref, 'failed_attempt', 'absent');
      tell('card_left', { stopNo });
      return;
    }
    if (fate === 'partly') {
      scan('DELIVERED', first, { handover: 'household', proof: { signedBy: 'Partly Taken' } });
      for (const ref of others) fail(ref, 'damage', 'damaged_on_sight');
      return;
    }
    const pictureId = fate === 'plain' ? undefined : randomUUID();
    const signedBy = fate === 'photo' ? undefined : `Signer ${stopNo}`;
    const proof = { ...(signedBy && { signedBy }), ...(pictureId && { pictureId }) };
    const handover = fate === 'photo' ? 'safe_place' : 'recipient';
    let firstScan = '';
    for (const [at, ref] of pieces.entries()) {
      // what is due is paid once for the stop
      const collected = at === 0 && fate === 'cash' && due !== null ? { collected: due } : {};
      const scanId = scan('DELIVERED', ref, { handover, proof, ...collected });
      if (at === 0) firstScan = scanId;
    }
    if (fate === 'cash') done.cashCents += due?.cents ?? 0;
    if (pictureId === undefined) return;
    phone.keepPicture(pictureId, firstScan, first, new Uint8Array(drawSignature(random)));
    done.pictures.set(pictureId, shipment.trackingNumber);
  }

  function fail(ref: string, reason: Scan['reason'], detail: Scan['detail']): void {
    scan('EXCEPTION', ref, { ...(reason && { reason }), ...(detail && { detail }), note: 'Rang.' });
  }
}

/** Of the van in the evening. */
function backIn({ fate, pieces }: PlannedStop): string[] {
  if (fate === 'absent' || fate === 'late') return pieces;
  return fate === 'partly' ? pieces.slice(1) : [];
}

/** The stops as the phone got them, each with what is planned for it. */
function joinPlan({ stops }: Courier, given: readonly FieldStop[], faults: string[]) {
  const plans = new Map(stops.map((plan) => [plan.pieces.join(), plan]));
  if (given.length !== stops.length) faults.push(`${given.length} stops of ${stops.length}`);
  return given.flatMap((stop) => {
    const plan = plans.get(stop.pieces.map(({ number }) => number).join());
    if (plan === undefined) {
      faults.push(`stop ${stop.stopNo} has pieces of nobody`);
      return [];
    }
    if ((stop.due?.cents ?? 0) !== plan.owedCents) {
      faults.push(`stop ${stop.stopNo} asks for ${stop.due?.cents}, not ${plan.owedCents}`);
    }
    return [{ plan, stop }];
  });
}

function unknownPiece(random: SeededRandom): string {
  return makePieceNumber(makeTrackingNumber(random.below(SHARD_COUNT), random.bytes(8)), 1);
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FieldRoundState, FieldStop, Scan } from '@waypost/contract/client';
import type { SeededRandom } from '@waypost/domain/simulation';
import type { Clock } from '../clock.ts';
import { drawSignature } from '../signature-picture.ts';
import type { CrewMember } from './crew.ts';

export interface FieldWorld {
  clock: Clock;
  random: SeededRandom;
  stop: AbortSignal;
  place: { city: string; country: string };
  /** Who takes the cash in the evening, once there is somebody. */
  cashier(): CrewMember | undefined;
  onScan(scan: Scan): void;
  /** Everything of the phone has been recorded. */
  onSent(): void;
}

/** In minutes of the simulated day. */
const LOADING = [0.5, 1.5] as const;
const BETWEEN_DOORS = [3, 9] as const;
/** In real time: a round is released when there is enough for one. */
const ASK_MS = 10_000;
/** A shift ends after 14 hours by itself. */
const SHIFT_MS = 12 * 3_600_000;
const POSTED_MS = 5_000;
const SENT_LOOK_MS = 300;

const SHARE = { absent: 0.07, refused: 0.02, neighbour: 0.15, left: 0.15, shortOfCash: 0.15 };

/** Rounds one after the other, as dispatch gives them. */
export async function driveRounds(courier: CrewMember, world: FieldWorld): Promise<void> {
  let beganAt = Date.now();
  while (!world.stop.aborted) {
    if (Date.now() - beganAt > SHIFT_MS) {
      await courier.begin();
      beganAt = Date.now();
    }
    const given = await courier.phone.readRound();
    if (given.round === null) {
      await sleep(ASK_MS, undefined, { signal: world.stop }).catch(() => undefined);
    } else {
      await driveRound(courier, given, world);
    }
  }
}

async function driveRound(
  courier: CrewMember,
  { round, stops }: FieldRoundState,
  world: FieldWorld,
): Promise<void> {
  const { phone } = courier;
  const { random, place, stop } = world;
  // of the round before: a parcel that failed there may be on this one
  phone.disk.done.clear();
  const wait = ([low, high]: readonly [number, number]) =>
    world.clock.sleepUntil(world.clock.now() + random.between(low, high) * 60_000, stop);
  const scan = (code: Scan['code'], ref: string, more: Parameters<typeof phone.scan>[2] = {}) => {
    const made = phone.scan(code, ref, more);
    if (made !== null) world.onScan(made);
    return made;
  };
  const toDo = stops.filter(({ kind, state }) => kind === 'delivery' && state === 'open');
  // a phone that was switched off on the road goes on there
  const isOut = round?.state === 'out' || round?.state === 'back';
  for (const ref of isOut ? [] : toDo.flatMap(piecesOf)) {
    await wait(LOADING);
    if (stop.aborted) return;
    scan('OUT_FOR_DELIVERY', ref, { place });
  }
  phone.tell('depart');
  const back = stops.filter(({ state }) => state === 'failed').flatMap(piecesOf);
  const cash = new Map<string, number>();
  for (const each of toDo) {
    await wait(BETWEEN_DOORS);
    if (stop.aborted) return;
    if (random.chance(SHARE.absent)) {
      for (const ref of piecesOf(each)) fail(ref, 'failed_attempt', 'absent');
      phone.tell('card_left', { stopNo: each.stopNo });
      back.push(...piecesOf(each));
    } else if (random.chance(SHARE.refused)) {
      for (const ref of piecesOf(each)) fail(ref, 'refused');
      back.push(...piecesOf(each));
    } else {
      handOver(each);
    }
  }
  for (const ref of back) {
    await wait(LOADING);
    scan('ARRIVED', ref, { place });
  }
  phone.tell('return');
  phone.tell('close');
  while (phone.disk.queue.length > 0 && !stop.aborted) await sleep(SENT_LOOK_MS);
  world.onSent();
  if (cash.size > 0 && !stop.aborted) await handInCash(courier, cash, world);

  function fail(ref: string, reason: NonNullable<Scan['reason']>, detail?: 'absent'): void {
    scan('EXCEPTION', ref, { reason, ...(detail && { detail }) });
  }

  function handOver({ name, due, pieces }: FieldStop): void {
    const isLeft = due === null && random.chance(SHARE.left);
    const isNeighbour = !isLeft && random.chance(SHARE.neighbour);
    const handover = isLeft ? 'safe_place' : isNeighbour ? 'neighbour' : 'recipient';
    const pictureId = randomUUID();
    const proof = { ...(!isLeft && { signedBy: name }), pictureId };
    for (const [at, { number }] of pieces.entries()) {
      const collected = at === 0 && due !== null ? { collected: due } : {};
      const made = scan('DELIVERED', number, { handover, proof, ...collected });
      if (at > 0 || made === null) continue;
      phone.keepPicture(pictureId, made.scanId, number, new Uint8Array(drawSignature(random)));
    }
    if (due !== null) cash.set(due.currency, (cash.get(due.currency) ?? 0) + due.cents);
  }
}

function piecesOf({ pieces }: FieldStop): string[] {
  return pieces.map(({ number }) => number);
}

/** Counted by the courier, who errs now and then, and taken by somebody else. */
async function handInCash(
  { phone }: CrewMember,
  cash: ReadonlyMap<string, number>,
  { random, cashier }: FieldWorld,
): Promise<void> {
  // the ledger learns of a scan a moment after it
  await sleep(POSTED_MS);
  const wrong = random.chance(SHARE.shortOfCash) ? 50 + random.below(10) * 50 : 0;
  const amounts = [...cash].map(([currency, cents], at) => ({
    currency,
    cents: Math.max(0, cents - (at === 0 ? wrong : 0)),
  }));
  const countId = randomUUID();
  await phone.post('/api/field/cash/counts', { countId, amounts });
  await cashier()?.phone.post(`/api/field/cash/counts/${countId}/confirm`, { amounts });
}

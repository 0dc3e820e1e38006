import { setTimeout as sleep } from 'node:timers/promises';
import { recordScans, type Scan, trackShipment } from '@waypost/contract/client';
import {
  drawOrder,
  type JourneyStep,
  planJourney,
  routeBetween,
  seededRandom,
} from '@waypost/domain/simulation';
import { bookAsVisitor } from './book-shipment.ts';
import { expectedStatus, makeScan, type Parcel } from './parcel.ts';
import { persist } from './persist.ts';

export interface Simulation {
  baseUrl: string;
  key: string;
  parcels: number;
  seed: number;
  speed: number;
  onBooked(parcel: Parcel): void;
  onScan(parcel: Parcel, step: JourneyStep, outcome: string): void;
  onRepeat(reason: string): void;
  /** Stops after the scans under way. */
  stop: AbortSignal;
}

export interface SimulationResult {
  booked: number;
  finished: number;
  outcomes: Record<string, number>;
  /** Parcels whose public status is not what their scans add up to. */
  wrong: string[];
}

const VISITORS = 4;
/** What the api takes in one call. */
const MAX_SCANS = 500;

/**
 * Books shipments and moves them through the network. Simulated time starts now and runs `speed`
 * times as fast; a scan says the real time at which it was sent, since no device's clock may be
 * ahead of the server's.
 */
export async function simulate(simulation: Simulation): Promise<SimulationResult> {
  const startedAt = Date.now();
  const parcels = await bookAll(simulation, startedAt);
  const outcomes: Record<string, number> = {};

  while (!simulation.stop.aborted) {
    const dueAt = Math.min(...parcels.map((parcel) => nextStep(parcel)?.at ?? Infinity));
    if (dueAt === Infinity) break;
    const simulatedNow = startedAt + (Date.now() - startedAt) * simulation.speed;
    if (dueAt > simulatedNow) {
      await pause((dueAt - simulatedNow) / simulation.speed, simulation.stop);
      continue;
    }
    const due = parcels.filter((parcel) => (nextStep(parcel)?.at ?? Infinity) <= simulatedNow);
    for (const outcome of await sendNext(simulation, due.slice(0, MAX_SCANS))) {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  }

  return {
    booked: parcels.length,
    finished: parcels.filter((parcel) => nextStep(parcel) === undefined).length,
    outcomes,
    wrong: await findWrong(simulation, parcels),
  };
}

async function bookAll(simulation: Simulation, startedAt: number): Promise<Parcel[]> {
  const parcels: Parcel[] = [];
  let next = 0;

  async function visit(): Promise<void> {
    while (next < simulation.parcels && !simulation.stop.aborted) {
      const index = next++;
      const random = seededRandom(simulation.seed, index);
      const order = drawOrder(random);
      const route = routeBetween(order.from, order.to);
      const steps = planJourney({ ...order, route, bookedAt: startedAt }, random);
      const { baseUrl, onRepeat } = simulation;
      const trackingNumber = await bookAsVisitor(baseUrl, order, random, onRepeat);
      const parcel: Parcel = { order, trackingNumber, steps, scans: [] };
      parcels.push(parcel);
      simulation.onBooked(parcel);
    }
  }

  await Promise.all(Array.from({ length: VISITORS }, visit));
  return parcels;
}

function nextStep(parcel: Parcel): JourneyStep | undefined {
  return parcel.steps[parcel.scans.length];
}

/** One scan for each of the parcels; they are kept and sent again until they are answered. */
async function sendNext(simulation: Simulation, due: readonly Parcel[]): Promise<string[]> {
  const { baseUrl, key, onRepeat } = simulation;
  const sent: { parcel: Parcel; step: JourneyStep; scan: Scan }[] = [];
  for (const parcel of due) {
    const step = nextStep(parcel);
    if (step === undefined) continue;
    const scan = makeScan(parcel, step, Date.now());
    parcel.scans.push(scan);
    sent.push({ parcel, step, scan });
  }

  const body = { scans: sent.map(({ scan }) => scan) };
  const answer = await persist(
    'the scans',
    () => recordScans({ baseUrl, auth: key, body }),
    onRepeat,
  );
  return sent.map(({ parcel, step }, index) => {
    const outcome = answer.results[index]?.outcome ?? 'unanswered';
    simulation.onScan(parcel, step, outcome);
    return outcome;
  });
}

async function findWrong(simulation: Simulation, parcels: readonly Parcel[]): Promise<string[]> {
  const { baseUrl, onRepeat } = simulation;
  const wrong: string[] = [];
  for (const parcel of parcels) {
    const path = { ref: parcel.trackingNumber };
    const { status } = await persist(
      'the look-up',
      () => trackShipment({ baseUrl, path }),
      onRepeat,
    );
    const expected = expectedStatus(parcel);
    if (status !== expected) wrong.push(`${parcel.trackingNumber}: ${status}, not ${expected}`);
  }
  return wrong;
}

async function pause(ms: number, stop: AbortSignal): Promise<void> {
  await sleep(Math.min(ms, 60_000), undefined, { signal: stop }).catch(() => undefined);
}

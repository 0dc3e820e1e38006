import { recordScans, type Scan } from '@waypost/contract/client';
import { type JourneyStep, planJourney, routeBetween } from '@waypost/domain/simulation';
import type { Status } from '@waypost/domain/tracking';
import type { Call } from '../installation/book-parcel.ts';
import { inBatches } from '../installation/in-batches.ts';
import type { keepScans } from '../installation/kept-scans.ts';
import { bookAsVisitor } from './book-shipment.ts';
import { checkStatus } from './check-status.ts';
import { type Clock, startClock } from './clock.ts';
import type { Inbox } from './inbox.ts';
import type { SimulatedField } from './field/open-field.ts';
import { makeScan, nextStep, type Parcel, splitAtHub } from './parcel.ts';
import { keepFieldParcels } from './field-parcels.ts';
import { Refused } from './persistent-fetch.ts';
import { planBookings, type PlannedBooking } from './plan-bookings.ts';
import { uploadSignature } from './upload-signature.ts';

export interface Simulation {
  /** How visitors and devices ask the api, again and again. */
  call: Call;
  key: string;
  /** Its scans, in case the server loses them. */
  kept: ReturnType<typeof keepScans<Scan>>;
  inbox: Inbox | null;
  /** Couriers who deliver to one of the cities; null where there are none. */
  field: SimulatedField | null;
  parcels: number;
  /** Infinity never stops by itself. */
  days: number;
  seed: number;
  speed: number;
  onBooked(parcel: Parcel): void;
  onScan(parcel: Parcel, step: JourneyStep, outcome: string): void;
  /** By a phone of the field, of whatever shipment. */
  onFieldScan(scan: Scan): void;
  /** A booking that nobody will get; the others go on. */
  onRefused(reason: string): void;
  /** Stops after the calls under way. */
  stop: AbortSignal;
}

export interface SimulationResult {
  booked: number;
  finished: number;
  outcomes: Record<string, number>;
  statuses: Partial<Record<Status, number>>;
  /** Parcels whose public status is not what their scans add up to. */
  wrong: string[];
}

const VISITORS = 4;
/** What the api takes in one call. */
const MAX_SCANS = 500;
/** As long as devices keep what was acknowledged. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** How soon a parcel is noticed that was booked while everybody slept. */
const LOOK_MS = 250;

/**
 * Books shipments over the days and moves them through the network until each has reached its end. A scan has the
 * real time at which it is sent, because no device's clock may be ahead of the server's: at a high speed a journey
 * of days takes minutes.
 */
export async function simulate(simulation: Simulation): Promise<SimulationResult> {
  const { call, stop } = simulation;
  const clock = startClock(simulation.speed);
  const underWay = new Set<Parcel>();
  const result: SimulationResult = {
    booked: 0,
    finished: 0,
    outcomes: {},
    statuses: {},
    wrong: [],
  };

  const finish = async (parcel: Parcel) => {
    underWay.delete(parcel);
    if (nextStep(parcel) === undefined) result.finished += 1;
    const { status, expected } = await checkStatus(call, parcel);
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    if (status !== expected) {
      result.wrong.push(`${parcel.trackingNumber}: ${status}, not ${expected}`);
    }
  };

  const finishing: Promise<void>[] = [];
  const endOfField = new AbortController();
  const atField = keepFieldParcels(simulation.field, simulation.speed);
  const fieldWork = simulation.field?.run(clock, AbortSignal.any([stop, endOfField.signal]), {
    onScan(scan) {
      simulation.onFieldScan(scan);
      atField.note(scan);
    },
    onSent: () => finishing.push(...atField.takeDelivered().map(finish)),
  });
  fieldWork?.catch(() => undefined);
  const arrive = async (parcel: Parcel) => {
    if (parcel.lastMile.length === 0) return finish(parcel);
    underWay.delete(parcel);
    atField.add(parcel);
  };
  const allBooked = new AbortController();
  const booking = bookAll(simulation, clock, async (parcel) => {
    result.booked += 1;
    simulation.onBooked(parcel);
    if (nextStep(parcel) === undefined) await finish(parcel);
    else underWay.add(parcel);
  }).finally(() => allBooked.abort());
  // heard below, when the parcels have come to their end
  booking.catch(() => undefined);

  while (!stop.aborted && (!allBooked.signal.aborted || underWay.size + atField.size() > 0)) {
    atField.unload(clock.now());
    for (const parcel of atField.takeForgotten(clock.now())) underWay.add(parcel);
    const due = [...underWay].filter((parcel) => (nextStep(parcel)?.at ?? 0) <= clock.now());
    if (due.length === 0) {
      const soonest = Math.min(...[...underWay].map((parcel) => nextStep(parcel)?.at ?? 0));
      await clock.sleepUntil(soonest, stop, LOOK_MS);
      continue;
    }
    const sent = due.slice(0, MAX_SCANS);
    for (const outcome of await sendNext(simulation, sent)) {
      result.outcomes[outcome] = (result.outcomes[outcome] ?? 0) + 1;
    }
    await Promise.all(sent.filter((parcel) => nextStep(parcel) === undefined).map(arrive));
  }
  await booking;
  endOfField.abort();
  await fieldWork;
  await Promise.all(finishing);
  for (const parcel of [...underWay, ...atField.takeAll()]) await finish(parcel);
  return result;
}

/** Some visitors at a time, each when the plan says so. */
async function bookAll(
  simulation: Simulation,
  clock: Clock,
  onBooked: (parcel: Parcel) => Promise<void>,
): Promise<void> {
  const { seed, parcels, days, stop, field } = simulation;
  const planned = planBookings({
    seed,
    parcelsPerDay: parcels,
    days,
    startsAt: clock.now(),
    fieldCity: field?.city ?? null,
  });

  async function visit(): Promise<void> {
    // all visitors draw from the same plan
    for (;;) {
      const next: IteratorResult<PlannedBooking, unknown> = planned.next();
      if (next.done === true) return;
      await clock.sleepUntil(next.value.at, stop);
      if (stop.aborted) return;
      try {
        await onBooked(await book(simulation, next.value, clock));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        simulation.onRefused(error.message);
      }
    }
  }

  await Promise.all(Array.from({ length: VISITORS }, visit));
}

async function book(
  simulation: Simulation,
  planned: PlannedBooking,
  clock: Clock,
): Promise<Parcel> {
  const { order, random } = planned;
  const booked = await bookAsVisitor(simulation, planned);
  const route = routeBetween(order.from, order.to);
  const journeySteps = planJourney({ ...order, route, bookedAt: clock.now() }, random);
  const steps = booked.moves === 'yes' ? journeySteps : [];
  const isForField = order.to === simulation.field?.city && order.pieceCount === 1;
  const journey = isForField ? splitAtHub(steps) : { steps, lastMile: [] };
  return { ...booked, order, ...journey, scans: [], random };
}

/** What a restored database has lost. The signatures of its deliveries are lost for good. */
async function sendAgain(simulation: Simulation, answer: { resendSince?: string }): Promise<void> {
  const { call, key, kept } = simulation;
  for (const scans of inBatches(kept.wantedBy(answer), MAX_SCANS)) {
    await recordScans({ ...call, auth: key, body: { scans } });
  }
}

/** One scan for each of the parcels; they are kept and sent again until they are answered. */
async function sendNext(simulation: Simulation, due: readonly Parcel[]): Promise<string[]> {
  const { call, key } = simulation;
  const sent: { parcel: Parcel; step: JourneyStep; scan: Scan }[] = [];
  for (const parcel of due) {
    const step = nextStep(parcel);
    if (step === undefined) continue;
    const picture = step.code === 'DELIVERED' ? await uploadSignature(simulation, parcel) : {};
    const scan = makeScan(parcel, step, Date.now(), picture);
    parcel.scans.push(scan);
    sent.push({ parcel, step, scan });
  }

  const scans = sent.map(({ scan }) => scan);
  const { data: answer } = await recordScans({ ...call, auth: key, body: { scans } });
  await sendAgain(simulation, answer);
  simulation.kept.acknowledged(scans);
  simulation.kept.forgetBefore(Date.now() - KEPT_MS);
  return sent.map(({ parcel, step }, index) => {
    const outcome = answer.results[index]?.outcome ?? 'unanswered';
    simulation.onScan(parcel, step, outcome);
    return outcome;
  });
}

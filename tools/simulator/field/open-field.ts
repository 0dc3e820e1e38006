import { setTimeout as sleep } from 'node:timers/promises';
import type { DispatchBoard, FieldPiece } from '@waypost/contract/client';
import { MAJOR_CITIES, type MajorCity } from '@waypost/domain/major-cities';
import { seededRandom } from '@waypost/domain/simulation';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import type { Clock } from '../clock.ts';
import { type CrewMember, equip, listCrew } from './crew.ts';
import { dispatchRounds } from './dispatch-rounds.ts';
import { driveRounds, type FieldWorld } from './drive-rounds.ts';
import { openOffice } from './office.ts';

/** A hub whose people the simulator plays, and the city to which its couriers drive. */
export type SimulatedField = NonNullable<Awaited<ReturnType<typeof openField>>>;

type FieldEvents = Pick<FieldWorld, 'onScan' | 'onSent'>;

interface Site {
  baseUrl: string;
  fetch: typeof fetch;
  /** Where badges and cookies are kept between runs. */
  file: string;
  seed: number;
  say(line: string): void;
}

const RECEIVE_MS = 1_000;
const LEAVING_MS = 10_000;
const LEAVING_LOOK_MS = 200;

/** Null where nobody of the field can be played: no demonstration, or a hub without people. */
export async function openField(site: Site) {
  const office = await openOffice(site.baseUrl, site.fetch);
  if (office === null) return null;
  const people = await listCrew(office);
  const hubId = people[0]?.hub.id;
  if (hubId === undefined) return null;
  const { hub } = await office.read<DispatchBoard>(`/api/admin/dispatch/board?hubId=${hubId}`);
  const city = MAJOR_CITIES.find((each) => each.city === hub?.name);
  if (city === undefined) return null;
  const arriving: string[] = [];

  return {
    city,
    /** Unloaded at the hub: its worker scans it in and looks where it goes. */
    receive(trackingNumber: string): void {
      arriving.push(makePieceNumber(trackingNumber, 1));
    },
    /** Until it is stopped. People come to work one after the other, as their phones are enrolled. */
    async run(clock: Clock, stop: AbortSignal, events: FieldEvents): Promise<void> {
      const crew: CrewMember[] = [];
      const hasRight = (right: 'drive' | 'hub' | 'cash') =>
        crew.filter(({ person }) => person.rights.includes(right));
      const world = {
        clock,
        stop,
        place: placeOf(city),
        cashier: () => hasRight('cash')[0],
        ...events,
      };
      const couriers = () => hasRight('drive').map(({ person }) => person.id);
      const trouble = (what: string) => site.say(`dispatch tries again: ${what}`);
      const working = [dispatchRounds({ office, hubId, couriers, stop }, trouble)];
      const leaving: Promise<void>[] = [];
      stop.addEventListener('abort', () => leaving.push(...crew.map(leave)));
      for (const [at, person] of people.toSorted(hubFirst).entries()) {
        if (stop.aborted) break;
        const random = seededRandom(site.seed, 2 ** 41 + at);
        const { baseUrl, file } = site;
        const goHome = (error: unknown) => {
          if (!stop.aborted) site.say(`${person.name} goes home: ${String(error)}`);
        };
        try {
          const member = await equip(office, { baseUrl, file, random, stop }, person);
          crew.push(member);
          site.say(`${person.name} begins a shift`);
          const own = { ...world, random };
          const isCourier = person.rights.includes('drive');
          const work = isCourier ? driveRounds(member, own) : receiveAll(member, arriving, own);
          working.push(work.catch(goHome));
        } catch (error) {
          goHome(error);
        }
      }
      await Promise.all(working);
      await Promise.all(leaving);
    },
  };
}

function placeOf({ city, country }: MajorCity) {
  return { city, country };
}

/** Without the one who counts the cash couriers could not hand it in. */
function hubFirst(a: { rights: readonly string[] }, b: typeof a): number {
  return Number(b.rights.includes('cash')) - Number(a.rights.includes('cash'));
}

/** What was done is sent, if the api answers soon. */
async function leave({ phone }: CrewMember): Promise<void> {
  const deadline = Date.now() + LEAVING_MS;
  while (phone.disk.queue.length > 0 && Date.now() < deadline) await sleep(LEAVING_LOOK_MS);
  await phone.die();
}

async function receiveAll(
  { phone }: CrewMember,
  arriving: string[],
  world: Pick<FieldWorld, 'onScan' | 'stop' | 'place'>,
): Promise<void> {
  while (!world.stop.aborted) {
    const ref = arriving.shift();
    if (ref === undefined) {
      await sleep(RECEIVE_MS, undefined, { signal: world.stop }).catch(() => undefined);
      continue;
    }
    const scan = phone.scan('ARRIVED', ref, { place: world.place });
    if (scan !== null) world.onScan(scan);
    await phone.read<FieldPiece>(`/api/field/pieces/${ref}`);
  }
}

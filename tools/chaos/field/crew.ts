import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import { addWorker, type FieldWorker, type Post } from '../../installation/field-phone.ts';
import { inLanes } from '../../installation/in-lanes.ts';
import { plantHub } from '../../installation/plant-hub.ts';
import { drawSecret } from '../../installation/people.ts';
import { newDisk, type PhoneDisk, switchOn } from '../../installation/phone.ts';
import { openLine, type PhoneLine } from '../../installation/phone-line.ts';
import { insertStops, planStop, type PlannedStop } from './plan-day.ts';

const LANES = 4;
const COURIERS_PER_HUB = 50;
const GOOD_LINE = { cutShare: 0, lostShare: 0 };
const BAD_LINE = { cutShare: 0.02, lostShare: 0.05 };
/** Of the phones whose clock is wrong. */
const CLOCK_OFF_MS = -40 * 60_000;

export interface Worker {
  worker: FieldWorker;
  hubId: string;
  sourceId: number;
  line: PhoneLine;
  disk: PhoneDisk;
}

/** A courier with a phone, and the round of the day. */
export interface Courier extends Worker {
  roundId: string;
  stops: PlannedStop[];
  random: SeededRandom;
}

interface Setting {
  db: pg.Client;
  post: Post;
  staffId: string;
  urls: readonly [string, ...string[]];
  origin: string;
  randomOf(stream: number): SeededRandom;
}

/** Of each hub one cashier. People by the console, phones by their own enrolment, rounds by dispatch. */
export async function makeCrew(
  setting: Setting,
  size: { phones: number; stops: number },
): Promise<{ couriers: Courier[]; cashiers: Worker[] }> {
  const { db, post } = setting;
  const couriers: Courier[] = [];
  const cashiers: Worker[] = [];
  for (let hub = 0; hub * COURIERS_PER_HUB < size.phones; hub += 1) {
    const hubId = await plantHub(db, `H${hub + 1}`);
    const desk = await makeDevice(setting, { hubId, kind: 'hub', stream: -hub - 1 });
    cashiers.push(await makeWorker(setting, desk));
    const first = hub * COURIERS_PER_HUB;
    const count = Math.min(COURIERS_PER_HUB, size.phones - first);
    const streams = Array.from({ length: count }, (_, at) => first + at + 1);
    const planned: { device: Device; random: SeededRandom; stops: PlannedStop[] }[] = [];
    for (const stream of streams) {
      const random = setting.randomOf(stream);
      const stops = Array.from({ length: size.stops }, () => planStop(random));
      const device = await makeDevice(setting, { hubId, kind: 'driver', stream });
      planned.push({ device, random, stops });
    }
    await insertStops(
      db,
      hubId,
      planned.flatMap(({ stops }) => stops),
    );
    const made = await inLanes(planned, LANES, async ({ device, random, stops }) => {
      const own = await makeWorker(setting, device);
      const roundId = await releaseRound(post, own, stops);
      return { ...own, roundId, stops, random };
    });
    couriers.push(...made);
  }
  return { couriers, cashiers };
}

interface NewDevice {
  hubId: string;
  kind: 'hub' | 'driver';
  stream: number;
}

type Device = NewDevice & { sourceId: number; token: string };

async function makeWorker(setting: Setting, device: Device): Promise<Worker> {
  const { hubId, kind, stream, sourceId, token } = device;
  const { post, urls, origin } = setting;
  const rights = [kind === 'hub' ? 'cash' : 'drive'];
  const worker = await addWorker(post, { name: `Worker ${stream}`, hubId, rights });
  const random = setting.randomOf(stream + 100_000);
  const line = openLine({ urls, origin, random, bad: GOOD_LINE });
  const phone = switchOn(newDisk(stream % 10 === 3 ? CLOCK_OFF_MS : 0), line);
  await phone.enrol(token, randomUUID());
  line.spoil(BAD_LINE);
  return { worker, hubId, sourceId, line, disk: await phone.die() };
}

/** By hand: the console asks for another code of the authenticator for each, and there is one in 30 s. */
async function makeDevice({ db, staffId }: Setting, device: NewDevice): Promise<Device> {
  const { hubId, kind } = device;
  const id = randomUUID();
  const { secret: token, hash } = drawSecret(15);
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO sources (name, kind, hub_id) VALUES ('Phone ' || $1, $2, $3) RETURNING id`,
    [id, kind, kind === 'hub' ? hubId : null],
  );
  const sourceId = rows[0]?.id ?? 0;
  await db.query(
    'INSERT INTO field_devices (id, source_id, hub_id, created_by) VALUES ($1, $2, $3, $4)',
    [id, sourceId, hubId, staffId],
  );
  await db.query(
    `INSERT INTO field_enrolments (token_hash, device_id, expires_at)
     VALUES ($1, $2, now() + interval '15 minutes')`,
    [hash, id],
  );
  return { ...device, sourceId, token };
}

async function releaseRound(
  post: Post,
  { worker, hubId }: Worker,
  stops: readonly PlannedStop[],
): Promise<string> {
  const id = randomUUID();
  const round = await post('/api/admin/dispatch/rounds', {
    id,
    hubId,
    day: new Date().toISOString().slice(0, 10),
    name: `Round of ${worker.name}`,
    personId: worker.id,
    stops: { refs: stops.map(({ shipment }) => shipment.trackingNumber) },
  });
  await post(`/api/admin/dispatch/rounds/${id}/release`, { revision: round['revision'] });
  return id;
}

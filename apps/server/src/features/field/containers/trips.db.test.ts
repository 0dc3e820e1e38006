import { randomUUID } from 'node:crypto';
import type { ContainerLine, TripLine } from '@waypost/contract';
import { readContainerCode } from '@waypost/domain/container-code';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookShipment } from '../../../testing/builders.ts';
import { newCode, outcomesOfActs, tellActs } from '../../../testing/containers.ts';
import { insertFieldDevice, insertHub } from '../../../testing/field.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const DISPATCH = '/api/admin/dispatch';
let dispatcher: TestStaff;
let phone: Awaited<ReturnType<typeof insertFieldDevice>>;
let toHubId: string;

beforeAll(async () => {
  dispatcher = await registerStaff(server, 'operations');
  phone = await insertFieldDevice(server, { rights: ['hub'] });
  toHubId = await insertHub(server);
});

async function planned(): Promise<TripLine> {
  const body = { id: randomUUID(), hubId: phone.hubId, toHubId, vehicle: '1-ABC-234' };
  const answer = await dispatcher.browser.post(`${DISPATCH}/trips`, body);
  expect(answer.statusCode).toBe(201);
  const again = await dispatcher.browser.post(`${DISPATCH}/trips`, body);
  expect(again.json()).toEqual(answer.json());
  return answer.json<TripLine>();
}

describe('a trip that a dispatcher plans', () => {
  it('can be loaded by phones in the hub, and not cancelled after it left', async () => {
    const { id: tripId } = await planned();
    const code = newCode();
    const outcomes = await outcomesOfActs(server, phone, [
      { kind: 'open', code, container: 'pallet', toHubId },
      { kind: 'load', code, tripId },
      { kind: 'trip_depart', tripId, seal: 'X' },
    ]);
    expect(outcomes).toEqual(['recorded', 'recorded', 'recorded']);
    const read = await dispatcher.browser.get(`${DISPATCH}/trips/${tripId}`);
    expect(read.json()).toMatchObject({
      trip: { state: 'departed', seal: 'X', containers: 1, arrived: 0, missing: 0 },
      containers: [{ code, state: 'departed', arrivedAt: null, missing: false }],
    });
    const refused = await dispatcher.browser.post(`${DISPATCH}/trips/${tripId}/cancel`, {});
    expect(refused.json()).toMatchObject({ code: 'trip_not_changeable' });
  });

  it('can be cancelled before, and takes nothing then', async () => {
    const { id: tripId } = await planned();
    const cancelled = await dispatcher.browser.post(`${DISPATCH}/trips/${tripId}/cancel`, {});
    expect(cancelled.json()).toMatchObject({ state: 'cancelled' });
    expect(
      await outcomesOfActs(server, phone, [{ kind: 'load', code: newCode(), tripId }]),
    ).toEqual(['no_trip']);
  });

  it('is cancelled a day after its day when it never left, and its containers go by another', async () => {
    const { id: tripId } = await planned();
    const code = newCode();
    await tellActs(server, phone, [
      { kind: 'open', code, container: 'cage', toHubId },
      { kind: 'load', code, tripId },
    ]);
    const settled = async (days: number) => {
      await sql`UPDATE trips SET created_at = now() - make_interval(days => ${days})
        WHERE id = ${tripId}`.execute(server.owner.db);
      await sql`UPDATE trip_containers SET loaded_at = now() - make_interval(days => ${days})
        WHERE trip_id = ${tripId}`.execute(server.owner.db);
      await worker.runJob('settle_trips', {});
      const read = await dispatcher.browser.get(`${DISPATCH}/trips/${tripId}`);
      return read.json<{ trip: TripLine }>().trip.state;
    };
    expect(await settled(1)).toBe('open');
    expect(await settled(3)).toBe('cancelled');
    const answer = await server.app.inject({
      url: '/api/field/containers',
      headers: phone.headers,
    });
    const { containers } = answer.json<{ containers: { code: string; tripId: string | null }[] }>();
    expect(containers.find((each) => each.code === code)).toMatchObject({ tripId: null });
    const { id: next } = await planned();
    expect(await outcomesOfActs(server, phone, [{ kind: 'load', code, tripId: next }])).toEqual([
      'recorded',
    ]);
  });

  it('is finished some hours after it arrived, although nobody told its departure', async () => {
    const { id: tripId } = await planned();
    const [code, other] = [newCode(), newCode()];
    await tellActs(server, phone, [
      { kind: 'open', code, container: 'cage', toHubId },
      { kind: 'load', code, tripId },
      { kind: 'load', code: other, tripId },
    ]);
    const there = await insertFieldDevice(server, { rights: ['hub'], hubId: toHubId });
    await tellActs(server, there, [{ kind: 'arrive', code, occurredAt: new Date().toISOString() }]);
    const read = async () => {
      const answer = await dispatcher.browser.get(`${DISPATCH}/trips/${tripId}`);
      return answer.json<{ trip: TripLine }>().trip;
    };
    expect(await read()).toMatchObject({ state: 'arrived', departedAt: null });
    await sql`UPDATE trips SET arrived_at = now() - interval '13 hours'
      WHERE id = ${tripId}`.execute(server.owner.db);
    await worker.runJob('settle_trips', {});
    expect(await read()).toMatchObject({ state: 'finished', missing: 1 });
  });

  it('leads from one hub to another', async () => {
    const body = { id: randomUUID(), hubId: toHubId, vehicle: 'X' };
    const same = await dispatcher.browser.post(`${DISPATCH}/trips`, { ...body, toHubId });
    expect(same.json()).toMatchObject({ code: 'trip_not_changeable' });
    const none = await dispatcher.browser.post(`${DISPATCH}/trips`, {
      ...body,
      toHubId: randomUUID(),
    });
    expect(none.json()).toMatchObject({ code: 'hub_not_found' });
  });
});

describe('the console', () => {
  it('lists the containers of a hub page by page, and finds one by its code', async () => {
    const hubId = await insertHub(server);
    const packer = await insertFieldDevice(server, { rights: ['hub'], hubId });
    const codes = Array.from({ length: 101 }, newCode);
    await tellActs(
      server,
      packer,
      codes.map((code) => ({ kind: 'open', code, container: 'bag', toHubId })),
    );
    type Page = { containers: ContainerLine[]; next: string | null };
    const path = `${DISPATCH}/containers?hubId=${hubId}`;
    const first = (await dispatcher.browser.get(path)).json<Page>();
    expect(first.containers).toHaveLength(100);
    const cursor = encodeURIComponent(first.next ?? '');
    const second = (await dispatcher.browser.get(`${path}&after=${cursor}`)).json<Page>();
    const seen = [...first.containers, ...second.containers].map(({ code }) => code);
    expect(seen.toSorted()).toEqual(codes.toSorted());
    expect(second.next).toBeNull();
    const wanted = (
      await dispatcher.browser.get(`${path}&code=${codes[7]?.toLowerCase()}`)
    ).json<Page>();
    expect(wanted.containers.map(({ code }) => code)).toEqual([codes[7]]);
  });

  it('shows the pieces of a container and what was told of it', async () => {
    const booking = await bookShipment(server);
    const code = newCode();
    const ref = makePieceNumber(booking.trackingNumber, 1);
    await tellActs(server, phone, [
      { kind: 'open', code, container: 'bag', toHubId },
      { kind: 'put', code, ref },
      { kind: 'close', code, seal: 'S-3' },
    ]);
    const listed = await dispatcher.browser.get(
      `${DISPATCH}/containers?hubId=${phone.hubId}&code=${code}`,
    );
    const { id } = listed.json<{ containers: ContainerLine[] }>().containers[0] ?? { id: '' };
    const read = await dispatcher.browser.get(`${DISPATCH}/containers/${id}`);
    expect(read.json()).toMatchObject({
      container: { code, state: 'closed', pieces: 1, seal: 'S-3' },
      contents: [{ number: ref, outAt: null, missing: false }],
      next: null,
      acts: [{ kind: 'close', seal: 'S-3' }, { kind: 'open' }],
    });
    const none = await dispatcher.browser.get(`${DISPATCH}/containers/${randomUUID()}`);
    expect(none.json()).toMatchObject({ code: 'container_not_found' });
  });

  it('draws codes that phones read', async () => {
    const answer = await dispatcher.browser.get(`${DISPATCH}/container-labels?count=3`);
    const { labels } = answer.json<{ labels: { code: string; qrSvg: string }[] }>();
    expect(labels).toHaveLength(3);
    for (const { code, qrSvg } of labels) {
      expect(readContainerCode(code)).toBe(code);
      expect(qrSvg).toMatch(/^<svg /);
    }
  });
});

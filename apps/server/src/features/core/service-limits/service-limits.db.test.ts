import { randomUUID } from 'node:crypto';
import type { Quote, ServiceLimitsVersion, ServiceUnavailable } from '@waypost/contract';
import { serviceLimitsVersion1 } from '@waypost/domain/service-limits';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bookingRequest,
  FREIGHT_QUOTE,
  makeDraft,
  PARCEL_QUOTE,
  post,
  postBooking,
} from '../../../testing/builders.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();
const PATH = '/api/admin/service-limits';
let finance: TestStaff;

beforeAll(async () => {
  finance = await registerStaff(server, 'finance');
});

const quote = (change: object, headers: Record<string, string> = {}) =>
  post(server, '/api/shipments/quote', change, headers);

async function refusalOf(change: object, headers: Record<string, string> = {}) {
  const answer = await quote(change, headers);
  expect(answer.statusCode, answer.body).toBe(422);
  const { code, details } = answer.json<{ code: string; details: ServiceUnavailable }>();
  expect(code).toBe('service_not_available');
  return details;
}

async function newest(): Promise<ServiceLimitsVersion> {
  const answer = await finance.browser.get(PATH);
  const [first] = answer.json<{ versions: ServiceLimitsVersion[] }>().versions;
  if (first === undefined) throw new Error(answer.body);
  return first;
}

async function publish(change: object, version?: number) {
  const { version: current, limits } = await newest();
  return finance.browser.post(PATH, {
    version: version ?? current,
    limits: { ...limits, ...change },
    reason: 'Tried out',
  });
}

const PARCEL_LIMITS = serviceLimitsVersion1.services.standard;
const onlySmallStandard = {
  services: {
    ...serviceLimitsVersion1.services,
    standard: { ...PARCEL_LIMITS, maxSidesMm: [450, 450, 450] },
  },
};

describe('a quote for what is not carried', () => {
  const road = { ...FREIGHT_QUOTE, mode: 'road', destination: 'New York, United States' };

  it('is refused with the reason and the services that do carry it, with their prices', async () => {
    const details = await refusalOf(road);
    expect(details).toMatchObject({
      service: 'road',
      reason: 'no_road',
      sentence: 'Our trucks do not run between these places.',
    });
    expect(details.alternatives.map(({ service }) => service)).toEqual(['air', 'sea']);
    for (const { service, dueCents } of details.alternatives) {
      const priced = (await quote({ ...road, mode: service })).json<Quote>();
      expect(dueCents).toBe(priced.dueByCard.totalCents);
    }
  });

  it('is refused in the language of the caller', async () => {
    const { sentence } = await refusalOf(road, { 'accept-language': 'de' });
    expect(sentence).toBe('Zwischen diesen Orten fahren keine unserer Lkw.');
  });

  it('offers a parcel that is too long as freight', async () => {
    const long = { weightGrams: 8400, lengthMm: 5000, widthMm: 300, heightMm: 300 };
    const details = await refusalOf({ ...PARCEL_QUOTE, parcels: [long] });
    expect(details).toMatchObject({ reason: 'too_large', maxLengthAndGirthMm: 4000 });
    expect(details.alternatives.map(({ service }) => service)).toEqual(['road']);
  });

  it('offers no service by which a tiny box weighs nothing', async () => {
    const tiny = { weightGrams: 2, lengthMm: 15, widthMm: 55, heightMm: 33 };
    const details = await refusalOf({ ...road, pallets: 1, pallet: tiny });
    expect(details.alternatives.map(({ service }) => service)).toEqual(['sea']);
  });

  it('offers nothing to a country under embargo', async () => {
    const details = await refusalOf({ ...PARCEL_QUOTE, destination: 'Pyongyang, North Korea' });
    expect(details).toMatchObject({ reason: 'embargo', country: 'KP', alternatives: [] });
  });

  it('is refused to staff as well', async () => {
    const operations = await registerStaff(server, 'operations');
    const answer = await operations.browser.post('/api/admin/shipments', {
      id: randomUUID(),
      serviceType: 'parcel',
      parcel: { level: 'priority', weightGrams: 900, lengthMm: 90, widthMm: 90, heightMm: 90 },
      from: 'Berlin, Germany',
      to: 'Sydney, Australia',
      recipientName: 'Rosa Recipient',
      recipientEmail: 'rosa@people.example',
      recipientAddress: '5 George Street, Sydney',
      payment: 'on_delivery',
    });
    expect(answer.json()).toMatchObject({
      code: 'service_not_available',
      details: { reason: 'out_of_reach' },
    });
  });
});

describe('a new version of the service limits', () => {
  it('is in force at once, and shows who published it, when and why', async () => {
    expect(await newest()).toMatchObject({ version: 1, publishedBy: null });
    const answer = await publish(onlySmallStandard);
    expect(answer.json()).toMatchObject({
      version: 2,
      publishedBy: 'Grace Staff',
      reason: 'Tried out',
    });
    const current = await server.app.inject('/api/service-limits/current');
    expect(current.json()).toMatchObject({ version: 2 });
    expect(await refusalOf(PARCEL_QUOTE)).toMatchObject({ reason: 'too_large' });
    const { rows } = await sql`SELECT actor_id, action FROM audit_log
      WHERE subject = 'service_limits:2'`.execute(server.owner.db);
    expect(rows).toEqual([{ actorId: finance.id, action: 'service_limits.publish' }]);
    await publish(serviceLimitsVersion1);
  });

  it('is published once when its form is posted twice, and refused from an older version', async () => {
    const { version } = await newest();
    const twice = [await publish({ embargoed: ['KP'] }), await publish({ embargoed: ['KP'] })];
    for (const answer of twice) expect(answer.json()).toMatchObject({ version: version + 1 });
    const late = await publish({ embargoed: ['CU'] }, version);
    expect(late.json()).toMatchObject({ code: 'service_limits_changed' });
    await publish(serviceLimitsVersion1);
  });

  it('leaves an earlier quote bookable, at its price', async () => {
    const draft = await makeDraft(server);
    await publish(onlySmallStandard);
    const booked = await postBooking(server, draft, bookingRequest(draft));
    expect(booked.statusCode, booked.body).toBe(201);
    await publish(serviceLimitsVersion1);
  });

  it('with an embargo ends the quotes and drafts to that country', async () => {
    const before = (await quote(PARCEL_QUOTE)).json<Quote>();
    const draft = await makeDraft(server);
    await publish({ embargoed: ['KP', 'FR'] });
    const late = await post(server, '/api/drafts', {
      quoteId: before.id,
      recipientEmail: 'rosa@example.org',
      recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
    });
    expect(late.json()).toMatchObject({ code: 'country_embargoed' });
    const booked = await postBooking(server, draft, bookingRequest(draft));
    expect(booked.json()).toMatchObject({ code: 'country_embargoed' });
    await publish(serviceLimitsVersion1);
  });

  it('is refused when it names a country that does not exist', async () => {
    expect((await publish({ embargoed: ['XX'] })).statusCode).toBe(400);
    expect((await publish({ services: {} })).statusCode).toBe(400);
  });
});

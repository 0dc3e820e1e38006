import { type EndpointDefinition, FIELD_RIGHTS } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { writeCursor } from './platform/http/cursors.ts';
import {
  everyEndpoint as endpoints,
  type EveryEndpointName as EndpointName,
} from './platform/http/mount.ts';
import { useCallers } from './testing/callers.ts';
import { seatTestProgram, useTestModes } from './testing/test-modes.ts';
import { useTestServer } from './testing/test-server.ts';

const server = useTestServer();
const test = useTestModes(server);
const { customerSession, staffSession, fieldDevice, OWNER_ID } = useCallers(server);

const ID = '01993e2e-5a0b-7c31-9d5e-0c2b7a61f001';
const DASHES = '-'.repeat(36);
/** Of the shape of some list, with values that PostgreSQL refuses. */
const CURSORS = [
  [],
  [DASHES],
  ['1', DASHES],
  ['9223372036854775808', ID],
  ['99999999999999999999', ID],
  ['2026-99-99T99:99:99.999Z', ID],
  ['2026-02-31T10:00:00.000Z', ID],
  ['0000-01-01T00:00:00.000Z', ID],
  ['2026-00'],
  ['2026-19'],
  ['0000-01'],
  ['99999'],
].map((values) => writeCursor(...values));
/** Of lists of the site, whose cursors have other forms. */
const PLACES = [
  ...CURSORS,
  DASHES,
  'cells.e30',
  `999999999999999.${ID}`,
  `999999999999999_${ID}`,
  `2999-02-31~${ID}`,
  `2999-02-30T10:00:00.000Z~${ID}`,
  `${ID}_9999`,
  '9223372036854775808',
  '0000-01',
  ...['0000-01-01', '9999-12-31'].map((dueOn) =>
    Buffer.from(JSON.stringify([ID, 'Created', 2 ** 53 - 1, dueOn])).toString('base64url'),
  ),
];

type Asked = { name: EndpointName; url: string };

function listsWith(parameter: string): Asked[] {
  return (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
    const { method, path, query }: EndpointDefinition = endpoints[name];
    if (method !== 'GET' || !(query instanceof z.ZodObject)) return [];
    const { shape } = query as z.ZodObject<Record<string, z.ZodType>>;
    if (!(parameter in shape)) return [];
    const url = path.replaceAll(/:\w+/g, ID);
    // a cursor may be of an order that has to be asked for
    const { sort } = shape;
    const inner = sort instanceof z.ZodDefault ? sort.unwrap() : sort;
    const orders = inner instanceof z.ZodEnum ? inner.options : [];
    return [url, ...orders.map((order) => `${url}?sort=${order}`)].map((each) => ({
      name,
      url: each,
    }));
  });
}

function withCursor(url: string, parameter: string, cursor: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${parameter}=${encodeURIComponent(cursor)}`;
}

describe('a list of programs', () => {
  it('refuses every cursor that it could not have written', async () => {
    const { test: program } = await seatTestProgram(server);
    const headers = { authorization: `Bearer ${program.secret}` };
    const lists = listsWith('cursor');
    expect(lists.length).toBeGreaterThanOrEqual(10);
    const seen: string[] = [];
    for (const { name, url } of lists) {
      for (const cursor of CURSORS) {
        const answer = await fetch(new URL(withCursor(url, 'cursor', cursor), test.url), {
          headers,
        });
        await answer.text();
        if (answer.status !== 400) seen.push(`${name} ${answer.status} ${atob(cursor)}`);
      }
    }
    expect(seen).toEqual([]);
  });

  it('refuses a forged Last-Event-ID, and opens no stream', async () => {
    const { test: program } = await seatTestProgram(server);
    for (const cursor of CURSORS) {
      const answer = await fetch(new URL('/api/v1/events/stream', test.url), {
        headers: { authorization: `Bearer ${program.secret}`, 'last-event-id': cursor },
        signal: AbortSignal.timeout(10_000),
      });
      expect(answer.status, atob(cursor)).toBe(400);
      await answer.text();
    }
  });
});

describe('a list of the site', () => {
  it('answers a forged place in it without a failure', async () => {
    const sessions = {
      customer: await customerSession(OWNER_ID),
      staff: await staffSession('owner'),
      field: await fieldDevice(FIELD_RIGHTS),
    };
    const failed: string[] = [];
    for (const parameter of ['after', 'before']) {
      const lists = listsWith(parameter);
      expect(lists.length).toBeGreaterThan(3);
      for (const { name, url } of lists) {
        const access = server.app.accessByEndpoint.get(name) ?? {};
        const [, headers = {}] =
          Object.entries(sessions).find(([caller]) => caller in access) ?? [];
        for (const place of PLACES) {
          const answer = await server.app.inject({
            url: withCursor(url, parameter, place),
            headers,
          });
          if (answer.statusCode === 401 || answer.statusCode >= 500) {
            failed.push(`${url} ${answer.statusCode} ${place}`);
          }
        }
      }
    }
    expect(failed).toEqual([]);
  });
});

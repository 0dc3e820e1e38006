import { randomBytes, randomUUID } from 'node:crypto';
import type { ContainerActResult } from '@waypost/contract';
import { makeContainerCode } from '@waypost/domain/container-code';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { insertFieldDevice } from './field.ts';
import type { TestServer } from './test-server.ts';

type Phone = Awaited<ReturnType<typeof insertFieldDevice>>;

export const newCode = () => makeContainerCode(randomBytes(5));

const BEGAN = Date.now() - 3 * 3_600_000;

/** So many minutes after the beginning of the day. */
export const at = (minute: number) => new Date(BEGAN + minute * 60_000).toISOString();

/** Tells acts of a phone: each minute one, unless they say when. */
export async function tellActs(
  server: TestServer,
  phone: Phone,
  acts: readonly object[],
): Promise<ContainerActResult[]> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/field/containers/acts',
    headers: { ...phone.headers, 'sec-fetch-site': 'same-origin' },
    payload: {
      acts: acts.map((act, minute) => ({ actId: randomUUID(), occurredAt: at(minute), ...act })),
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: ContainerActResult[] }>().results;
}

/** `recorded`, `known`, or why it was refused. */
export async function outcomesOfActs(server: TestServer, phone: Phone, acts: readonly object[]) {
  const results = await tellActs(server, phone, acts);
  return results.map(({ outcome, reason }) => reason ?? outcome);
}

/** What happened to a piece, in the order in which it happened: `DEPARTED Antwerp`. */
export async function eventsOfPiece(
  server: TestServer,
  shipmentId: string,
  pieceNo = 1,
): Promise<string[]> {
  const { rows } = await sql<{ code: string; city: string }>`
    SELECT code, city FROM tracking_events
    WHERE shipment_id = ${shipmentId} AND piece_no = ${pieceNo}
    ORDER BY occurred_at`.execute(server.owner.db);
  return rows.map(({ code, city }) => `${code} ${city}`);
}

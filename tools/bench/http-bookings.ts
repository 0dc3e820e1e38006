import { Agent, request } from 'node:http';
import type { BookingRequest } from '@waypost/contract/client';
import { inLanes } from '../installation/in-lanes.ts';
import { percentile } from './statistics.ts';

const TIMEOUT_MS = 30_000;

export interface PreparedBooking {
  attemptId: string;
  request: BookingRequest;
}

export interface HttpBookings {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers other than 201, by status. */
  refused: number[];
}

/** Posts bookings over keep-alive connections, so many at a time. */
export async function runHttpBookings(
  bookings: readonly PreparedBooking[],
  load: { apiPort: number; clients: number; headers: Record<string, string> },
): Promise<HttpBookings> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.clients });
  const calls = bookings.map(({ attemptId, request: body }) => ({
    attemptId,
    body: Buffer.from(JSON.stringify(body)),
  }));
  const startedAt = performance.now();
  const answers = await inLanes(calls, load.clients, async ({ attemptId, body }) => {
    const began = performance.now();
    const status = await post(attemptId, body);
    return { status, tookMs: performance.now() - began };
  });
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  const tookMs = answers.map((answer) => answer.tookMs);
  return {
    perSecond: bookings.length / seconds,
    p50Ms: percentile(tookMs, 0.5),
    p99Ms: percentile(tookMs, 0.99),
    refused: answers.flatMap(({ status }) => (status === 201 ? [] : [status])),
  };

  function post(attemptId: string, body: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      const call = request({
        host: '127.0.0.1',
        port: load.apiPort,
        path: '/api/shipments/public',
        method: 'POST',
        agent,
        timeout: TIMEOUT_MS,
        headers: {
          ...load.headers,
          'content-type': 'application/json',
          'content-length': body.length,
          'idempotency-key': attemptId,
        },
      });
      call.once('timeout', () => call.destroy(new Error('timeout')));
      call.once('error', reject);
      call.once('response', (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      });
      call.end(body);
    });
  }
}

import type { BookingRequest } from '@waypost/contract/client';
import { openHttpClient } from '../installation/http-client.ts';
import { inLanes } from '../installation/in-lanes.ts';
import { percentile } from './statistics.ts';

const TIMEOUT_MS = 30_000;

export interface PreparedBooking {
  attemptId: string;
  request: BookingRequest;
}

export type HttpBookings = Awaited<ReturnType<typeof runHttpBookings>>;

/** Posts bookings over keep-alive connections, so many at a time. */
export async function runHttpBookings(
  bookings: readonly PreparedBooking[],
  load: { apiPort: number; clients: number; headers: Record<string, string> },
) {
  const client = openHttpClient({ sockets: load.clients, timeoutMs: TIMEOUT_MS });
  const calls = bookings.map(({ attemptId, request: body }) => ({
    attemptId,
    body: Buffer.from(JSON.stringify(body)),
  }));
  const startedAt = performance.now();
  const answers = await inLanes(calls, load.clients, ({ attemptId, body }) =>
    client.ask({
      port: load.apiPort,
      path: '/api/shipments/public',
      headers: { ...load.headers, 'idempotency-key': attemptId },
      body,
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  client.close();
  const tookMs = answers.map(({ elapsedMs }) => elapsedMs);
  return {
    perSecond: bookings.length / seconds,
    p50Ms: percentile(tookMs, 0.5),
    p99Ms: percentile(tookMs, 0.99),
    /** Answers other than 201, by status. */
    refused: answers.flatMap(({ status }) => (status === 201 ? [] : [status])),
  };
}

import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

export type DeviceScan = {
  ref: string;
  code: string;
  city: string;
  country: string;
  /** Why, of an EXCEPTION. */
  reason?: string;
  occurredAt?: string;
};

/** Sends a scan as a device does. Returns when it was acknowledged. */
export async function sendScan(
  request: APIRequestContext,
  key: string,
  { city, country, ...rest }: DeviceScan,
  outcome = 'recorded',
): Promise<number> {
  const scan = {
    scanId: randomUUID(),
    occurredAt: new Date().toISOString(),
    place: { city, country },
    ...rest,
  };
  const answer = await request.post('/api/scans', {
    headers: { authorization: `Bearer ${key}` },
    data: { scans: [scan] },
  });
  const acknowledgedAt = Date.now();
  expect(await answer.json()).toEqual({ results: [{ scanId: scan.scanId, outcome }] });
  return acknowledgedAt;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { newShipment } from '../../installation/program-shipment.ts';
import type { Line } from './line.ts';
import { askUntilAnswered, codeOf, RETRY_MS, wrong } from './page.ts';
import type { Shop } from './shop.ts';

export function bookingCall({ bearer, idempotencyKey, kind }: Shop) {
  return {
    method: 'POST',
    path: '/api/v1/shipments',
    headers: { authorization: `Bearer ${bearer}`, 'idempotency-key': idempotencyKey },
    body: newShipment(kind),
  } as const;
}

/** Behaves like a program: repeats the same key and body until it is booked. Returns the shipment's id. */
export async function bookForProgram(line: Line, shop: Shop): Promise<string> {
  for (;;) {
    const answer = await askUntilAnswered(line, bookingCall(shop));
    if (answer.status === 201) return (answer.body as { id: string }).id;
    if (codeOf(answer) !== 'attempt_running') throw wrong(answer, 'a booking of a program');
    await sleep(Math.max(answer.retryAfterSeconds * 1000, RETRY_MS));
  }
}

export async function cancelForProgram(line: Line, shop: Shop, shipmentId: string): Promise<void> {
  const answer = await askUntilAnswered(line, {
    method: 'POST',
    path: `/api/v1/shipments/${shipmentId}/cancel`,
    headers: { authorization: `Bearer ${shop.bearer}` },
  });
  const { id, status } = (answer.body ?? {}) as { id?: string; status?: string };
  if (answer.status !== 200) throw wrong(answer, 'a cancellation of a program');
  if (id !== shipmentId || status !== 'cancelled') throw new Error(`a cancelled one is ${status}`);
}

import { randomUUID } from 'node:crypto';
import type { Scan } from '@waypost/contract';
import type { BookedShipment } from '@waypost/contract/v1';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { describe, expect, it } from 'vitest';
import { outcomesOf, post, scanOf } from '../../../testing/builders.ts';
import { giveCredit } from '../../../testing/credit.ts';
import { runAllJobs } from '../../../testing/followed-shipments.ts';
import { newEmail } from '../../../testing/people.ts';
import { newShipment, seatProgram } from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const JOURNEY: Partial<Scan>[] = [
  { code: 'PICKED_UP' },
  { code: 'DEPARTED' },
  { code: 'OUT_FOR_DELIVERY' },
  { code: 'EXCEPTION', reason: 'failed_attempt' },
  { code: 'OUT_FOR_DELIVERY' },
  { code: 'DELIVERED' },
];

/** Books and delivers; answers with what each party was written, in the order of sending. */
async function deliver(notifications?: object) {
  const { customerId, headers } = await seatProgram(server);
  await giveCredit(server, customerId, 1_000_000);
  const [recipient, shipper] = [newEmail(), newEmail()];
  const given = newShipment();
  const body = {
    ...given,
    from: { ...given.from, email: shipper },
    to: { ...given.to, email: recipient },
    ...(notifications && { notifications }),
  };
  const keyed = { ...headers, 'idempotency-key': randomUUID() };
  const answer = await post(server, '/api/v1/shipments', body, keyed);
  expect(answer.statusCode).toBe(201);
  const { trackingNumber } = answer.json<BookedShipment>();
  await runAllJobs(worker);
  const now = Date.now();
  for (const [minute, step] of JOURNEY.entries()) {
    const occurredAt = new Date(now + minute * 60_000).toISOString();
    await outcomesOf(server, [scanOf(trackingNumber, { occurredAt, ...step })]);
    await runAllJobs(worker);
  }
  const number = formatTrackingNumber(trackingNumber);
  const sentTo = (email: string) =>
    worker.mails
      .filter(({ to, subject }) => to === email && subject.includes(number))
      .map(({ subject }) => subject);
  return { recipient: sentTo(recipient), shipper: sentTo(shipper) };
}

describe('notifications of a booking by a program', () => {
  it('go to both parties unless it says otherwise', async () => {
    const { recipient, shipper } = await deliver();
    expect(recipient).toHaveLength(1 + JOURNEY.length);
    expect(shipper).toHaveLength(1 + JOURNEY.length);
    expect(recipient[0]).toMatch(/envoi|colis/i);
  });

  it('are none for who gets none', async () => {
    expect(await deliver({ recipient: 'none', shipper: 'none' })).toEqual({
      recipient: [],
      shipper: [],
    });
  });

  it('are of the delivery alone: on the van, failed and delivered', async () => {
    const { recipient, shipper } = await deliver({ recipient: 'delivery', shipper: 'none' });
    expect(shipper).toEqual([]);
    expect(recipient).toHaveLength(4);
  });

  it('are written to the recipient in the language it names', async () => {
    const { recipient } = await deliver({ language: 'de' });
    expect(recipient[0]).toMatch(/Sendung|Paket/);
    expect(recipient).toHaveLength(1 + JOURNEY.length);
  });
});

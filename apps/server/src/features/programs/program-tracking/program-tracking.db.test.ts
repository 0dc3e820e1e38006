import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import { describe, expect, it } from 'vitest';
import { bookShipment, post } from '../../../testing/builders.ts';
import { seatProgram } from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();

describe('looking up many numbers', () => {
  it('answers each as the tracking page does, in the order they were asked', async () => {
    const { headers } = await seatProgram(server, ['shipments:read']);
    const { trackingNumber } = await bookShipment(server);
    const unknown = makeTrackingNumber(3, Buffer.alloc(8, 7));
    const refs = [unknown, trackingNumber, 'WPN0000000000000', 'x'];
    const answer = await post(server, '/api/v1/tracking/lookup', { refs }, headers);
    expect(answer.json().data).toMatchObject([
      { ref: unknown, result: 'unknown', tracking: null },
      { ref: trackingNumber, result: 'found', trackingNumber, tracking: { status: 'created' } },
      { result: 'mistyped' },
      { result: 'mistyped' },
    ]);
    expect(answer.body).not.toContain('rosa');
  });

  it('takes 100 numbers at most', async () => {
    const { headers } = await seatProgram(server, ['shipments:read']);
    const refs = Array.from({ length: 101 }, () => 'WPN0000000000000');
    const answer = await post(server, '/api/v1/tracking/lookup', { refs }, headers);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/refs' }] });
  });
});

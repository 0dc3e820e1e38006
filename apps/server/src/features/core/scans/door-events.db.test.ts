import { describe, expect, it } from 'vitest';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { registerStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();

type Line = { code: string; handover?: string; detail?: string; reason?: string };

async function timelineOf(ref: string): Promise<Line[]> {
  const answer = await server.app.inject({ url: `/api/shipments/track/${ref}` });
  return answer.json<{ timeline: Line[] }>().timeline;
}

describe('what happened at the door', () => {
  it('is told on the tracking page by its event, and nowhere where it makes no sense', async () => {
    const { trackingNumber: ref } = await bookShipment(server);
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const scans = [
      scanOf(ref, { code: 'OUT_FOR_DELIVERY', occurredAt: at(1), handover: 'neighbour' }),
      scanOf(ref, {
        code: 'EXCEPTION',
        reason: 'failed_attempt',
        detail: 'absent',
        occurredAt: at(2),
      }),
      scanOf(ref, { code: 'ARRIVED', detail: 'out_of_time', occurredAt: at(3) }),
      scanOf(ref, {
        code: 'DELIVERED',
        handover: 'neighbour',
        detail: 'absent',
        occurredAt: at(4),
      }),
    ];
    expect(await outcomesOf(server, scans)).toEqual(Array(4).fill('recorded'));
    const [delivered, arrived, failed, out] = await timelineOf(ref);
    expect(delivered).toMatchObject({ code: 'DELIVERED', handover: 'neighbour' });
    expect(delivered).not.toHaveProperty('detail');
    expect(arrived).toMatchObject({ code: 'ARRIVED', detail: 'out_of_time' });
    expect(failed).toMatchObject({ reason: 'failed_attempt', detail: 'absent' });
    expect(out).not.toHaveProperty('handover');
  });

  it('is part of what makes a repeated scan the same', async () => {
    const { trackingNumber: ref } = await bookShipment(server);
    const scan = scanOf(ref, { code: 'DELIVERED', handover: 'reception' });
    expect(await outcomesOf(server, [scan, scan])).toEqual(['recorded', 'known']);
    const { handover: _handover, ...bare } = scan;
    expect(await outcomesOf(server, [bare, { ...scan, handover: 'locker' }])).toEqual([
      'conflict',
      'conflict',
    ]);
    expect(await outcomesOf(server, [scanOf(ref, { handover: 'the dog' as never })])).toEqual([
      'invalid',
    ]);
  });

  it('stays when another event is voided, and staff sees it', async () => {
    const { trackingNumber: ref, id } = await bookShipment(server);
    const wrong = scanOf(ref, { code: 'HELD' });
    await outcomesOf(server, [wrong, scanOf(ref, { code: 'DELIVERED', handover: 'safe_place' })]);
    const staff = await registerStaff(server, 'operations');
    const shown = await staff.browser.get(`/api/admin/shipments/${id}`);
    const { events } = shown.json<{ events: { sourceId: number; scanId: string }[] }>();
    const held = events.find(({ scanId }) => scanId === wrong.scanId.toLowerCase());
    expect(events).toContainEqual(expect.objectContaining({ handover: 'safe_place' }));
    const voided = await staff.browser.post(
      `/api/admin/shipments/${id}/events/${held?.scanId}/void`,
      {
        sourceId: held?.sourceId,
        reason: 'Wrong parcel',
      },
    );
    expect(voided.statusCode).toBeLessThan(300);
    expect((await timelineOf(ref))[0]).toMatchObject({
      code: 'DELIVERED',
      handover: 'safe_place',
    });
  });
});

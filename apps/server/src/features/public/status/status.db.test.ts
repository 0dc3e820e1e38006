import type { ServicePart } from '@waypost/domain/service-status';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestContext } from '../../../testing/test-context.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { createServiceMeter } from './measure-service.ts';
import { addMinutes, eraseOldDays, readDays } from './status.queries.ts';

const server = useTestServer();

type Counts = Partial<Record<ServicePart, { ok: number; failed: number }>>;

async function dayOf(part: ServicePart) {
  const days = await readDays(server.ctx.db);
  return days.findLast((day) => day.part === part);
}

describe('the service meter', () => {
  it('adds each minute to its day by the answers that were counted in it', async () => {
    const counts: Counts[] = [
      { tracking: { ok: 10, failed: 0 } },
      { tracking: { ok: 20, failed: 10 } },
      { tracking: { ok: 30, failed: 11 } },
    ];
    const meter = createServiceMeter(server.ctx, async () => counts.shift() ?? {});
    for (let minute = 0; minute < 3; minute += 1) await meter.measure(new Date());
    expect(await dayOf('tracking')).toMatchObject({ up: 2, trouble: 0, down: 1, state: 'up' });
  });

  it('keeps the minutes in which the database was away, as down, until it is back', async () => {
    const away = createTestContext({ databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing' });
    const ctx = { db: away.ctx.db };
    const meter = createServiceMeter(ctx, async () => ({ scans: { ok: 0, failed: 0 } }));
    await meter.measure(new Date());
    await meter.measure(new Date());
    expect(meter.states().get('scans')).toBe('down');
    ctx.db = server.ctx.db;
    await meter.measure(new Date());
    await meter.measure(new Date());
    expect(await dayOf('scans')).toMatchObject({ up: 2, down: 2, state: 'up' });
    await away.close();
  });
});

describe('the status of the service', () => {
  it('is public, and says what was measured', async () => {
    const day = new Date().toISOString().slice(0, 10);
    await addMinutes(server.ctx.db, [
      { part: 'emails', day, state: 'trouble', up: 10, trouble: 3, down: 0 },
    ]);
    const answer = await server.app.inject('/api/status');
    expect(answer.statusCode).toBe(200);
    const { parts } = answer.json<{ parts: { part: string; state: string; days: object[] }[] }>();
    expect(parts.map(({ part }) => part)).toEqual([
      'booking',
      'tracking',
      'payments',
      'emails',
      'scans',
    ]);
    expect(parts[3]).toEqual({
      part: 'emails',
      state: 'trouble',
      days: [{ day, up: 10, trouble: 3, down: 0 }],
    });
  });

  it('forgets days after 90', async () => {
    await sql`INSERT INTO service_days (part, day, up, state)
      VALUES ('booking', current_date - 90, 1, 'up'), ('booking', current_date - 89, 1, 'up')`.execute(
      server.owner.db,
    );
    await eraseOldDays(server.owner.db);
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM service_days WHERE part = 'booking'`.execute(
      server.owner.db,
    );
    expect(rows[0]?.count).toBe(1);
  });
});

import { randomUUID } from 'node:crypto';
import { AUDIT_ACTIONS, type AuditEntry, type AuditEntryDetails } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookShipment } from '../../../testing/builders.ts';
import { enrolSecondFactor, registerStaff, type TestStaff } from '../../../testing/people.ts';
import { planOf } from '../../../testing/query-plan.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { type AuditAsk, selectAudit } from './audit-trail.queries.ts';

const server = useTestServer();
const PATH = '/api/admin/audit';

async function entries({ browser }: TestStaff, query = ''): Promise<AuditEntry[]> {
  const answer = await browser.get(`${PATH}?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ entries: AuditEntry[] }>().entries;
}

describe('the audit log', () => {
  it('shows who did what, and records each view of itself once', async () => {
    const owner = await registerStaff(server);
    const { id, trackingNumber } = await bookShipment(server);
    await owner.browser.get(`/api/admin/shipments/${id}`);
    const first = await entries(owner);
    expect(first[0]).toMatchObject({
      action: 'shipment.read',
      subject: `shipment:${id}`,
      trackingNumber,
      actor: { kind: 'staff', id: owner.id, name: 'Grace Staff' },
    });
    expect(first.map(({ action }) => action)).not.toContain('audit.list');
    const second = await entries(owner);
    expect(second.map(({ action }) => action).slice(0, 2)).toEqual(['audit.list', 'shipment.read']);
    expect(second[0]?.named).toBe(first.length);
  });

  it('can be filtered by member, kind of caller, action, shipment, account and day', async () => {
    const [owner, other] = [await registerStaff(server), await registerStaff(server, 'support')];
    const { id, trackingNumber } = await bookShipment(server);
    await other.browser.get(`/api/admin/shipments/${id}`);
    await owner.browser.get('/api/admin/shipments');
    const acts = async (query: string) =>
      (await entries(owner, query)).map(({ action, actor }) => `${actor.id} ${action}`);
    expect(await acts(`staffId=${other.id}`)).toEqual([
      `${other.id} shipment.read`,
      `${other.id} staff.register`,
    ]);
    expect(await acts(`staffId=${other.id}&action=shipment.read`)).toHaveLength(1);
    expect(await acts(`shipment=${trackingNumber.toLowerCase()}`)).toEqual([
      `${other.id} shipment.read`,
    ]);
    expect(await acts('shipment=WP0000000000000X')).toEqual([]);
    expect(await acts(`account=${randomUUID()}`)).toEqual([]);
    expect((await entries(owner, 'actor=test')).map(({ action }) => action)).toEqual([
      'key.create',
    ]);
    expect(await acts(`staffId=${owner.id}&action=shipment.list&to=2026-01-01`)).toEqual([]);
  });

  it('does not store the raw search text', async () => {
    const owner = await registerStaff(server);
    await entries(owner, `shipment=${encodeURIComponent('rosa@example.org')}`);
    const { rows } = await sql<{ text: string }>`
      SELECT details::text AS text FROM audit_log WHERE action = 'audit.list'
        AND actor_id = ${owner.id}`.execute(server.owner.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain('rosa');
  });

  it('continues where a page ended, also among entries of one moment', async () => {
    const owner = await registerStaff(server);
    await sql`INSERT INTO audit_log (id, at, actor_kind, actor_id, action, subject)
      SELECT gen_random_uuid(), '2026-03-03 10:00', 'test', 'pages', 'shipment.list', 'shipments'
      FROM generate_series(1, 7)`.execute(server.owner.db);
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const after: string = next === '' ? '' : `&after=${next}`;
      const query = `actor=test&action=shipment.list&limit=3${after}`;
      const page = (await owner.browser.get(`${PATH}?${query}`)).json<{
        entries: AuditEntry[];
        next: string | null;
      }>();
      seen.push(...page.entries.map(({ id }) => id));
      next = page.next;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  it('shows one entry with its details', async () => {
    const owner = await registerStaff(server);
    const { id } = await bookShipment(server);
    await owner.browser.get('/api/admin/shipments');
    const [entry] = await entries(owner, `staffId=${owner.id}&action=shipment.list`);
    const answer = await owner.browser.get(`${PATH}/${entry?.id}`);
    expect(answer.json<AuditEntryDetails>().details).toMatchObject({
      ids: expect.arrayContaining([id]) as unknown,
    });
    expect((await owner.browser.get(`${PATH}/${randomUUID()}`)).statusCode).toBe(404);
  });

  it('is exported with the second factor, as CSV without spreadsheet formulas', async () => {
    const owner = await registerStaff(server);
    const { nextCode } = await enrolSecondFactor(server, owner);
    expect((await owner.browser.get(`${PATH}/export.csv`)).statusCode).toBe(422);
    const headers = { 'x-second-factor': await nextCode() };
    const answer = await owner.browser.get(`${PATH}/export.csv?staffId=${owner.id}`, { headers });
    expect(answer.statusCode).toBe(200);
    const lines = answer.body.trim().split('\n');
    expect(lines[0]).toContain('Time,ActorKind,Actor,Name,Action');
    expect(lines.slice(1).every((line) => line.includes(owner.id))).toBe(true);
    expect(answer.body).toContain('audit.export');
  });

  it('is read through indexes with every filter', async () => {
    const { db } = server.owner;
    await sql`INSERT INTO audit_log (id, at, actor_kind, actor_id, action, subject)
      SELECT gen_random_uuid(), now() - n * interval '1 minute', 'staff', md5((n % 40)::text)::uuid::text,
        (${[...AUDIT_ACTIONS]}::text[])[n * 7 % ${AUDIT_ACTIONS.length}::integer + 1], 'shipment:' || md5((n % 9000)::text)
      FROM generate_series(1, 20000) n`.execute(db);
    await sql`VACUUM (ANALYZE) audit_log`.execute(db);
    const plan = (ask: Partial<AuditAsk>, after?: string) =>
      planOf(server.ctx.db, (explained) =>
        selectAudit(explained, { timeZone: 'UTC', ...ask }, { after, limit: 51 }),
      );
    const staffId = '1679091c-5a88-0faf-6fb5-e6087eb1b2dc';
    const subject = 'shipment:1679091c5a880faf6fb5e6087eb1b2dc';
    const cases: [Partial<AuditAsk>, string][] = [
      [{}, 'audit_log_newest'],
      [{ from: '2026-01-01', to: '2026-12-31' }, 'audit_log_newest'],
      [{ staffId }, 'audit_log_actor'],
      [{ action: 'shipment.read' }, 'audit_log_action'],
      [{ staffId, action: 'shipment.read' }, 'audit_log_actor_action'],
      [{ subject }, 'audit_log_subject'],
    ];
    for (const [ask, index] of cases) {
      for (const after of [undefined, randomUUID()]) {
        const lines = await plan(ask, after);
        expect(lines, JSON.stringify(ask)).toContain(index);
        expect(lines).not.toContain('Seq Scan');
      }
    }
  });
});

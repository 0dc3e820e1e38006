import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asCustomer } from '../../../platform/acting-customer.ts';
import { insertAccount, insertBooked } from '../../../testing/books.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { selectLines } from './lines.queries.ts';
import { findStatement } from './statements.queries.ts';

const server = useTestServer();
const worker = useTestWorker(server);

type PlanNode = {
  Alias?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
};

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

describe('a page of the lines of a statement', () => {
  it('reads as many lines late in a month of 10,000 as at its beginning', async () => {
    const { db } = server.owner;
    const customerId = await insertAccount(db);
    await insertBooked(db, { customerId, at: '2026-07-20T12:00:00Z', cents: 500 });
    await worker.runJob('close_month', { ym: '2026-07', after: null });
    await sql`INSERT INTO statement_lines (statement_id, shard, shipment_id, paper, tracking_number, service,
        booked_at, charged_cents, credited_cents, open_cents)
      SELECT id, shard, gen_random_uuid(), 'invoice', 'WP', 'express', '2026-07-20', 5, 0, 5
      FROM statements, generate_series(1, 10000) WHERE customer_id = ${customerId}`.execute(db);
    await sql`ANALYZE statement_lines, statements, invoices`.execute(db);
    const statement = await findStatement(db, customerId, '2026-07');
    const [late] = (
      await sql<{ id: string }>`SELECT shipment_id AS id FROM statement_lines
        WHERE statement_id = ${statement?.id} ORDER BY 1 OFFSET 9000 LIMIT 1`.execute(db)
    ).rows;
    const page = selectLines(statement?.id ?? '', { after: late?.id, limit: 101 });
    const { rows } = await asCustomer(server.ctx.db, customerId, (own) =>
      sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`EXPLAIN (ANALYZE, FORMAT json) ${page}`.execute(
        own,
      ),
    );
    const [explained] = rows;
    const nodes = explained === undefined ? [] : nodesOf(explained['QUERY PLAN'][0].Plan);
    expect(nodes.find(({ Alias: alias }) => alias === 'l')).toMatchObject({
      'Index Name': 'statement_lines_pkey',
      'Actual Rows': 101,
      'Rows Removed by Filter': 0,
    });
  });
});

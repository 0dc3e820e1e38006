import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { answerCsv } from '../../../platform/csv-export.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { exportBooks } from './export-books.ts';
import { joinEntries, joinMoney, joinReturns, joinStatements } from './join-money.ts';
import { readEntries, readReturns, readStatements } from './list-money.ts';
import { readMoney } from './read-money.ts';

export function moneyRoutes({ mount }: Api, ctx: Ctx): void {
  mount(
    'readMoney',
    { staff: 'money:read' },
    async ({ caller, query }) => {
      const body = await inTransaction(ctx.db, async (tx) => {
        const summary = await readMoney(ctx, tx, query);
        const customers = summary.revenue.byCustomer.map(({ customerId }) => customerId);
        await auditStaff(tx, caller.staffId, 'money.read', 'money', { ...query, customers });
        return summary;
      });
      return { status: 200, body, headers: { 'cache-control': 'private, no-store' } };
    },
    joinMoney,
  );

  mount(
    'listMoneyEntries',
    { staff: 'money:read' },
    async ({ caller, query }) => {
      const body = await inTransaction(ctx.db, async (tx) => {
        await auditStaff(tx, caller.staffId, 'money.list', 'money:entries', query);
        return readEntries(ctx, tx, { ...query, after: query.after });
      });
      return { status: 200, body };
    },
    joinEntries,
  );

  mount(
    'listStatementsAsStaff',
    { staff: 'money:read' },
    async ({ caller, query }) => {
      const body = await inTransaction(ctx.db, async (tx) => {
        const page = await readStatements(tx, { ...query, after: query.after });
        const customers = page.statements.map(({ customerId }) => customerId);
        await auditStaff(tx, caller.staffId, 'money.list', 'money:statements', {
          ...query,
          customers,
        });
        return page;
      });
      return { status: 200, body };
    },
    joinStatements,
  );

  mount('exportBooks', { staff: 'money:read' }, async ({ caller, query, reply }) => {
    const csv = await exportBooks(ctx, caller, query);
    return answerCsv(reply, `books_${query.ym}_${query.file}`, csv);
  });

  mount(
    'listMoneyReturns',
    { staff: 'money:read' },
    async ({ caller, query }) => {
      const body = await inTransaction(ctx.db, async (tx) => {
        await auditStaff(tx, caller.staffId, 'money.list', `money:${query.kind}s`, query);
        return readReturns(tx, { ...query, after: query.after });
      });
      return { status: 200, body };
    },
    joinReturns,
  );
}

import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { selectCalls } from './program-calls.queries.ts';

const ROWS = 50;

export function programCallsRoutes({ mount }: Api, ctx: Ctx): void {
  mount('listProgramRequests', { customer: true }, async ({ caller, query }) => {
    const { keyId, statusClass, requestId, before } = query;
    const asked = {
      keyId,
      statusClass: statusClass === undefined ? undefined : Number(statusClass),
      requestId,
      before,
      limit: ROWS + 1,
    };
    const rows = await asCustomer(ctx.db, caller.customerId, (own) =>
      selectCalls(own, caller.customerId, asked),
    );
    const shown = rows.slice(0, ROWS);
    return {
      status: 200,
      body: {
        requests: shown.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
        next: rows.length > ROWS ? (shown.at(-1)?.id ?? null) : null,
      },
    };
  });
}

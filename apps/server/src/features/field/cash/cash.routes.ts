import { isTooMuchCash } from '@waypost/domain/cash-count';
import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { listBalances } from './balances.queries.ts';
import { confirmCash } from './confirm-cash.ts';
import {
  findLastConfirmed,
  findWaiting,
  listCounted,
  listDeclared,
  listWaiting,
  sumHeld,
} from './counts.queries.ts';
import { declareCash, stateOf } from './declare-cash.ts';
import { depositCash } from './deposit-cash.ts';
import { hubHolder, personHolder } from './holders.ts';

/** What couriers and cashiers do with their devices. */
export function cashRoutes({ mount }: Api, ctx: Ctx): void {
  mount('declareCash', { field: 'drive' }, async ({ caller, body }) => {
    const count = await declareCash(ctx, caller, body);
    const declaredAt = count.declaredAt.toISOString();
    return { status: 201, body: { countId: count.id, state: stateOf(count), declaredAt } };
  });

  mount('readOwnCash', { field: 'drive' }, async ({ caller }) => {
    const { personId } = caller.shift;
    const waiting = await findWaiting(ctx.db, personId);
    const last = await findLastConfirmed(ctx.db, personId);
    const body = {
      waiting:
        waiting === undefined
          ? null
          : {
              countId: waiting.id,
              declaredAt: waiting.declaredAt.toISOString(),
              amounts: await listDeclared(ctx.db, waiting.id),
            },
      last:
        last === undefined
          ? null
          : {
              countId: last.id,
              confirmedAt: last.confirmedAt.toISOString(),
              amounts: (await listCounted(ctx.db, last.id)).map(({ currency, countedCents }) => ({
                currency,
                cents: countedCents,
              })),
            },
      isTooMuch: isTooMuchCash(await sumHeld(ctx.db, personHolder(personId))),
    };
    return { status: 200, body };
  });

  mount('readCashDesk', { field: 'cash' }, async ({ caller }) => {
    const waiting = await listWaiting(ctx.db, caller.hub.id);
    const body = {
      waiting: waiting.map(({ id, personId, name, declaredAt, currencies }) => ({
        countId: id,
        person: { id: personId, name },
        declaredAt: declaredAt.toISOString(),
        currencies,
        isOwn: personId === caller.shift.personId,
      })),
      atHub: await listBalances(ctx.db, 'cash_at_hub', hubHolder(caller.hub.id)),
    };
    return { status: 200, body };
  });

  mount('confirmCash', { field: 'cash' }, async ({ caller, params, body }) => {
    const { confirmedAt, lines } = await confirmCash(ctx, caller, params.countId, body);
    return {
      status: 200,
      body: {
        countId: params.countId,
        confirmedAt: confirmedAt.toISOString(),
        lines: lines.map(({ currency, countedCents, missingCents }) => ({
          currency,
          countedCents,
          missingCents,
        })),
      },
    };
  });

  mount('depositCash', { field: 'cash' }, async ({ caller, body }) => {
    const sealedAt = await depositCash(ctx, caller, body);
    return {
      status: 201,
      body: { depositId: body.depositId, sealedAt: sealedAt.toISOString() },
    };
  });
}

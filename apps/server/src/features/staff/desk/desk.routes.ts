import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import {
  answerItem,
  closeItem,
  giveItem,
  reopenItem,
  snoozeItem,
  takeItem,
  wakeItem,
} from './change-item.ts';
import { readPulse } from './desk.queries.ts';
import { joinDesk, joinPulse } from './join-desk.ts';
import { listDesk } from './list-desk.ts';
import { workOnItem } from './work-on-item.ts';

export function deskRoutes({ mount }: Api, ctx: Ctx): void {
  mount(
    'listDesk',
    { staff: 'cases:read' },
    async ({ caller, query }) => ({ status: 200, body: await listDesk(ctx, caller, query) }),
    joinDesk,
  );

  // shows no personal data, so it is not audited
  mount(
    'readDeskPulse',
    { staff: 'cases:read' },
    async () => ({ status: 200, body: await readPulse(ctx.db) }),
    joinPulse,
  );

  mount('readDeskItem', { staff: 'cases:read' }, async ({ caller, params }) => ({
    status: 200,
    body: await workOnItem(ctx, caller, params.itemId, {
      action: 'desk.read',
      needsOpen: false,
    }),
  }));

  mount('takeDeskItem', { staff: 'cases:write' }, async ({ caller, params }) => ({
    status: 200,
    body: await takeItem(ctx, caller, params.itemId),
  }));

  mount('giveDeskItem', { staff: 'cases:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: await giveItem(ctx, caller, params.itemId, body.staffId),
  }));

  mount('snoozeDeskItem', { staff: 'cases:write' }, async (call) => {
    const snooze = { until: new Date(call.body.until), reason: call.body.reason };
    const body = await snoozeItem(ctx, call.caller, call.params.itemId, snooze);
    return { status: 200, body };
  });

  mount('wakeDeskItem', { staff: 'cases:write' }, async ({ caller, params }) => ({
    status: 200,
    body: await wakeItem(ctx, caller, params.itemId),
  }));

  mount('answerDeskItem', { staff: 'cases:write' }, async (call) => ({
    status: 201,
    body: await answerItem(ctx, call.caller, call.params.itemId, call.body),
  }));

  mount('closeDeskItem', { staff: 'cases:write' }, async ({ caller, params }) => ({
    status: 200,
    body: await closeItem(ctx, caller, params.itemId),
  }));

  mount('reopenDeskItem', { staff: 'cases:write' }, async ({ caller, params }) => ({
    status: 200,
    body: await reopenItem(ctx, caller, params.itemId),
  }));
}

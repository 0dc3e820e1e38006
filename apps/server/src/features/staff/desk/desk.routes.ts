import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import { appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Door, mount, staffOf } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { answerFile, findFile } from '../../public/cases/index.ts';
import {
  answerItem,
  closeItem,
  giveItem,
  reopenItem,
  snoozeItem,
  takeItem,
  wakeItem,
  writeAbout,
} from './change-item.ts';
import { readPulse } from './desk.queries.ts';
import { listDesk } from './list-desk.ts';
import { workOnItem } from './work-on-item.ts';

export function deskRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'listDesk', endpoints.listDesk, async ({ caller, query }) => ({
    status: 200,
    body: await listDesk(ctx, staffOf(caller), query),
  }));

  // shows nothing of anybody, so it is no look
  mount(app, door, 'readDeskPulse', endpoints.readDeskPulse, async () => ({
    status: 200,
    body: await readPulse(ctx.db),
  }));

  mount(app, door, 'readDeskItem', endpoints.readDeskItem, async ({ caller, params }) => ({
    status: 200,
    body: await workOnItem(ctx, staffOf(caller), params.itemId, {
      action: 'desk.read',
      needsOpen: false,
    }),
  }));

  mount(app, door, 'takeDeskItem', endpoints.takeDeskItem, async ({ caller, params }) => ({
    status: 200,
    body: await takeItem(ctx, staffOf(caller), params.itemId),
  }));

  mount(app, door, 'giveDeskItem', endpoints.giveDeskItem, async ({ caller, params, body }) => ({
    status: 200,
    body: await giveItem(ctx, staffOf(caller), params.itemId, body.staffId),
  }));

  mount(app, door, 'snoozeDeskItem', endpoints.snoozeDeskItem, async (call) => {
    const snooze = { until: new Date(call.body.until), reason: call.body.reason };
    const body = await snoozeItem(ctx, staffOf(call.caller), call.params.itemId, snooze);
    return { status: 200, body };
  });

  mount(app, door, 'wakeDeskItem', endpoints.wakeDeskItem, async ({ caller, params }) => ({
    status: 200,
    body: await wakeItem(ctx, staffOf(caller), params.itemId),
  }));

  mount(app, door, 'answerDeskItem', endpoints.answerDeskItem, async (call) => ({
    status: 201,
    body: await answerItem(ctx, staffOf(call.caller), call.params.itemId, call.body),
  }));

  mount(app, door, 'writeToParty', endpoints.writeToParty, async (call) => ({
    status: 201,
    body: await writeAbout(ctx, staffOf(call.caller), call.params.itemId, call.body),
  }));

  mount(app, door, 'closeDeskItem', endpoints.closeDeskItem, async ({ caller, params }) => ({
    status: 200,
    body: await closeItem(ctx, staffOf(caller), params.itemId),
  }));

  mount(app, door, 'reopenDeskItem', endpoints.reopenDeskItem, async ({ caller, params }) => ({
    status: 200,
    body: await reopenItem(ctx, staffOf(caller), params.itemId),
  }));

  mount(app, door, 'readDeskFile', endpoints.readDeskFile, async ({ caller, params }) => {
    const file = await findFile(ctx.db, params.fileId);
    if (file?.case_id !== params.itemId) throw new Problem('desk_item_not_found');
    await appendAudit(ctx.db, {
      actor: { kind: 'staff', id: staffOf(caller).staffId },
      action: 'desk.read_file',
      subject: `desk_item:${params.itemId}`,
      details: { fileId: params.fileId },
    });
    return answerFile(ctx, file);
  });
}

import { endpoints } from '@waypost/contract';
import { translator } from '@waypost/i18n';
import type { FastifyInstance } from 'fastify';
import { appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { clearCookie, setSecretCookie } from '../../../platform/http/cookies.ts';
import { type Door, mount, staffOf } from '../../../platform/http/mount.ts';
import { startViewing } from './start-viewing.ts';
import { endViewings } from './viewing.queries.ts';

const VIEWING_SECONDS = 15 * 60;
const t = translator('en', 'answers');

export function viewingRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'startViewing', endpoints.startViewing, async ({ caller, body, reply }) => {
    const { customerId, endsAt, secret } = await startViewing(ctx, staffOf(caller), body);
    setSecretCookie(reply, 'viewing', secret, VIEWING_SECONDS);
    return { status: 200, body: { customerId, endsAt: endsAt.toISOString() } };
  });

  mount(app, door, 'endViewing', endpoints.endViewing, async ({ caller, reply }) => {
    const { staffId } = staffOf(caller);
    await inTransaction(ctx.db, async (tx) => {
      for (const customerId of await endViewings(tx, staffId)) {
        await appendAudit(tx, {
          actor: { kind: 'staff', id: staffId },
          action: 'customer.viewing_ended',
          subject: `customer:${customerId}`,
        });
      }
    });
    clearCookie(reply, 'viewing');
    return { status: 200, body: { message: t('viewingEnded') } };
  });
}

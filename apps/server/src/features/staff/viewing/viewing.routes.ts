import { translator } from '@waypost/i18n';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { clearCookie, setSecretCookie } from '../../../platform/http/cookies.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { startViewing } from './start-viewing.ts';
import { endViewings } from './viewing.queries.ts';

const VIEWING_SECONDS = 15 * 60;
const t = translator('en', 'answers');

export function viewingRoutes({ mount }: Api, ctx: Ctx): void {
  mount('startViewing', { staff: 'customers:read' }, async ({ caller, body, reply }) => {
    const { customerId, endsAt, secret } = await startViewing(ctx, caller, body);
    setSecretCookie(reply, 'viewing', secret, VIEWING_SECONDS);
    return { status: 200, body: { customerId, endsAt: endsAt.toISOString() } };
  });

  mount('endViewing', { staff: 'any' }, async ({ caller, reply }) => {
    const { staffId } = caller;
    await inTransaction(ctx.db, async (tx) => {
      for (const customerId of await endViewings(tx, staffId)) {
        await auditStaff(tx, staffId, 'customer.viewing_ended', `customer:${customerId}`);
      }
    });
    clearCookie(reply, 'viewing');
    return { status: 200, body: { message: t('viewingEnded') } };
  });
}

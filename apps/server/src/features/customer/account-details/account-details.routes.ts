import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { showsReceipt } from '../own-shipments/index.ts';
import { readDetails } from './read-details.ts';

export function accountDetailsRoutes({ mount }: Api, ctx: Ctx): void {
  mount('readAccountDetails', { customer: true }, async ({ caller }) => {
    const shown = { customerId: caller.customerId, withReceipt: showsReceipt(caller) };
    return { status: 200, body: await readDetails(ctx, shown) };
  });
}

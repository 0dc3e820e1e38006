import type { TestDestination } from '@waypost/contract/v1';
import type { Ctx } from '../../../platform/context.ts';
import { scanUpTo } from './advance-shipment.ts';
import { selectMagicShipments } from './test-shipments.queries.ts';

/** What becomes of a test shipment by itself, two minutes after its booking, by the name of its recipient. */
const BY_NAME: Record<string, TestDestination> = {
  'Test Delivered': 'delivered',
  'Test Late': 'picked_up',
  'Test Failed Attempt': 'failed_attempt',
  'Test Customs': 'customs_hold',
  'Test Lost': 'loss',
  'Test Returned': 'returned',
};

const WAIT_MS = 2 * 60_000;
const DAY_MS = 86_400_000;

/** A shipment to the postal code 00000 cannot be delivered, whoever gets it. */
export async function advanceMagicShipments(ctx: Ctx, waitMs = WAIT_MS): Promise<void> {
  if (ctx.mode === 'live') return;
  const until = new Date(Date.now() - waitMs);
  const from = new Date(until.getTime() - DAY_MS);
  const due = await selectMagicShipments(ctx.db, from, until, Object.keys(BY_NAME));
  for (const { name, postalCode, ...shipment } of due) {
    await scanUpTo(
      ctx,
      shipment,
      postalCode === '00000' ? 'address' : (BY_NAME[name] ?? 'address'),
    );
  }
}

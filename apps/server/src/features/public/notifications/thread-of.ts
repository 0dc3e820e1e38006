import type { Ctx } from '../../../platform/context.ts';
import { messageIdOf } from '../../../platform/outbox.ts';

/** The Message-ID that all emails about a shipment refer to. No email has it. */
export function threadOf(ctx: Ctx, shipmentId: string): string {
  return messageIdOf(ctx.config.PUBLIC_ORIGIN, `shipment:${shipmentId}`);
}

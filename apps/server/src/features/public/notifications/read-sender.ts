import type { Ctx } from '../../../platform/context.ts';
import { nameText, type SafeText } from '../../../platform/mail-text.ts';
import type { Veil } from '../../../platform/veil.ts';
import { findVouchedShipper } from './notifications.queries.ts';

/**
 * The sender's name in an email to the recipient: the only text of a shipper that reaches someone else.
 * Letters only, and not before the booking is paid, activated or picked up.
 */
export async function readSender(
  ctx: Ctx,
  shipmentId: string,
  veil: Veil,
): Promise<SafeText | undefined> {
  const shipper = await findVouchedShipper(ctx.db, shipmentId);
  return shipper && nameText(veil.name(shipper.name));
}

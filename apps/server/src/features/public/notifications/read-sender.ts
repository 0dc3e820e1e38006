import type { Ctx } from '../../../platform/context.ts';
import { nameText, type SafeText } from '../../../platform/mail-text.ts';
import type { Veil } from '../../../platform/veil.ts';
import { findVouchedShipper } from './notifications.queries.ts';

/**
 * Who sends it, for a mail to the recipient: the only words of a shipper that reach somebody else.
 * Letters alone, and not before the booking is paid, activated or picked up.
 */
export async function readSender(
  ctx: Ctx,
  shipmentId: string,
  veil: Veil,
): Promise<SafeText | undefined> {
  const shipper = await findVouchedShipper(ctx.db, shipmentId);
  return shipper && nameText(veil.name(shipper.name));
}

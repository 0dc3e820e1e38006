import type { Ctx } from '../../../platform/context.ts';
import { nameText, type SafeText } from '../../../platform/mail-text.ts';
import type { Redaction } from '../../../platform/redaction.ts';
import { findVouchedShipper } from './notifications.queries.ts';

/**
 * The sender's name in an email to the recipient: the only text of a shipper that reaches someone else.
 * Letters only, and not before the booking is paid, activated or picked up.
 */
export async function readSender(
  ctx: Ctx,
  shipmentId: string,
  redaction: Redaction,
): Promise<SafeText | undefined> {
  const shipper = await findVouchedShipper(ctx.db, shipmentId);
  return shipper && nameText(redaction.name(shipper.name));
}

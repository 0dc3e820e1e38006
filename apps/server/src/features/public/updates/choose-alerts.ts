import type { Alerts } from '@waypost/contract';
import { noteListeners, storeAlerts } from '../../core/shipments/index.ts';
import { maskEmail, maskPhone } from '@waypost/domain/masking';
import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import { addressHash } from '../../../platform/email-key.ts';
import { inTransaction } from '../../../platform/database.ts';
import { e164 } from '../../../platform/sms.ts';
import { lockStates } from '../../core/scans/index.ts';
import { listParties } from './listeners.queries.ts';
import { isOptedOut, optIn } from './opt-outs.ts';
import type { Party } from '../parties/index.ts';

export async function readAlerts(ctx: Ctx, { shipmentId, role }: Party): Promise<Alerts> {
  const party = (await listParties(ctx.db, shipmentId)).find((each) => each.role === role);
  const email = party?.email ?? '';
  const number = e164(party?.phone ?? '');
  return {
    role,
    email: party?.emailAlerts === true && !(await isOptedOut(ctx, addressHash(ctx, email))),
    emailTo: maskEmail(email),
    sms: party?.smsAlerts === true,
    smsTo: number === undefined ? null : maskPhone(number),
    smsAvailable: ctx.config.SMS_PROVIDER !== 'off',
  };
}

/** Turning alerts on clears an earlier opt-out. */
export async function saveAlerts(
  ctx: Ctx,
  party: Party,
  choice: { email: boolean; sms: boolean; locale: Locale },
): Promise<void> {
  const { shipmentId, role, ownsAddress } = party;
  await inTransaction(ctx.db, async (tx) => {
    await lockStates(tx, [shipmentId]);
    await storeAlerts(tx, party, choice);
    if (choice.email && ownsAddress) {
      const own = (await listParties(tx, shipmentId)).find((each) => each.role === role);
      await optIn(ctx, tx, addressHash(ctx, own?.email ?? ''), party.shard);
    }
    await noteListeners(tx, [shipmentId]);
  });
}

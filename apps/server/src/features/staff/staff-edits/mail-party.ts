import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { staffMailQueue } from './queues.ts';
import {
  findAddressees,
  findStaffMail,
  insertStaffMail,
  type NewStaffMail,
} from './staff-mails.queries.ts';

type Notice = {
  id?: string | undefined;
  to?: 'shipper' | 'recipient' | undefined;
  subject?: string | undefined;
  message?: string | undefined;
};

/**
 * An email to a party of the shipment and no one else. Without a message both get the current status. The
 * worker reads the addresses and writes the email.
 */
export async function mailParty(
  ctx: Ctx,
  { staffId }: StaffCaller,
  shipmentId: string,
  { id = newRowId(), to, subject, message }: Notice,
): Promise<{ trackingNumber: string; to: ('shipper' | 'recipient')[] }> {
  return inTransaction(ctx.db, async (tx) => {
    const parties = await findAddressees(tx, shipmentId);
    const [first] = parties;
    if (first === undefined) throw new Problem('shipment_not_found');
    const addressed = parties.filter(
      ({ role, email }) => email !== '' && (to === undefined || role === to),
    );
    if (addressed.length === 0) throw new Problem('party_without_email');

    for (const { role: party, shard } of addressed) {
      const text = { subject: subject ?? null, body: message ?? null };
      const mail = { id, shard, shipmentId, party, staffId, ...text };
      if (!(await insertStaffMail(tx, mail))) await refuseOther(tx, mail);
      else await ctx.jobs.enqueue(tx, staffMailQueue, { mailId: id, party, shard });
    }
    const told = addressed.map(({ role }) => role);
    await auditStaff(tx, staffId, 'shipment.mail', `shipment:${shipmentId}`, {
      mailId: id,
      to: told,
      kind: message === undefined ? 'status' : 'message',
    });
    return { trackingNumber: first.trackingNumber, to: told };
  });
}

async function refuseOther(tx: Db, mail: NewStaffMail): Promise<void> {
  const known = await findStaffMail(tx, { mailId: mail.id, party: mail.party });
  const isSame =
    known?.shipmentId === mail.shipmentId &&
    known.staffId === mail.staffId &&
    known.subject === mail.subject &&
    known.body === mail.body;
  if (!isSame) throw new Problem('form_already_sent');
}

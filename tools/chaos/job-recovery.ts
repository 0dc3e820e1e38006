import { bookShipment, createDraft, createQuote } from '@waypost/contract/client';
import { say } from '../driver/define-tool.ts';
import type { Fleet } from './fleet.ts';
import type { MailServer } from '../installation/mail-server.ts';

const PATIENCE_MS = 60_000;

export interface JobRecovery {
  /** From the death of the worker to the mail of the job that runs again; null if it never came. */
  seconds: number | null;
  aim: number;
}

/**
 * Kills the worker in the middle of a job: the confirmation of a booking, whose mail has been handed
 * over but not answered. The job must run again and send the mail under the same Message-ID.
 */
export async function measureJobRecovery(
  baseUrl: string,
  fleet: Fleet,
  mailServer: MailServer,
): Promise<JobRecovery> {
  const shipperEmail = 'held@chaos.example';
  const heldMail = mailServer.holdNextTo(shipperEmail);
  await bookByCard(baseUrl, shipperEmail);
  const { messageId } = await heldMail;
  const { returned } = await fleet.kill('worker');
  const killedAt = Date.now();
  await returned;
  const again = await mailServer.waitFor((mail) => mail.messageId === messageId, PATIENCE_MS);
  const seconds = again === undefined ? null : (again.at - killedAt) / 1000;
  say(`the job of a killed worker ran again after ${seconds} s`);
  return { seconds, aim: 15 };
}

async function bookByCard(baseUrl: string, shipperEmail: string): Promise<void> {
  const call = { baseUrl, throwOnError: true } as const;
  const { data: quote } = await createQuote({
    ...call,
    body: {
      serviceType: 'parcel',
      origin: 'Rotterdam, Netherlands',
      destination: 'Lyon, France',
      parcels: [{ weightGrams: 1500, lengthMm: 300, widthMm: 200, heightMm: 100 }],
    },
  });
  const { data: draft } = await createDraft({
    ...call,
    body: {
      quoteId: quote.id,
      recipientEmail: 'bob@chaos.example',
      recipientAddress: '1 Rue Une, Lyon, France',
    },
  });
  const { totalCents, currency } = quote.dueByCard;
  await bookShipment({
    ...call,
    headers: { 'idempotency-key': draft.attemptId },
    body: {
      draftId: draft.id,
      paymentMethod: 'card',
      paymentMethodId: 'pm_card_visa',
      contact: { shipperName: 'Ann Sender', shipperEmail, recipientName: 'Bob Receiver' },
      shipperAddress: { line1: '1 Straat Een', city: 'Rotterdam' },
      recipientAddress: { line1: '1 Rue Une', city: 'Lyon' },
      expected: { totalCents, currency, billableGrams: quote.billableGrams },
    },
  });
}

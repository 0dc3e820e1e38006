import { say } from '../driver/define-tool.ts';
import { openLine } from './bookings/line.ts';
import { bookingRequest } from '../installation/book-parcel.ts';
import { book, makeDraft } from './bookings/page.ts';
import type { Fleet } from './fleet.ts';
import type { MailServer } from '../installation/mail-server.ts';

const PATIENCE_MS = 60_000;

/**
 * Kills the worker in the middle of a job: the confirmation of a booking, whose mail has been handed
 * over but not answered. The job must run again and send the mail under the same Message-ID.
 */
export async function measureJobRecovery(apiPort: number, fleet: Fleet, mailServer: MailServer) {
  const shipperEmail = 'held@chaos.example';
  const heldMail = mailServer.holdNextTo(shipperEmail);
  await bookByCard(apiPort, shipperEmail);
  const { messageId } = await heldMail;
  const { returned } = await fleet.kill('worker');
  const killedAt = Date.now();
  await returned;
  const again = await mailServer.waitFor((mail) => mail.messageId === messageId, PATIENCE_MS);
  // from the death of the worker to the mail of the repeated job; null if it never came
  const seconds = again === undefined ? null : (again.at - killedAt) / 1000;
  say(`the job of a killed worker ran again after ${seconds} s`);
  return { seconds, aim: 15 };
}

async function bookByCard(apiPort: number, shipperEmail: string): Promise<void> {
  const line = openLine([apiPort]);
  const draft = await makeDraft(line, 0);
  const request = bookingRequest(draft, 'card');
  const contact = { ...request.contact, shipperEmail };
  await book(line, draft.attemptId, { ...request, contact }, 'approve');
}

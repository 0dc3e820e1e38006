import type { Booking, Scan } from '@waypost/contract';
import { sql } from 'kysely';
import { bookingRequest, makeDraft, outcomesOf, scanOf } from './builders.ts';
import { linkMailedTo, newEmail, type TestCustomer } from './people.ts';
import { openBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';
import type { TestWorker } from './test-worker.ts';

export type FollowedShipment = Booking & { shipper: TestCustomer; recipientEmail: string };

/** A shipment to an address that no other test uses; both parties have been notified. */
export async function bookFollowed(
  server: TestServer,
  worker: TestWorker,
  shipper: TestCustomer,
): Promise<FollowedShipment> {
  const draft = await makeDraft(server);
  const request = bookingRequest(draft);
  const answer = await shipper.browser.post(
    '/api/shipments/public',
    { ...request, contact: { ...request.contact, shipperEmail: shipper.email } },
    { headers: { 'idempotency-key': draft.attemptId } },
  );
  const booking = answer.json<Booking>();
  const recipientEmail = newEmail();
  // in English as to the shipper, so that tests compare the same words
  await sql`UPDATE shipment_parties SET email = ${recipientEmail}, locale = 'en'
    WHERE shipment_id = ${booking.id} AND role = 'recipient'`.execute(server.owner.db);
  await runAllJobs(worker);
  return { ...booking, shipper, recipientEmail };
}

/** Also the jobs that the first ones enqueue. */
export async function runAllJobs(worker: TestWorker): Promise<void> {
  for (let round = 0; round < 3; round += 1) await worker.runJobs();
}

export async function scan(
  server: TestServer,
  worker: TestWorker,
  booking: Booking,
  changes: Partial<Scan>[],
): Promise<void> {
  await outcomesOf(
    server,
    changes.map((change) => scanOf(booking.trackingNumber, change)),
  );
  await runAllJobs(worker);
}

export async function askToFollow(
  server: TestServer,
  worker: TestWorker,
  ref: string,
  email: string,
  browser = openBrowser(server),
) {
  const answer = await browser.post('/api/track/updates', { ref, email, consent: true });
  await worker.runJobs();
  return answer;
}

export async function follow(
  server: TestServer,
  worker: TestWorker,
  booking: Booking,
  email = newEmail(),
): Promise<string> {
  await askToFollow(server, worker, booking.trackingNumber, email);
  const token = linkMailedTo(worker, email, '/track/updates/confirm');
  const answer = await openBrowser(server).post('/api/track/updates/confirm', { token });
  if (answer.statusCode !== 200) throw new Error(`not confirmed: ${answer.body}`);
  return email;
}

export async function hasListeners(server: TestServer, booking: Booking): Promise<boolean> {
  const row = await server.owner.db
    .selectFrom('shipmentState')
    .select('hasListeners')
    .where('shipmentId', '=', booking.id)
    .executeTakeFirstOrThrow();
  return row.hasListeners;
}

/** The one-click path in the newest email to an address. */
export function oneClickPath(server: TestServer, worker: TestWorker, email: string): string {
  const url = worker.mails.findLast((mail) => mail.to === email)?.unsubscribeUrl;
  if (url === undefined) throw new Error('no mail with a way out');
  return url.replace(server.ctx.config.PUBLIC_ORIGIN, '');
}

/** What a mail provider sends: a form without cookies or origin. */
export function oneClick(server: TestServer, url: string) {
  return server.app.inject({
    method: 'POST',
    url,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

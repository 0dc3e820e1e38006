import type { Booking, PartyRole } from '@waypost/contract';
import { sql } from 'kysely';
import { partyLinkToken } from '../features/public/parties/index.ts';
import { COOKIES } from '../platform/http/cookies.ts';
import {
  answered,
  bookingRequest,
  makeDraft,
  outcomesOf,
  postBooking,
  scanOf,
} from './builders.ts';
import { newEmail } from './people.ts';
import { openBrowser, type TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

export type TestParties = Booking & { shipperEmail: string; recipientEmail: string };

/** A shipment with its own party addresses, and without a hold. */
export async function bookWithParties(server: TestServer): Promise<TestParties> {
  const draft = await makeDraft(server);
  const request = bookingRequest(draft);
  const shipperEmail = newEmail();
  const recipientEmail = newEmail();
  const answer = await postBooking(server, draft, {
    ...request,
    contact: { ...request.contact, shipperEmail },
  });
  const booking = answered(answer, 201).json<Booking>();
  await sql`UPDATE shipment_parties SET email = ${recipientEmail}
    WHERE shipment_id = ${booking.id} AND role = 'recipient'`.execute(server.owner.db);
  await sql`UPDATE shipments SET hold = NULL WHERE id = ${booking.id}`.execute(server.owner.db);
  return { ...booking, shipperEmail, recipientEmail };
}

export function linkOf(server: TestServer, booking: TestParties, role: PartyRole): string {
  const email = role === 'shipper' ? booking.shipperEmail : booking.recipientEmail;
  return partyLinkToken(server.ctx, { id: booking.id, email }, role);
}

/** A browser that has opened the link mailed to the party. */
export async function openAsParty(
  server: TestServer,
  booking: TestParties,
  role: PartyRole,
  browser: TestBrowser = openBrowser(server),
): Promise<TestBrowser> {
  const answer = await browser.get(`/api/links/${linkOf(server, booking, role)}`);
  if (answer.statusCode !== 200) throw new Error(`the link was refused: ${answer.body}`);
  return browser;
}

/** Like the shipper with the link of the confirmation email. */
export async function cancelByShipper(
  server: TestServer,
  { id, trackingNumber }: Pick<Booking, 'id' | 'trackingNumber'>,
) {
  const { rows } = await sql<{ email: string }>`SELECT email FROM shipment_parties
    WHERE shipment_id = ${id} AND role = 'shipper'`.execute(server.owner.db);
  const browser = openBrowser(server);
  browser.cookies.set(
    COOKIES.party,
    partyLinkToken(server.ctx, { id, email: rows[0]?.email ?? '' }, 'shipper'),
  );
  return browser.post(`/api/track/party/${trackingNumber}/cancel`);
}

export async function holdAtCustoms(server: TestServer, booking: Booking): Promise<void> {
  await outcomesOf(server, [
    scanOf(booking.trackingNumber),
    scanOf(booking.trackingNumber, { code: 'CUSTOMS_HOLD' }),
  ]);
}

/** The smallest file that is a PDF by its first bytes. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

import type { Booking } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { bookingRequest, makeDraft } from '../../../testing/builders.ts';
import { openAsParty } from '../../../testing/parties.ts';
import { codeMailedTo, newEmail, registration, seatCustomer } from '../../../testing/people.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

/** What web sends for a page in this language. */
const from = (locale: string) => ({ headers: { 'accept-language': locale } });

/** The languages of all mails to an address, oldest first. */
function languagesTo(email: string): (string | undefined)[] {
  const mails = worker.mails.filter((mail) => mail.to === email);
  return mails.map((mail) => /<html lang="([\w-]+)"/.exec(mail.html ?? '')?.[1]);
}

async function bookIn(locale: string) {
  const [shipperEmail, recipientEmail] = [newEmail(), newEmail()];
  const draft = await makeDraft(server);
  const request = bookingRequest(draft);
  await server.owner.db
    .updateTable('drafts')
    .set({ recipientEmail })
    .where('id', '=', draft.id)
    .execute();
  // whose address is proved, so that the recipient hears of it at once
  const { browser } = await seatCustomer(server);
  const answer = await browser.post(
    '/api/shipments/public',
    { ...request, contact: { ...request.contact, shipperEmail } },
    { headers: { ...from(locale).headers, 'idempotency-key': draft.attemptId } },
  );
  expect(answer.statusCode).toBe(201);
  await worker.runJobs();
  return { ...answer.json<Booking>(), shipperEmail, recipientEmail };
}

describe('emails are written in the language', () => {
  it('of the registration, also later and by other jobs', async () => {
    const email = newEmail();
    const browser = openBrowser(server);
    await browser.post('/api/auth/register', registration(email, { newsletter: true }), from('fr'));
    await worker.runJobs();
    const otp = codeMailedTo(worker, email);
    const answer = await browser.post('/api/auth/verify-otp', { email, otp });
    expect(answer.json()).toMatchObject({ user: { locale: 'fr' } });
    await worker.runJobs();
    expect(languagesTo(email)).toEqual(['fr', 'fr']);

    const changed = await browser.patch('/api/users/me', { locale: 'de' });
    expect(changed.json()).toMatchObject({ user: { locale: 'de' } });
  });

  it('of the booking for both parties, until one of them chooses another', async () => {
    const booking = await bookIn('es');
    expect(languagesTo(booking.shipperEmail)).toEqual(['es']);
    expect(languagesTo(booking.recipientEmail)).toEqual(['es']);

    const browser = await openAsParty(server, booking, 'recipient');
    const path = `/api/track/alerts/${booking.trackingNumber}`;
    const saved = await browser.put(path, { email: true, sms: false }, from('pt-BR'));
    expect(saved.statusCode).toBe(200);
    const parties = await server.owner.db
      .selectFrom('shipmentParties')
      .select(['role', 'locale'])
      .where('shipmentId', '=', booking.id)
      .orderBy('role')
      .execute();
    expect(parties).toEqual([
      { role: 'shipper', locale: 'es' },
      { role: 'recipient', locale: 'pt-BR' },
    ]);
  });

  it('of the page on which a visitor requests the newsletter', async () => {
    const email = newEmail();
    await openBrowser(server).post('/api/newsletter', { email, consent: true }, from('de'));
    await worker.runJobs();
    expect(languagesTo(email)).toEqual(['de']);
  });
});

it('a refusal is in the first supported language of the caller', async () => {
  const told = async (accepted: string) => {
    const answer = await openBrowser(server).get('/api/nothing', from(accepted));
    return answer.json<{ message: string }>().message;
  };
  const english = await told('xx');
  expect(await told('nl, fr;q=0.5')).not.toBe(english);
  expect(await told('en, fr')).toBe(english);
});

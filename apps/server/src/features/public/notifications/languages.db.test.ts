import type { Booking, Receipt } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addresseeToken } from '../../../platform/addressee-token.ts';
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

async function localesOf(shipmentId: string): Promise<Record<string, string>> {
  const parties = await server.owner.db
    .selectFrom('shipmentParties')
    .select(['role', 'locale'])
    .where('shipmentId', '=', shipmentId)
    .execute();
  return Object.fromEntries(parties.map(({ role, locale }) => [role, locale]));
}

async function bookIn(
  locale: string,
  { shipperEmail, recipientEmail } = { shipperEmail: newEmail(), recipientEmail: newEmail() },
) {
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

  it('of the booking to the shipper and of the destination to the recipient, until one of them chooses another', async () => {
    const booking = await bookIn('es');
    expect(languagesTo(booking.shipperEmail)).toEqual(['es']);
    expect(languagesTo(booking.recipientEmail)).toEqual(['fr']);

    const browser = await openAsParty(server, booking, 'recipient');
    const path = `/api/track/alerts/${booking.trackingNumber}`;
    const saved = await browser.put(path, { email: true, sms: false }, from('pt-BR'));
    expect(saved.statusCode).toBe(200);
    expect(await localesOf(booking.id)).toEqual({ shipper: 'es', recipient: 'pt-BR' });
  });

  it('of the booking to a recipient who is the shipper', async () => {
    const email = newEmail();
    const booking = await bookIn('es', { shipperEmail: email, recipientEmail: email });
    expect(await localesOf(booking.id)).toEqual({ shipper: 'es', recipient: 'es' });
  });

  it('chosen by the recipient with the link in an email, also for later shipments to the address', async () => {
    const booking = await bookIn('es');
    const notice = worker.mails.find((mail) => mail.to === booking.recipientEmail);
    const link = /\S+\/track\/updates\/language\?token=(\S+)/.exec(notice?.text ?? '');
    const token = link?.[1] ?? '';
    const browser = openBrowser(server);
    const choose = (body: object) => browser.post('/api/track/updates/language', body);

    const forged = await choose({ token: `${token.slice(0, -4)}0000`, locale: 'ja' });
    expect(forged.json()).toMatchObject({ code: 'link_invalid' });
    const leaving = addresseeToken(
      server.ctx.secrets,
      { kind: 'recipient', id: booking.id, shard: 0 },
      'leaves',
    );
    expect((await choose({ token: leaving, locale: 'ja' })).statusCode).toBe(422);
    expect((await choose({ token, locale: 'xx' })).statusCode).toBe(400);
    expect(await localesOf(booking.id)).toEqual({ shipper: 'es', recipient: 'fr' });

    const chosen = await choose({ token, locale: 'ja' });
    expect(Object.keys(chosen.json<object>())).toEqual(['message']);
    expect(await localesOf(booking.id)).toEqual({ shipper: 'es', recipient: 'ja' });

    const { recipientEmail } = booking;
    await bookIn('es', { shipperEmail: newEmail(), recipientEmail: recipientEmail.toUpperCase() });
    expect(languagesTo(recipientEmail.toUpperCase())).toEqual(['ja']);
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

it('a receipt names its cities in the language of its reader', async () => {
  const db = server.owner.db;
  await sql`INSERT INTO places (id, name, country, region, lat, lon, population, names)
    VALUES (1, 'Paris', 'FR', null, 48.9, 2.4, 1, '{"it": "Parigi"}')`.execute(db);
  await sql`INSERT INTO place_names (folded, place_id, country, population)
    VALUES ('paris', 1, 'FR', 1)`.execute(db);
  const { receiptId } = await bookIn('en');
  const read = async (locale: string) => {
    const answer = await openBrowser(server).get(`/api/receipts/${receiptId}`, from(locale));
    const { origin, destination } = answer.json<Receipt>().quote.request;
    return [origin, destination];
  };
  expect(await read('it')).toEqual(['Berlin, Germany', 'Parigi, Francia']);
  expect(await read('en')).toEqual(['Berlin, Germany', 'Paris, France']);
});

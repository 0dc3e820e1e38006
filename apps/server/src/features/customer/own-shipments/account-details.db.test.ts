import type { AccountDetails } from '@waypost/contract';
import { expect, it } from 'vitest';
import { bookingRequest, makeDraft, postBooking } from '../../../testing/builders.ts';
import { registerCustomer } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const ME = '/api/users/me';

it('the details of an account equal the answers of their single endpoints, and show no other customer’s data', async () => {
  const { browser, email } = await registerCustomer(server, worker);
  const draft = await makeDraft(server);
  const request = bookingRequest(draft);
  await postBooking(server, draft, {
    ...request,
    contact: { ...request.contact, shipperEmail: email },
  });
  await browser.post(`${ME}/claims`, {});
  const harbour = {
    name: 'Luc Martin',
    line1: 'Quai 5',
    city: 'Marseille',
    postalCode: '13002',
    country: 'FR',
  };
  await browser.post(`${ME}/addresses`, harbour);

  const { shipments } = (await browser.get('/api/shipments')).json<AccountDetails>();
  const { addresses } = (await browser.get(`${ME}/addresses`)).json<AccountDetails>();
  const { cards } = (await browser.get(`${ME}/payments`)).json<{ cards: unknown[] }>();
  const { pickups } = (await browser.get(`${ME}/pickups`)).json<AccountDetails>();
  const billing = (await browser.get(`${ME}/billing`)).json<AccountDetails['billing']>();
  expect(shipments).toHaveLength(1);
  expect(addresses).toHaveLength(1);
  const details = (await browser.get(`${ME}/details`)).json<AccountDetails>();
  expect(details).toEqual({ shipments, addresses, paymentMethods: cards, pickups, billing });

  const other = await registerCustomer(server, worker);
  const theirs = (await other.browser.get(`${ME}/details`)).json<AccountDetails>();
  expect(theirs).toMatchObject({ shipments: [], addresses: [], paymentMethods: [], pickups: [] });
});

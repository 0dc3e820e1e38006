import type { BrowserContext } from '@playwright/test';
import { newEmail, openAccount } from './customer.ts';

/** As the form of a customer asks for it, at the first free window. */
export async function requestPickup(
  customer: BrowserContext,
  city: string,
  { country, postalCode } = { country: 'BE', postalCode: '9000' },
): Promise<{ id: string; date: string }> {
  await openAccount(customer, newEmail('board'));
  const own = await customer.newPage();
  await own.goto('/dashboard/addresses');
  const line = { name: 'Ada', line1: 'Kaai 12', postalCode, city, country };
  return own.evaluate(async (address) => {
    const call = async (path: string, body?: object) => {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      };
      const post = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(path, body && post)).json();
    };
    const { id: addressId } = await call('/api/users/me/addresses', address);
    const day = await call(`/api/users/me/pickups/windows?addressId=${addressId}`);
    const { window } = day.windows.find((each: { unavailable: unknown }) => !each.unavailable);
    const pickup = await call('/api/users/me/pickups', { date: day.date, window, addressId });
    return { id: pickup.id as string, date: day.date as string };
  }, line);
}

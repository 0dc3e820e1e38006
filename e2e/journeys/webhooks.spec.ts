import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newClient, newEmail, openAccount } from '../customer.ts';
import { expect, test } from '../journey.ts';
import { SITE_WIDTHS } from '../widths.ts';

test.use({ extraHTTPHeaders: newClient(), allowed: /status of 4(?:00|22)/ });

/** A program of the customer. */
async function startReceiver() {
  const types: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      types.push((JSON.parse(Buffer.concat(chunks).toString()) as { type: string }).type);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hooks`, host: `127.0.0.1:${port}`, types, server };
}

for (const width of SITE_WIDTHS) {
  test(`at ${width} pixels a customer sets up a webhook and uses each of its controls`, async ({
    page,
    inspect,
  }) => {
    const receiver = await startReceiver();
    await page.setViewportSize({ width, height: 800 });
    await openAccount(page.context(), newEmail('hooks'));
    await page.goto('/dashboard/developers');
    await expect(page.getByText('No webhooks yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await expect(page.getByText('Enter an address such as')).toBeVisible();
    await page.getByLabel('Address').fill('ftp://shop.example/hooks');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await expect(page.getByText('Webhooks go to public https addresses')).toBeVisible();
    await page.getByLabel('Address').fill(receiver.url);
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const secret = await page.getByTestId('new-secret').innerText();
    expect(secret).toMatch(/^whsec_/);
    await expect(page.getByRole('button', { name: /^Copy/ })).toBeVisible();
    await inspect();

    const of = (act: string) => page.getByRole('button', { name: `${act}: ${receiver.host}` });
    await of('Send a test event').click();
    await expect(page.getByText('A test event is on its way.')).toBeVisible();
    await expect.poll(() => receiver.types).toEqual(['endpoint.ping']);
    await page.reload();
    await page.getByRole('link', { name: 'endpoint.ping' }).click();
    await expect(page.getByText('"apiVersion": "v1"')).toBeVisible();
    await expect(page.getByText(receiver.url)).toBeVisible();
    // the answer is stored after the receiver gave it; ids contain the same digits now and then
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('204', { exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await inspect();
    await page.getByRole('button', { name: 'Send again: endpoint.ping' }).click();
    await expect(page.getByText('The event is on its way again.')).toBeVisible();
    await expect.poll(() => receiver.types.length).toBe(2);
    await page.goto('/dashboard/developers');

    await of('Send what was missed in 24 hours').click();
    await expect(
      page.getByText('What was missed in the last 24 hours is on its way.'),
    ).toBeVisible();
    await of('New secret').click();
    await expect(page.getByTestId('new-secret')).not.toHaveText(secret);
    await of('Switch off').click();
    await expect(page.getByText('The webhook is off.')).toBeVisible();
    await of('Switch on').click();
    await expect(page.getByText('The webhook is on.')).toBeVisible();

    const remove = page.getByRole('link', { name: `Remove: ${receiver.host}` });
    await remove.click();
    await page.getByRole('link', { name: 'Keep it' }).click();
    await remove.click();
    await inspect();
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect(page.getByText('The webhook was removed.')).toBeVisible();
    await expect(page.getByText('No webhooks yet.')).toBeVisible();
    receiver.server.close();
  });
}

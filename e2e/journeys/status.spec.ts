import { reservePorts } from '../../tools/installation/ports.ts';
import { REPOSITORY, startWeb } from '../../tools/installation/server-process.ts';
import { chooseEnvironment } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';

test('the footer links to the status page, which lists every part', async ({ page, inspect }) => {
  await page.goto('/about');
  await inspect();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service status' }).click();
  await expect(page).toHaveURL(/\/status$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Service status');
  const parts = ['Quotes and booking', 'Tracking', 'Payments', 'Emails', 'Scans from our hubs'];
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(parts);
  await expect(main.getByText('Working', { exact: true })).toHaveCount(5);
  await expect(main.getByRole('status')).toContainText('Everything is working.');
  await inspect();
});

test.describe('without scripts', () => {
  // the site without an api is another origin
  test.use({ javaScriptEnabled: false, allowed: /^third party: http:\/\/127\.0\.0\.1:/ });

  test('the status page is complete', async ({ page, inspect }) => {
    await page.goto('/status?lang=de');
    await expect(page.getByRole('main').getByText('Alles funktioniert.')).toBeVisible();
    await inspect();
  });

  test('a site without its api still reports what is down', async ({ page, inspect }) => {
    const { ports, release } = await reservePorts();
    const [port = 0, nobody = 0] = ports;
    const origin = `http://127.0.0.1:${port}`;
    const web = await startWeb({
      port,
      apiPort: nobody,
      env: { ...(await chooseEnvironment()), PUBLIC_ORIGIN: origin },
      logFile: `${REPOSITORY}.data/e2e/status-web.log`,
    });
    try {
      const answer = await page.goto(`${origin}/status`);
      expect(answer?.status()).toBe(200);
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toContainText('Some parts are down.');
      await expect(main.getByText('Down', { exact: true })).toHaveCount(4);
      await expect(main.getByText('Not known', { exact: true })).toHaveCount(1);
      await inspect();
    } finally {
      await web.stop();
      release();
    }
  });
});

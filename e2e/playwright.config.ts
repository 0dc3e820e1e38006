import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../tools/browser.ts';
import { chooseEnvironment, externalUrl } from './installation/environment.ts';
import { forgetJudged } from './judged-folder.ts';

forgetJudged();

const env = externalUrl === undefined ? await chooseEnvironment() : {};
const baseURL = externalUrl ?? env['PUBLIC_ORIGIN'] ?? '';

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'journeys' },
    // what changes the installation for everybody, once nobody else is there
    { name: 'alone', testDir: 'alone', workers: 1, dependencies: ['journeys'] },
  ],
  outputDir: '../.scratch/e2e',
  fullyParallel: true,
  // what judges every page, or waits for long: `pnpm nightly` walks it
  ...(process.env['CI'] !== undefined && { grepInvert: /@nightly/ }),
  forbidOnly: process.env['CI'] !== undefined,
  // a journey waits for answers and mails about half of its time
  workers: 2,
  // One more try on a shared machine; what needed it is listed as flaky and wants mending.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // a journey of 20 s takes a minute when others want the processor, too
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Brussels',
    // recording every journey costs more than walking it
    trace: 'on-first-retry',
    launchOptions: { executablePath: findHeadlessChromium(), args: CHROMIUM_FLAGS },
  },
  ...(externalUrl === undefined && {
    webServer: {
      command: 'node installation/serve.ts',
      url: `${baseURL}/api/tariffs/current`,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  }),
});

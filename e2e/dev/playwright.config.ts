// `pnpm e2e:dev`: `pnpm dev` as the README starts it, from an empty data folder.
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../../tools/browser.ts';
import { chooseDevEnvironment } from './environment.ts';

const baseURL = (await chooseDevEnvironment())['PUBLIC_ORIGIN'] ?? '';

export default defineConfig({
  testDir: '.',
  outputDir: '../../.scratch/e2e-dev',
  forbidOnly: process.env['CI'] !== undefined,
  workers: 1,
  // Vite compiles every module of a page when it is first asked for.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findHeadlessChromium(), args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: 'node serve.ts',
    url: `${baseURL}/api/tariffs/current`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
});

import { configDefaults, defineConfig } from 'vitest/config';
import { loadEnvironment } from './tools/run/env.ts';

const exclude = [
  ...configDefaults.exclude,
  '**/build/**',
  '.scratch/**',
  'tools/check/fixtures/**',
  'e2e/**',
];
const setupFiles = ['tools/test/fail-on-console-error.ts'];

// Ports and addresses of this checkout, as `pnpm dev` sees them.
Object.assign(process.env, loadEnvironment());

export default defineConfig({
  test: {
    // The default leaves one core idle, which on two cores is half of them.
    // Sign-in tests mostly wait for the answer floor: twice the cores of a small machine.
    maxWorkers: 4,
    // Loading the modules again for every file took two thirds of the time of the unit tests, 126 s of
    // CPU against 40. Nothing at module level may depend on the file that runs.
    isolate: false,
    // One more try on a shared machine, as for the journeys; what needed it is marked "retry" in the
    // log and wants mending.
    retry: process.env['CI'] === undefined ? 0 : 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.db.test.ts'],
          setupFiles,
          // Properties run thousands of cases; a busy machine takes its time.
          testTimeout: 120_000,
        },
      },
      {
        // Against PostgreSQL: `pnpm services start` first. Each file clones the template database.
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude,
          setupFiles,
          globalSetup: ['tools/test/own-database.ts', 'apps/server/src/testing/global-setup.ts'],
          // thirty times what the slowest takes alone: a busy machine is no fault of a test
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

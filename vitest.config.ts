import { existsSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';

const databaseSetup = 'apps/server/src/testing/global-setup.ts';
const exclude = [...configDefaults.exclude, '**/build/**', 'tools/check/fixtures/**', 'e2e/**'];
const setupFiles = ['tools/test/fail-on-console-error.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.db.test.ts'],
          setupFiles,
        },
      },
      {
        // Against PostgreSQL: `pnpm services start` first. Each file clones the template database.
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude,
          setupFiles,
          globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

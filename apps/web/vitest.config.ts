import { defineConfig } from 'vitest/config';

/** Without the site's own Vite plugins: unit tests need neither routes nor an environment. */
export default defineConfig({ test: { include: ['**/*.test.ts'] } });

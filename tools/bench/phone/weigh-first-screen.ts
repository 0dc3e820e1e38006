import type { Page } from 'playwright-core';

export const MOST_SHELL_BYTES = 230_000;

type Fetched = { path: string; bytes: number };

/**
 * The compressed bytes that were transferred for the page, without answers of the api, and separately those for
 * later pages.
 */
export async function weighFirstScreen(
  page: Page,
): Promise<{ shellBytes: number; laterBytes: number }> {
  const fetched = await page.evaluate<Fetched[]>(
    `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      ({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }),
    )`,
  );
  const isLater = ({ path }: Fetched) => path.startsWith('/assets/later-pages-');
  const sum = (of: readonly Fetched[]) => of.reduce((bytes, each) => bytes + each.bytes, 0);
  const files = fetched.filter(({ path }) => !path.startsWith('/api/'));
  return {
    shellBytes: sum(files.filter((file) => !isLater(file))),
    laterBytes: sum(files.filter(isLater)),
  };
}

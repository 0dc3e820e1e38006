/**
 * This many tiles in a row must fail before a provider is given up, because single tiles may be missing anywhere.
 */
const FAILURES = 3;

/**
 * Which provider of tiles is in use: the first, then its fallback, then none. It moves on after three
 * failures without a tile in between, and never back.
 */
export function createTileChain(urls: readonly string[]) {
  let at = 0;
  let failures = 0;
  return {
    current: (): string | null => urls[at] ?? null,
    loaded() {
      failures = 0;
    },
    /** Returns whether the provider has changed. */
    failed(): boolean {
      failures += 1;
      if (failures < FAILURES || at === urls.length) return false;
      at += 1;
      failures = 0;
      return true;
    },
  };
}

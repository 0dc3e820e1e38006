type Kept<T> = { value: Promise<T>; until: number };

/**
 * Reads at most once in so many milliseconds; concurrent callers share the result. A failed read is not
 * cached.
 */
export function keepFor<T>(keepMs: number, read: () => Promise<T>, now = () => Date.now()) {
  let kept: Kept<T> | undefined;
  return {
    read(): Promise<T> {
      if (kept !== undefined && now() < kept.until) return kept.value;
      const fresh: Kept<T> = { value: read(), until: now() + keepMs };
      kept = fresh;
      fresh.value.catch(() => {
        if (kept === fresh) kept = undefined;
      });
      return fresh.value;
    },
    forget(): void {
      kept = undefined;
    },
  };
}

/** What was read, for so long; those who ask meanwhile share one reading. A failure is not kept. */
export function keepFor<T>(keptMs: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (kept !== undefined && kept.until > Date.now()) return kept.value;
    const value = read();
    kept = { value, until: Date.now() + keptMs };
    value.catch(() => {
      if (kept?.value === value) kept = undefined;
    });
    return value;
  };
}

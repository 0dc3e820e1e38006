/** The longest time without one answer of a kind, since it was last asked to begin. */
export function createGaps<Kind extends string>(
  kinds: readonly Kind[],
  now = () => performance.now(),
) {
  const last = new Map<Kind, number>();
  const longest = new Map<Kind, number>();
  const note = (kind: Kind) => {
    const at = now();
    longest.set(kind, Math.max(longest.get(kind) ?? 0, at - (last.get(kind) ?? at)));
    last.set(kind, at);
  };
  return {
    /** An answer of this kind has come. */
    answered: note,
    begin(): void {
      for (const kind of kinds) {
        last.set(kind, now());
        longest.set(kind, 0);
      }
    },
    /** In seconds; what is still unanswered counts. */
    end(): Record<Kind, number> {
      for (const kind of kinds) note(kind);
      const seconds = kinds.map((kind) => [kind, Math.round((longest.get(kind) ?? 0) / 100) / 10]);
      return Object.fromEntries(seconds) as Record<Kind, number>;
    },
  };
}

/** The tab that a key leads to from tab `at` of `count`, or null when the key is for something else. */
export function tabAfterKey(
  key: string,
  at: number,
  count: number,
  isRightToLeft: boolean,
): number | null {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

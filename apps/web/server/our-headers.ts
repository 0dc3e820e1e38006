const OURS = 'x-waypost-';

/** Headers that only our own processes may set, removed when they come from outside. */
export function withoutOurHeaders<Value>(headers: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.toLowerCase().startsWith(OURS)),
  );
}

/** Works through the items in their order, so many at a time; results are in the same order. */
export async function inLanes<T, R>(
  items: readonly T[],
  lanes: number,
  work: (item: T, lane: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  async function runLane(_: unknown, lane: number): Promise<void> {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at] as T, lane);
    }
  }
  await Promise.all(Array.from({ length: lanes }, runLane));
  return results;
}

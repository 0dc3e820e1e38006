/** With the place that the stop has, to tell what was typed: places have gaps where stops were taken out. */
export function placeName({ stopNo, sequence }: { stopNo: number; sequence: number }): string {
  return `place-${stopNo}-${sequence}`;
}

/** Sorts by the places that were typed. What is no place leaves the stop where it is. */
export function typedOrder(form: FormData): number[] {
  const stops = [...form].flatMap(([name, value]) => {
    const [, stopNo, sequence] = /^place-(\d+)-(\d+)$/.exec(name) ?? [];
    if (stopNo === undefined) return [];
    const typed = typeof value === 'string' && /^[1-9]\d*$/.test(value) ? value : sequence;
    return [{ stopNo: Number(stopNo), rank: rankOf(Number(typed), Number(sequence)) }];
  });
  return stops.toSorted((a, b) => a.rank - b.rank).map(({ stopNo }) => stopNo);
}

/** A stop that goes up comes before the one whose place it takes, and one that goes down after it. */
function rankOf(typed: number, present: number): number {
  return typed + Math.sign(typed - present) / 2;
}

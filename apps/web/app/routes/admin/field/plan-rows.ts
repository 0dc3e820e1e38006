/** The rows without one. */
export function without<Row>(rows: readonly Row[], index: number): Row[] {
  return rows.filter((_row, each) => each !== index);
}

export function changed<Row extends object>(
  rows: readonly Row[],
  index: number,
  change: Partial<Row>,
): Row[] {
  return rows.map((row, each) => (each === index ? { ...row, ...change } : row));
}

/** Moves a row up by one; the first stays. */
export function raised<Row>(rows: readonly Row[], index: number): Row[] {
  const [row, before] = [rows[index], rows[index - 1]];
  if (row === undefined || before === undefined) return [...rows];
  return rows.map((each, place) => (place === index ? before : place === index - 1 ? row : each));
}

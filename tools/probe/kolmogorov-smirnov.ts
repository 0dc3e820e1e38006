export interface SampleComparison {
  /** The largest gap between the two cumulative distributions, 0 to 1. */
  distance: number;
  /** How often two samples of one distribution lie at least as far apart. */
  p: number;
}

/** The two-sample Kolmogorov-Smirnov test with its exact p value; ties make it cautious. */
export function kolmogorovSmirnov(
  first: readonly number[],
  second: readonly number[],
): SampleComparison {
  if (first.length === 0 || second.length === 0) throw new RangeError('an empty sample');
  const steps = largestGap(sorted(first), sorted(second));
  return {
    distance: steps / (first.length * second.length),
    p: 1 - shareOfPathsWithin(steps, first.length, second.length),
  };
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}

/** In units of 1 / (length of first * length of second), which are whole numbers. */
function largestGap(first: readonly number[], second: readonly number[]): number {
  let passedFirst = 0;
  let passedSecond = 0;
  let largest = 0;
  while (passedFirst < first.length && passedSecond < second.length) {
    const value = Math.min(first[passedFirst] ?? 0, second[passedSecond] ?? 0);
    while (first[passedFirst] === value) passedFirst += 1;
    while (second[passedSecond] === value) passedSecond += 1;
    const gap = Math.abs(passedFirst * second.length - passedSecond * first.length);
    largest = Math.max(largest, gap);
  }
  return largest;
}

/**
 * Every order in which two samples can mix is a path from (0, 0) to (rows, columns), and all are
 * equally likely. Counts those whose gap stays below `steps`, as a share of all; the weight of a row
 * keeps the counts from growing out of range (the recursion of R's psmirnov).
 */
function shareOfPathsWithin(steps: number, rows: number, columns: number): number {
  const isWithin = (row: number, column: number) => Math.abs(row * columns - column * rows) < steps;
  const shares = Array.from({ length: columns + 1 }, (_, column) => Number(isWithin(0, column)));
  for (let row = 1; row <= rows; row += 1) {
    const weight = row / (row + columns);
    for (let column = 0; column <= columns; column += 1) {
      const fromLeft = column === 0 ? 0 : (shares[column - 1] ?? 0);
      const fromBelow = weight * (shares[column] ?? 0);
      shares[column] = isWithin(row, column) ? fromBelow + fromLeft : 0;
    }
  }
  return shares[columns] ?? 0;
}

import type { Figure } from '../driver/define-tool.ts';

/** How one step went, a line of the file in which runs are kept. */
export interface Result {
  command: string;
  /** What was run: the commit, and what differs from it. */
  version: string;
  date: string;
  verdict: 'ok' | 'FAILED' | 'NOT ASKED';
  seconds: number;
  figures: Record<string, number>;
}

/** The result that spares a step another run: it passed on the same files. Whoever names steps wants them run. */
export function earlierPass(
  results: readonly Result[],
  command: string,
  now: { version: string; isAskedFor: boolean },
): Result | undefined {
  if (now.isAskedFor) return undefined;
  return results.findLast(
    (each) => each.command === command && each.verdict === 'ok' && each.version === now.version,
  );
}

/** The last line that a tool prints is a JSON object. */
export function readFigures(output: string, figures: readonly Figure[]): Record<string, number> {
  const line = output.split('\n').findLast((each) => each.startsWith('{'));
  const verdict: unknown = line === undefined ? {} : JSON.parse(line);
  return Object.fromEntries(
    figures.flatMap(({ path }) => {
      const value = path.split('.').reduce(fieldOf, verdict);
      return typeof value === 'number' ? [[path, value]] : [];
    }),
  );
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A line for the step and one for each of its figures, beside its aim and the value of the last run. */
export function tableLines(
  result: Result,
  figures: readonly Figure[],
  last: Result | undefined,
): string[] {
  const row = (...cells: string[]) =>
    cells
      .map((cell, at) => cell.padEnd([34, 12, 14, 12][at] ?? 0))
      .join('')
      .trimEnd();
  return [
    row(result.command, `${result.seconds} s`, result.verdict, last ? `${last.seconds} s` : '-'),
    ...figures.flatMap((figure) => {
      const value = result.figures[figure.path];
      if (value === undefined) return [];
      const before = last?.figures[figure.path];
      const mark = isMissed(figure, value) ? '  MISSED' : '';
      return [row(`  ${figure.path}`, `${value}`, aimOf(figure), `${before ?? '-'}`) + mark];
    }),
  ];
}

function isMissed({ atMost = Infinity, atLeast = -Infinity }: Figure, value: number): boolean {
  return value > atMost || value < atLeast;
}

function aimOf({ atMost, atLeast }: Figure): string {
  if (atMost !== undefined) return `at most ${atMost}`;
  return atLeast === undefined ? '' : `at least ${atLeast}`;
}

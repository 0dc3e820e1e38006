import type { Span } from './read-spans.ts';

const BAR = 30;
const NAME = 58;

/** One line a span, indented below its parent: service, name, begin and length in milliseconds, a bar. */
export function drawTrace(spans: readonly Span[]): string {
  const from = Math.min(...spans.map((span) => span.from));
  const length = Math.max(...spans.map((span) => span.until)) - from;
  const known = new Set(spans.map(({ id }) => id));
  const lines: string[] = [];

  function draw(span: Span, depth: number): void {
    const name = `${'  '.repeat(depth)}${span.service.replace('waypost-', '')} ${span.name}`;
    const begins = Math.floor(((span.from - from) / length) * BAR);
    const ends = Math.max(begins + 1, Math.ceil(((span.until - from) / length) * BAR));
    const bar = `${' '.repeat(begins)}${'█'.repeat(ends - begins)}`;
    const times = [span.from - from, span.until - span.from].map((ms) => ms.toFixed(1).padStart(8));
    lines.push(`${name.slice(0, NAME).padEnd(NAME)}${times.join('')}  ${bar}`);
    for (const child of childrenOf(span.id)) draw(child, depth + 1);
  }

  const byBegin = (one: Span, other: Span) => one.from - other.from;
  const childrenOf = (id: string) =>
    spans.filter(({ parentId }) => parentId === id).toSorted(byBegin);
  for (const root of spans.filter(({ parentId }) => !known.has(parentId)).toSorted(byBegin)) {
    draw(root, 0);
  }
  return [`${''.padEnd(NAME)}   at ms      ms`, ...lines].join('\n');
}

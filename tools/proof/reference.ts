import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DrawnQuote } from './draw-quote.ts';

const PROGRAM = fileURLToPath(new URL('reference.py', import.meta.url));

/** The independent reference, as a process that answers batch by batch. */
export function openReference() {
  const child = spawn('python3', [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    async price(quotes: readonly DrawnQuote[]): Promise<string[]> {
      child.stdin.write(`${quotes.map(lineOf).join('\n')}\n\n`);
      const prices: string[] = [];
      while (prices.length < quotes.length) {
        const next = await answers.next();
        if (next.done === true) throw new Error('the reference ended before its answers');
        prices.push(next.value);
      }
      return prices;
    },
    close: () => child.stdin.end(),
  };
}

function lineOf(quote: DrawnQuote): string {
  const { kind, service, fromCode, toCode, pallets, version, declaredCents, boxes } = quote;
  const measures = boxes.flatMap(({ kilograms, length, width, height }) => {
    return [kilograms, length, width, height];
  });
  const asked = [kind, service, fromCode, toCode, pallets, version, declaredCents];
  return [...asked, ...measures].join('\t');
}

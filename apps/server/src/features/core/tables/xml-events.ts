import { SaxesParser } from 'saxes';
import { FileFault } from './file-fault.ts';

export type XmlHandlers = {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
};

/**
 * Feeds the handlers one chunk after the other, and pauses after each, so that the caller can take their
 * results. Custom entities are refused, not expanded.
 */
export async function* xmlEvents(
  chunks: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
): AsyncGenerator<void> {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(bareName(name), attributes));
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => handlers.close?.(bareName(name)));
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    write(parser, decoder.decode(chunk, { stream: true }));
    yield;
  }
}

export async function readXml(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  for await (const _ of xmlEvents(chunks, handlers));
}

function write(parser: SaxesParser, text: string): void {
  try {
    parser.write(text);
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('not_a_table');
  }
}

/** Some programs prefix every name. */
function bareName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

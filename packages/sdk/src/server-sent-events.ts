export interface ServerSentEvent {
  id: string | null;
  /** Null for a block that has none, such as one that only sets the time to reconnect. */
  data: string | null;
  retry: number | null;
}

/** The blocks of a stream (HTML Living Standard, 9.2). Names of events are in their data here. */
export async function* readServerSentEvents(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split(/\r\n\r\n|\n\n|\r\r/);
    text = blocks.pop() ?? '';
    for (const block of blocks) yield readBlock(block);
  }
}

function readBlock(block: string): ServerSentEvent {
  const fields = block.split(/\r\n|\n|\r/).map((line) => /^([^:]*):? ?(.*)$/s.exec(line) ?? []);
  const valuesOf = (name: string) =>
    fields.filter(([, field]) => field === name).map(([, , value = '']) => value);
  const data = valuesOf('data');
  const retry = Number(valuesOf('retry').at(-1) ?? Number.NaN);
  return {
    id: valuesOf('id').at(-1) ?? null,
    data: data.length === 0 ? null : data.join('\n'),
    retry: Number.isNaN(retry) ? null : retry,
  };
}

import { vi } from 'vitest';

type LivePage = { text(): string; hasEnded(): boolean; leave(): void };

/** A stream that is read as it comes, by the path and headers it is asked for with. */
export async function openLivePage(
  url: string,
  headers: Record<string, string> = {},
): Promise<LivePage> {
  const leaving = new AbortController();
  const stream = await fetch(url, { headers, signal: leaving.signal });
  if (stream.status !== 200) throw new Error(`the stream was answered ${stream.status}`);
  let text = '';
  let ended = false;
  void (async () => {
    for await (const chunk of stream.body ?? []) text += Buffer.from(chunk).toString();
  })()
    .catch(() => undefined)
    .finally(() => (ended = true));
  await vi.waitFor(() => {
    if (text === '') throw new Error('nothing has come');
  }, 5_000);
  return {
    text: () => text,
    hasEnded: () => ended,
    leave: () => leaving.abort(),
  };
}

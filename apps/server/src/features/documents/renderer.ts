import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DocumentFile, PaperFile } from '@waypost/contract';
import { createBoundedQueue } from '../../platform/bounded-queue.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { PaperFacts } from './paper-facts.ts';
import type { TrackingFacts } from './tracking-facts.ts';

export type RenderJob =
  | { file: DocumentFile; facts: DocumentFacts }
  | { file: PaperFile; facts: PaperFacts }
  | { file: 'tracking.pdf'; facts: TrackingFacts }
  | { file: 'link.svg'; facts: { address: string } };
export type Rendered = { bytes: Uint8Array } | { fault: string };

export type Renderer = {
  render(job: RenderJob): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** A label takes 40 ms of one core; whoever asks behind a shipment of many pallets waits for it. */
const QUEUE = { running: 1, waiting: 50 };

/** 200 pallets took 45 s on a machine with ten times the work it has cores for. */
const DEADLINE_MS = 120_000;

/**
 * Renders in a thread of its own, one document after the other: laying out a page takes as long as
 * hundreds of look-ups, which would wait for it. The thread starts with the first document.
 */
export function createRenderer(): Renderer {
  const inTurn = createBoundedQueue(QUEUE);
  let thread: Worker | null = null;

  function startThread(): Worker {
    const started = new Worker(new URL('./render-thread.ts', import.meta.url));
    // waiting for documents keeps no process alive
    started.unref();
    started.once('exit', () => {
      if (thread === started) thread = null;
    });
    // a thread that breaks down fails the document under way, not the process
    started.on('error', () => undefined);
    return started;
  }

  return {
    render: (job) =>
      inTurn(async () => {
        thread ??= startThread();
        const rendered = await ask(thread, job);
        if ('fault' in rendered) throw new Error(`${job.file} was not rendered: ${rendered.fault}`);
        return rendered.bytes;
      }),
    async close() {
      await thread?.terminate();
    },
  };
}

async function ask(thread: Worker, job: RenderJob): Promise<Rendered> {
  const answer = once(thread, 'message', { signal: AbortSignal.timeout(DEADLINE_MS) });
  thread.postMessage(job);
  try {
    const [rendered] = (await answer) as [Rendered];
    return rendered;
  } catch (error) {
    await thread.terminate();
    throw error;
  }
}

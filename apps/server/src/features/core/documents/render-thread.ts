import { parentPort } from 'node:worker_threads';
import { renderDocument } from './render-document.ts';
import type { RenderAnswer, RenderProgress, RenderRequest } from './renderer.ts';

// Started by renderer.ts, which sends one job at a time.
parentPort?.on('message', (request: RenderRequest) => {
  void render(request).then((answer) => parentPort?.postMessage(answer));
});

async function render({ id, job }: RenderRequest): Promise<RenderAnswer> {
  try {
    const report = (piecesDone: number) =>
      parentPort?.postMessage({ id, piecesDone } satisfies RenderProgress);
    return { id, bytes: await renderDocument(job, report) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : 'unknown' };
  }
}

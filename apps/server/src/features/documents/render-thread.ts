import { parentPort } from 'node:worker_threads';
import { renderDocument } from './render-document.ts';
import type { Rendered, RenderJob } from './renderer.ts';

// Started by renderer.ts, which sends one job at a time.
parentPort?.on('message', (job: RenderJob) => {
  void render(job).then((rendered) => parentPort?.postMessage(rendered));
});

async function render(job: RenderJob): Promise<Rendered> {
  try {
    return { bytes: await renderDocument(job) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : 'unknown' };
  }
}

import { parentPort, workerData } from 'node:worker_threads';
import { connectForCopy } from './copy.queries.ts';
import { createChunkLoader, type LoadJob } from './load-shipments.ts';

const job = workerData as LoadJob;
const client = await connectForCopy(job.ownerUrl);
const loadChunk = createChunkLoader(client, job);

parentPort?.on('message', ({ first, end }: { first: number; end: number }) => {
  // a failure ends the thread with an 'error' event, which stops the whole load
  void loadChunk(first, end).then((loaded) => parentPort?.postMessage(loaded));
});

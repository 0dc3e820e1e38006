const BATCH = 1_000;

/** Takes slices until one is not full, so that a backlog of any size is gone after one run. */
export async function drain(step: (batch: number) => Promise<number>, batch = BATCH) {
  while ((await step(batch)) === batch);
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface SteadyLookUps {
  /** Milliseconds that each answer took, from when it was to be asked for. */
  times: number[];
  /** Statuses of answers other than 200; 0 where none came. */
  failed: number[];
}

export type SteadyLoad = { baseUrl: string; refs: readonly string[]; perSecond: number };

const PROGRAM = fileURLToPath(new URL('./ask-steadily.ts', import.meta.url));
/**
 * The threads of V8 that collect garbage wait for each other: on two cores of which something else fills one, all
 * look-ups stood still for 50 ms while the tool collected its own.
 */
const WITHOUT_THREADS = ['--v8-pool-size=0'];

/** Asks so often a second, whether or not the answers before have come, until it is told to end. */
export async function askSteadily(load: SteadyLoad): Promise<{ end(): Promise<SteadyLookUps> }> {
  const asker = fork(PROGRAM, {
    execArgv: WITHOUT_THREADS,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(asker, 'exit').then(() => {
    throw new Error('the process that looks up shipments has ended');
  });
  // who waits for a message hears of it
  ended.catch(() => undefined);
  const heard = async () => Promise.race([once(asker, 'message'), ended]);
  asker.send(load);
  await heard();
  return {
    async end() {
      asker.send('end');
      const [result] = (await heard()) as [SteadyLookUps];
      return result;
    },
  };
}

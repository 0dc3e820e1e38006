import { Worker } from 'node:worker_threads';
import type { LabelFile, LabelSize, PaperFile } from '@waypost/contract';
import { createBoundedQueue } from '../../../platform/bounded-queue.ts';
import { createKeyShares } from '../../../platform/key-shares.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { KeptFile } from './document-files.ts';
import type { ManifestFacts } from './manifest-facts.ts';
import type { PaperFacts } from './paper-facts.ts';
import type { TrackingFacts } from './tracking-facts.ts';

export type RenderJob =
  | { file: KeptFile; facts: DocumentFacts }
  | { file: LabelFile; facts: DocumentFacts[]; size: LabelSize }
  | { file: Extract<PaperFile, `${string}.pdf`>; facts: PaperFacts }
  | { file: 'tracking.pdf'; facts: TrackingFacts }
  | { file: 'manifest.pdf'; facts: ManifestFacts }
  | { file: 'link.svg'; facts: { address: string } }
  | { file: 'label.png'; facts: { pdf: Uint8Array } };
/** Requests to the thread and its answers. Others, such as `node --watch`, post messages too. */
export type RenderRequest = { id: number; job: RenderJob };
export type RenderAnswer = { id: number } & ({ bytes: Uint8Array } | { fault: string });
export type RenderProgress = { id: number; piecesDone: number };

export type Renderer = {
  /** Requests with the same key share a limit, so that one client cannot take every place. */
  render(
    job: RenderJob,
    clientKey?: string,
    onProgress?: (piecesDone: number) => void,
  ): Promise<Uint8Array>;
  /**
   * Waits up to 10 s for a place of this key, behind its earlier ones, and draws in it with what it is given. What is
   * to be drawn is read in the place: nobody who waits asks the database.
   */
  patiently<T>(clientKey: string, draw: (renderer: Drawing) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export type Drawing = Pick<Renderer, 'render'>;

type Waiting = {
  thread: Worker;
  onProgress: ((piecesDone: number) => void) | undefined;
  resolve(answer: RenderAnswer): void;
  reject(error: Error): void;
};

/** A label takes 40 ms of one core, and the api renders 20 of them at most. */
const QUEUE = { running: 1, waiting: 50 };

/** As many as are drawn in the time that they wait. */
const PATIENT = 250;
const PATIENCE_MS = 10_000;
const OF_KEY = { each: 5, waiting: PATIENT };

/** 200 pallets took 45 s under ten times the load the machine has cores for. */
const DEADLINE_MS = 120_000;

const THREAD_FILE = new URL('./render-thread.ts', import.meta.url);

/**
 * Renders in its own thread, one document after the other: laying out a page takes as long as hundreds of
 * look-ups, which would wait for it. The thread starts with the first document. Answers are matched by
 * id, so a late or foreign message can never become another document.
 */
export function createRenderer({
  threadFile = THREAD_FILE,
  deadlineMs = DEADLINE_MS,
}: { threadFile?: URL; deadlineMs?: number } = {}): Renderer {
  const inTurn = createBoundedQueue(QUEUE);
  const ofKey = createKeyShares(OF_KEY);
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let lastId = 0;

  function startThread(): Worker {
    const started = new Worker(threadFile);
    // waiting documents do not keep the process alive
    started.unref();
    started.on('message', (message: unknown) => {
      if (isAnswer(message)) waiting.get(message.id)?.resolve(message);
      else if (isProgress(message)) waiting.get(message.id)?.onProgress?.(message.piecesDone);
    });
    let fault = '';
    started.on('error', (error) => {
      fault = `: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    });
    started.once('exit', (code) => {
      if (thread === started) thread = null;
      const ended = new Error(`the render thread ended with code ${code}${fault}`);
      for (const job of waiting.values()) if (job.thread === started) job.reject(ended);
    });
    return started;
  }

  async function ask(
    job: RenderJob,
    onProgress?: (piecesDone: number) => void,
  ): Promise<RenderAnswer> {
    const id = (lastId += 1);
    const asked = (thread ??= startThread());
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<RenderAnswer>((resolve, reject) => {
        waiting.set(id, { thread: asked, onProgress, resolve, reject });
        timer = setTimeout(() => {
          reject(new Error(`${job.file} took longer than ${deadlineMs} ms`));
          if (thread === asked) thread = null;
          void asked.terminate();
        }, deadlineMs);
        asked.postMessage({ id, job } satisfies RenderRequest);
      });
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  }

  const draw = (
    job: RenderJob,
    onProgress?: (piecesDone: number) => void,
    most?: number,
  ): Promise<Uint8Array> =>
    inTurn(async () => {
      const answer = await ask(job, onProgress);
      if ('fault' in answer) throw new Error(`${job.file} was not rendered: ${answer.fault}`);
      return answer.bytes;
    }, most);

  return {
    render: (job, clientKey, onProgress) =>
      clientKey === undefined
        ? draw(job, onProgress)
        : ofKey(clientKey, () => draw(job, onProgress)),
    patiently: (clientKey, work) =>
      ofKey(
        clientKey,
        () => work({ render: (job, _, onProgress) => draw(job, onProgress, PATIENT) }),
        PATIENCE_MS,
      ),
    async close() {
      await thread?.terminate();
    },
  };
}

function isAnswer(message: unknown): message is RenderAnswer {
  return hasId(message) && ('bytes' in message || 'fault' in message);
}

function isProgress(message: unknown): message is RenderProgress {
  return hasId(message) && 'piecesDone' in message && typeof message.piecesDone === 'number';
}

function hasId(message: unknown): message is { id: number } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'id' in message &&
    typeof message.id === 'number'
  );
}

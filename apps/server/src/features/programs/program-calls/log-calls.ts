import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { createRareWarnings } from '../../../platform/log.ts';
import { newRowId } from '../../../platform/random.ts';
import { insertCalls, type NewCall } from './program-calls.queries.ts';

const EVERY_MS = 1_000;
/** About 10 MB. What comes on top while the database is away is not kept. */
const MAX_WAITING = 20_000;
const BATCH = 2_000;

type CallLog = { note(call: NewCall): void; close(): Promise<void> };

/** Writes what was noted once a second. No request waits for it, and none fails with it. */
export function createCallLog(ctx: Pick<Ctx, 'db' | 'log' | 'metrics'>): CallLog {
  const warn = createRareWarnings(ctx.log);
  const waiting: NewCall[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const calls = waiting.splice(0, BATCH);
      try {
        await insertCalls(ctx.db, calls);
      } catch (error) {
        ctx.metrics.programCallsLost.inc(calls.length);
        warn(error, 'could not write the log of program requests');
      }
    }
  }

  /** One at a time: a database that is slow must not get a second connection of the pool. */
  function flush(): Promise<void> {
    timer = null;
    writing ??= write().finally(() => (writing = null));
    return writing;
  }

  return {
    note(call) {
      if (waiting.length >= MAX_WAITING) {
        ctx.metrics.programCallsLost.inc();
        return;
      }
      waiting.push(call);
      timer ??= setTimeout(() => void flush(), EVERY_MS);
    },
    async close() {
      if (timer !== null) clearTimeout(timer);
      await flush();
      // what was noted while the last batch was on its way
      await flush();
    },
  };
}

/** Notes every request with a key that is known, whatever became of it. */
export function logProgramCalls(app: FastifyInstance, ctx: Ctx): void {
  const calls = createCallLog(ctx);
  app.addHook('onResponse', (request, reply, done) => {
    const { usedKey } = request;
    if (usedKey !== null) {
      calls.note({
        id: newRowId(),
        ...usedKey,
        at: new Date(),
        method: request.method,
        route: request.routeOptions.url ?? 'unmatched',
        status: reply.statusCode,
        code: request.problemCode,
        ms: Math.round(reply.elapsedTime),
        requestId: request.id,
      });
    }
    done();
  });
  app.addHook('onClose', () => calls.close());
}

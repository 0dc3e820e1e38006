import { settleRefund } from './api/refunds.ts';
import { deliverEvent, pauseBeforeTry } from './deliver-event.ts';
import type { Task } from './objects.ts';
import type { World } from './world.ts';

const AT_ONCE = 16;
/** As long as Stripe keeps trying. */
const LONGEST_TRY_MS = 3 * 24 * 60 * 60 * 1000;
const FARTHEST_TIMER_MS = 60_000;

/** Does what is due: at least once, since a task is forgotten only after it was done. */
export function startTaskRunner(world: World) {
  const { store, config } = world;
  const underWay = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();

  function look(): void {
    if (stopping.signal.aborted) return;
    const now = Date.now();
    for (const task of store.dueTasks(now, AT_ONCE + underWay.size)) {
      if (underWay.has(task.id) || underWay.size >= AT_ONCE) continue;
      const done = run(task).finally(() => {
        underWay.delete(task.id);
        look();
      });
      underWay.set(task.id, done);
    }
    planAfter(now);
  }

  /**
   * Tasks that are due but exceed the concurrency limit run when another one ends; the timer is for all that were
   * not due at the moment of the query, or else a task due right after it would never run.
   */
  function planAfter(looked: number): void {
    clearTimeout(timer);
    const dueAt = store.nextDueAfter(looked);
    if (dueAt === undefined) return;
    timer = setTimeout(look, Math.min(Math.max(dueAt - Date.now(), 0), FARTHEST_TIMER_MS));
  }

  async function run(task: Task): Promise<void> {
    if (task.kind === 'settle refund') {
      store.transaction(() => {
        settleRefund(world, task.refundId);
        store.remove(task.id);
      });
      return;
    }
    const isOver =
      config.webhook === undefined ||
      Date.now() - task.event.created * 1000 > LONGEST_TRY_MS ||
      (await deliverEvent(task.event, config.webhook, stopping.signal));
    if (stopping.signal.aborted) return;
    if (isOver) return store.remove(task.id);
    const tries = task.tries + 1;
    store.save('task', { ...task, tries, dueAt: Date.now() + pauseBeforeTry(tries) });
  }

  return {
    wake(): void {
      clearTimeout(timer);
      timer = setTimeout(look, 0);
    },
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      await Promise.allSettled(underWay.values());
    },
  };
}

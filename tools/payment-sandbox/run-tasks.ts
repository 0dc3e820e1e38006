import { deliverEvent, pauseBeforeTry } from './deliver-event.ts';
import { settleRefund } from './api/refunds.ts';
import type { Task } from './store.ts';
import type { World } from './world.ts';

const AT_ONCE = 16;
/** As long as Stripe keeps trying. */
const LONGEST_TRY_MS = 3 * 24 * 60 * 60 * 1000;
const FARTHEST_TIMER_MS = 60_000;

export interface TaskRunner {
  wake(): void;
  stop(): Promise<void>;
}

/** Does what is due: at least once, since a task is forgotten only after it was done. */
export function startTaskRunner(world: World): TaskRunner {
  const underWay = new Map<number, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();

  function look(): void {
    if (stopping.signal.aborted) return;
    const now = Date.now();
    const due = world.store.dueTasks(now, AT_ONCE + underWay.size);
    for (const { seq, task } of due) {
      if (underWay.has(seq) || underWay.size >= AT_ONCE) continue;
      const done = run(seq, task).finally(() => {
        underWay.delete(seq);
        look();
      });
      underWay.set(seq, done);
    }
    planAfter(now);
  }

  /**
   * What is due and found no room is looked at when something ends; the timer is for the rest: all
   * that was not due at the very moment of the look, else a task due right after it is never done.
   */
  function planAfter(looked: number): void {
    clearTimeout(timer);
    const dueAt = world.store.nextDueAfter(looked);
    if (dueAt === undefined) return;
    timer = setTimeout(look, Math.min(Math.max(dueAt - Date.now(), 0), FARTHEST_TIMER_MS));
  }

  async function run(seq: number, task: Task): Promise<void> {
    const { store, config } = world;
    if (task.kind === 'settle refund') {
      store.transaction(() => {
        settleRefund(world, task.refundId);
        store.deleteTask(seq);
      });
      return;
    }
    const event = store.read('event', task.eventId);
    const isOver =
      event === undefined ||
      config.webhook === undefined ||
      Date.now() - event.created * 1000 > LONGEST_TRY_MS ||
      (await deliverEvent(event, config.webhook, stopping.signal));
    if (stopping.signal.aborted) return;
    if (isOver) {
      store.transaction(() => {
        store.deleteTask(seq);
        if (event !== undefined) store.save('event', { ...event, pending_webhooks: 0 });
      });
      return;
    }
    const tries = task.tries + 1;
    store.postponeTask(seq, Date.now() + pauseBeforeTry(tries), { ...task, tries });
  }

  return {
    wake() {
      clearTimeout(timer);
      timer = setTimeout(look, 0);
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await Promise.allSettled(underWay.values());
    },
  };
}

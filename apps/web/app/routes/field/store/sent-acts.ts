import { type Act, openStore, type SentAct, STRICT } from './database.ts';

const DAY_MS = 86_400_000;
/** Three days cover a weekend; pictures are large and kept for a day. */
const KEPT_MS: Record<Act['kind'], number> = {
  scan: 3 * DAY_MS,
  act: 3 * DAY_MS,
  container: 3 * DAY_MS,
  picture: DAY_MS,
};

/** The act as it was stored, encrypted or plain. */
export function asSent(act: Omit<Act, 'order'>, acknowledgedAt: number): SentAct {
  const keptUntil = acknowledgedAt + KEPT_MS[act.kind];
  return { actId: act.actId, act, acknowledgedAt, keptUntil };
}

/**
 * After a restore, the server asks once per restore for what it has acknowledged since a moment. It recognises the
 * acts that it still has by their ids. All of them wait again, in the order in which they were done: the api refuses to
 * close a round that is not back.
 */
export async function sendAgainSince(resendSince: string): Promise<void> {
  const stores = ['settings', 'acts', 'sent'] as const;
  const work = (await openStore()).transaction(stores, 'readwrite', STRICT);
  const settings = work.objectStore('settings');
  if ((await settings.get('resent')) !== resendSince) {
    await settings.put(resendSince, 'resent');
    const since = Date.parse(resendSince);
    const acts = work.objectStore('acts');
    const again = (await work.objectStore('sent').getAll())
      .filter(({ acknowledgedAt }) => acknowledgedAt >= since)
      .toSorted((one, other) => Date.parse(one.act.at) - Date.parse(other.act.at));
    const notYetSent = (await acts.getAll()).filter(
      ({ kind }) => kind === 'act' || kind === 'container',
    );
    for (const { actId, act } of again) {
      await acts.add(act);
      await work.objectStore('sent').delete(actId);
    }
    for (const { order, ...act } of notYetSent) {
      if (order !== undefined) await acts.delete(order);
      await acts.add(act);
    }
  }
  await work.done;
}

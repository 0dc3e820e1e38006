import type { NetworkNumbers } from '@waypost/contract';
import { byText } from '../../../platform/cells/join-pages.ts';
import { added, grouped, least, sum } from '../../../platform/cells/join-sums.ts';
import type { JoinOf } from '../../../platform/http/mount.ts';
import { MOST_LANES, MOST_LATE } from './read-network.ts';

const PUNCTUAL = ['delivered', 'onTime'] as const;

export const joinNetwork: JoinOf<'readNetwork'> = (answers, { isRowOf }) => {
  const bodies = answers.map(({ body }) => body);
  return {
    asOf: least(bodies.map(({ asOf }) => asOf)) ?? new Date().toISOString(),
    scans: {
      byMinute: addCounts(bodies.map(({ scans }) => scans.byMinute)),
      byTenMinutes: addCounts(bodies.map(({ scans }) => scans.byTenMinutes)),
    },
    onTime: {
      delivered: sum(bodies, ({ onTime }) => onTime.delivered),
      onTime: sum(bodies, ({ onTime }) => onTime.onTime),
      byService: added(
        bodies.flatMap(({ onTime }) => onTime.byService),
        ({ service }) => service,
        PUNCTUAL,
      ),
      byLane: added(
        bodies.flatMap(({ onTime }) => onTime.byLane),
        ({ from, to }) => `${from} ${to}`,
        PUNCTUAL,
      )
        .toSorted((a, b) => b.delivered - a.delivered)
        .slice(0, MOST_LANES),
    },
    late: {
      byService: added(
        bodies.flatMap(({ late }) => late.byService),
        ({ service }) => service,
        ['count'],
      ),
      oldest: answers
        .flatMap(({ cell, body }) =>
          body.late.oldest.filter(({ trackingNumber }) => isRowOf(cell, trackingNumber)),
        )
        .toSorted((a, b) => byText(a.dueOn, b.dueOn) || byText(a.id, b.id))
        .slice(0, MOST_LATE),
    },
    queues: grouped(
      bodies.flatMap(({ queues }) => queues),
      ({ name }) => name,
    ).map((same) => ({
      name: same[0].name,
      waiting: sum(same, ({ waiting }) => waiting),
      active: sum(same, ({ active }) => active),
      failed: sum(same, ({ failed }) => failed),
      oldestSeconds: Math.max(...same.map(({ oldestSeconds }) => oldestSeconds)),
    })),
    mails: {
      sentLastHour: sum(bodies, ({ mails }) => mails.sentLastHour),
      sentLastDay: sum(bodies, ({ mails }) => mails.sentLastDay),
      waiting: sum(bodies, ({ mails }) => mails.waiting),
      failing: sum(bodies, ({ mails }) => mails.failing),
      oldestSeconds: Math.max(...bodies.map(({ mails }) => mails.oldestSeconds)),
    },
    liveViewers: sum(bodies, ({ liveViewers }) => liveViewers),
  };
};

type Counts = NetworkNumbers['scans']['byMinute'];

/** The same steps of time; a cell whose clock has gone on has one more, and the first one less. */
function addCounts(all: readonly Counts[]): Counts {
  return added(all.flat(), ({ at }) => at, ['count'])
    .toSorted((a, b) => byText(a.at, b.at))
    .slice(-(all[0]?.length ?? 0));
}

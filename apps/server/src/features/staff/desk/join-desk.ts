import type { DeskLine } from '@waypost/contract';
import { byText, joinPages } from '../../../platform/cells/join-pages.ts';
import type { JoinOf } from '../../../platform/http/mount.ts';
import { COUNTED } from './desk.queries.ts';

export const joinDesk: JoinOf<'listDesk'> = joinPages({
  rowsOf: ({ items }) => items,
  withRows: (items) => ({ items }),
  compare: (a, b, { state }) => {
    const soonest = momentOf(a) - momentOf(b) || byText(a.id, b.id);
    return state === 'closed' ? -soonest : soonest;
  },
  cursorOf: (item) => `${momentOf(item)}.${item.id}`,
  idOf: ({ id }) => id,
  rowsOnPage: ({ limit }) => limit,
});

function momentOf({ closedAt, dueAt }: DeskLine): number {
  return Date.parse(closedAt ?? dueAt);
}

export const joinPulse: JoinOf<'readDeskPulse'> = (answers) => ({
  overdue: Math.min(
    COUNTED,
    answers.reduce((sum, { body }) => sum + body.overdue, 0),
  ),
  revision: answers.map(({ cell, body }) => `${cell}:${body.revision}`).join(' '),
});

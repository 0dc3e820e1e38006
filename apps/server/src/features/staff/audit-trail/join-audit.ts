import { byText, joinPages } from '../../../platform/cells/join-pages.ts';
import type { JoinOf } from '../../../platform/http/mount.ts';

/** Each cell logs what happened to its rows. Staff is the same in all of them. */
export const joinAudit: JoinOf<'listAudit'> = joinPages({
  rowsOf: ({ entries }) => entries,
  withRows: (entries, bodies) => ({ entries, staff: bodies[0]?.staff ?? [] }),
  compare: (a, b) => byText(b.at, a.at) || byText(b.id, a.id),
  cursorOf: ({ id }) => id,
  idOf: ({ id }) => id,
  rowsOnPage: ({ limit }) => limit,
});

import type { UnmatchedScan } from '@waypost/contract';
import { byText, joinPages } from '../../../platform/cells/join-pages.ts';
import type { JoinOf } from '../../../platform/http/mount.ts';
import { WAITING_PAGE } from './settle-unmatched.ts';

export const joinUnmatched: JoinOf<'listUnmatchedScans'> = joinPages({
  rowsOf: ({ scans }) => scans,
  withRows: (scans) => ({ scans }),
  compare: (a, b) => byText(a.recordedAt, b.recordedAt) || byText(scanIdOf(a), scanIdOf(b)),
  cursorOf: (scan) => `${scan.recordedAt}~${scanIdOf(scan)}`,
  idOf: ({ id }) => id,
  rowsOnPage: () => WAITING_PAGE,
});

/** The id of a line begins with that of its device. */
function scanIdOf({ id }: UnmatchedScan): string {
  return id.slice(id.indexOf('-') + 1);
}

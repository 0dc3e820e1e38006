import type { Failure } from './call-api.ts';
import { actsOfOneClock } from './clock-of-acts.ts';
import type { Act } from './database.ts';
import type { OpenShift } from './session.ts';

/** Well below the limit of a call, so that a lost connection repeats little. */
const ACTS_PER_CALL = 100;

/** Failures after which another call would fail as well, or add to an overload. */
const OF_THE_LINE: readonly string[] = [
  'away',
  'unauthenticated',
  'too_many_requests',
  'overloaded',
];

export const SCANS = '/api/scans';
/** Each picture has its own path below it. */
export const PICTURES = '/api/scans/proofs/';
const ROUND_ACTS = '/api/field/round/acts';
const CONTAINER_ACTS = '/api/field/containers/acts';

/** What goes out in one call, to the same path. */
export type NextCall = { path: string; acts: readonly Act[] };

let run = 0;
/** By scan and picture that was not taken: the run in which it was last sent. */
const triedIn = new Map<string, number>();
/** Paths that take nothing more in this run. */
const over = new Set<string>();

export function beginRun(): void {
  run += 1;
  over.clear();
}

/** What was not taken waits for the next run. */
export function putOff({ path, acts }: NextCall, { status }: Failure): void {
  if (path === SCANS || path === PICTURES) {
    for (const { actId } of acts) triedIn.set(actId, run);
  }
  // scans that were refused one by one say nothing about others
  if (path !== SCANS || status !== 200) over.add(path);
}

export function endsRun({ code }: Failure): boolean {
  return OF_THE_LINE.includes(code);
}

/**
 * The next call of this run; undefined if there is none. Scans and pictures may overtake each other: one that was not
 * taken waits for the next run, and goes after those that were not tried yet. Acts of rounds and containers keep
 * their order. `ready`: waiting acts that can be read.
 */
export function nextCall(
  ready: readonly Act[],
  shift: OpenShift | null,
  withPictures: boolean,
): NextCall | undefined {
  const scans = inTurn(ready, 'scan');
  const waitingScans = new Set(ready.flatMap(({ kind, actId }) => (kind === 'scan' ? actId : [])));
  // a picture is sent after its scan
  const pictures = inTurn(ready, 'picture').filter(({ scanId = '' }) => !waitingScans.has(scanId));
  const told = shift === null ? [] : ready.filter(({ kind }) => kind === 'act');
  // in one call whatever their shifts, which a restored server may not know any more
  const isOwn = ({ personId }: Act) =>
    personId === shift?.personId && shift?.rights.includes('drive') === true;
  const own = told.filter(isOwn);
  // the api knows whose shift it was, and takes them without the right to drive
  const earlier = Map.groupBy(
    told.filter((act) => !isOwn(act)),
    ({ shiftId }) => `/api/field/shifts/${shiftId}/acts`,
  );
  // acts with containers need the right to work in the hub
  const packed = ready.filter(
    ({ kind }) => kind === 'container' && shift?.rights.includes('hub') === true,
  );
  const calls: NextCall[] = [
    { path: SCANS, acts: scans },
    { path: ROUND_ACTS, acts: own },
    ...[...earlier].map(([path, acts]) => ({ path, acts })),
    { path: CONTAINER_ACTS, acts: packed },
    // last, because of their size
    { path: PICTURES, acts: withPictures ? pictures.slice(0, 1) : [] },
  ];
  const next = calls.find(({ path, acts }) => acts.length > 0 && !over.has(path));
  return next && { path: next.path, acts: actsOfOneClock(next.acts.slice(0, ACTS_PER_CALL)) };
}

function inTurn(ready: readonly Act[], kind: Act['kind']): Act[] {
  const runOf = ({ actId }: Act) => triedIn.get(actId) ?? 0;
  return ready
    .filter((act) => act.kind === kind && runOf(act) < run)
    .toSorted((one, other) => runOf(one) - runOf(other));
}

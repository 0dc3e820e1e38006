import type { FieldContainer, HubOfContainer } from '@waypost/contract/client';
import { readContainerCode } from '@waypost/domain/container-code';
import type { Verdict, VerdictKind } from '../scanning/judge-piece.ts';

const NOTHING = { lane: null, flags: [], pieceNo: 0, pieceCount: 0 };

export function verdictOf(
  kind: VerdictKind,
  code: string,
  to: HubOfContainer | null = null,
): Verdict {
  const lane = to === null ? null : { code: to.code, name: to.name, kind: 'hub' as const };
  return { ...NOTHING, kind, ref: code, lane };
}

/** The container code in a scanned text, or the verdict on anything else. */
export function readScanned(text: string): { code: string } | { verdict: Verdict } {
  const code = readContainerCode(text);
  return code === null ? { verdict: verdictOf('not_container', '') } : { code };
}

/** Warns if the lane of the piece leads to another hub than the container. */
export function judgeFilling(piece: Verdict, to: HubOfContainer | null): Verdict {
  const { kind, lane } = piece;
  if (kind !== 'right' || to === null || lane?.toHubId === undefined) return piece;
  // plans may leave out the hub of a lane for hubs
  const isUnnamed = lane.kind === 'hub' && lane.toHubId === null;
  return isUnnamed || lane.toHubId === to.id ? piece : { ...piece, kind: 'other_lane' };
}

/** Judges the arrival of a container at this hub. A container that the phone does not know is accepted. */
export function judgeArrival(
  code: string,
  container: FieldContainer | undefined,
  hubId: string,
): Verdict {
  if (container === undefined) return verdictOf('right', code);
  const { state, to } = container;
  const isHere = container.hubId === hubId && (state === 'open' || state === 'closed');
  if (isHere) return verdictOf('not_away', code);
  return to === null || to.id === hubId
    ? verdictOf('right', code)
    : verdictOf('elsewhere', code, to);
}

/** Judges the loading of a container on a trip. */
export function judgeLoad(
  code: string,
  container: FieldContainer | undefined,
  trip: { to: HubOfContainer },
): Verdict {
  const to = container?.to ?? null;
  return to === null || to.id === trip.to.id
    ? verdictOf('right', code, to)
    : verdictOf('elsewhere', code, to);
}

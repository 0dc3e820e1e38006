import { fillingAt } from '@waypost/domain/containers';
import { readContainerCode } from '@waypost/domain/container-code';
import type { Db } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { type ContainerRow, insertContainer, lockFillings } from './containers.queries.ts';
import { ActRefused } from './told-act.ts';

export function codeOf(typed: string): string {
  const code = readContainerCode(typed);
  if (code === null) throw new ActRefused('not_container');
  return code;
}

export function isLive({ emptiedAt }: ContainerRow): boolean {
  return emptiedAt === null;
}

type Where = { code: string; hubId: string; at: Date };

/** The filling that an act is about, locked. */
export async function lockFilling(tx: Db, code: string, at: Date): Promise<ContainerRow> {
  const found = fillingAt(await lockFillings(tx, code), at);
  if (found === undefined) throw new ActRefused('no_container');
  return found;
}

/**
 * The same for what can be told before the opening. A colleague's phone may be faster than the one that opened the
 * container: then there is a filling from now on, and the opening says later what it is.
 */
export async function lockOrBeginFilling(
  tx: Db,
  { code, hubId, at }: Where,
  fillings?: readonly ContainerRow[],
): Promise<ContainerRow> {
  const known = fillings ?? (await lockFillings(tx, code));
  const found = fillingAt(known, at);
  // there was none at that time, and there is one now: nobody knows what was meant
  if (found === undefined && known.some(isLive)) throw new ActRefused('no_container');
  return (
    found ??
    insertContainer(tx, {
      id: newRowId(),
      code,
      kind: 'bag',
      state: 'open',
      stateAt: at,
      hubId,
      packingHubId: hubId,
      toHubId: null,
      declared: false,
      openedAt: at,
    })
  );
}

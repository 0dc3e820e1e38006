import type { PartyCase, PartyView } from '@waypost/contract/client';

/**
 * The case that the page shows and writes to: the requested one; else the one about the present problem; null if
 * the first message or file has to open one. Without a problem, the newest.
 */
export function chooseCase(
  { cases, takesCases }: Pick<PartyView, 'cases' | 'takesCases'>,
  problem: string | undefined,
  asked: string | null,
): PartyCase | null {
  const named = cases.find(({ id }) => id === asked);
  if (named !== undefined) return named;
  const current = cases.find(({ subject, takesMessages }) => subject === problem && takesMessages);
  if (current !== undefined) return current;
  return takesCases ? null : (cases[0] ?? null);
}

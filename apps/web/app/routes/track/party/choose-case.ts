import type { PartyCase, PartyView } from '@waypost/contract/client';

/**
 * The case that the page shows and writes to: the one asked for; else the one about what is wrong now;
 * null for one that the first message or file will open. When nothing is wrong, the newest there is.
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

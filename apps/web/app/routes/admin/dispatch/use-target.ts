import type { RoundLine } from '@waypost/contract/client';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useReply } from '../../../platform/form-reply.ts';

type Chosen = {
  round: RoundLine;
  /** The page on which it was chosen, or to which the last form has led. */
  page: string;
};

/**
 * The round that is to get the stops, as it was when it was chosen, so that a change by somebody else is told; null for a
 * new one. A refusal tells the present revision, and the next try is made with it.
 */
export function useTarget(rounds: readonly RoundLine[]) {
  const { key: page } = useLocation();
  const reply = useReply('assign');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const presentOf = (id: string | undefined) => rounds.find((round) => round.id === id);
  const choose = (id: string) => {
    const round = presentOf(id);
    setChosen(round === undefined ? null : { round, page });
  };
  if (chosen !== null && chosen.page !== page) {
    // the dispatcher's own stops went in, or another day is shown
    if (reply === undefined) choose(chosen.round.id);
    else setChosen({ ...chosen, page });
  }
  const target = chosen?.round ?? null;
  return { target: target && { ...target, revision: toldIn(reply?.details, target) }, choose };
}

function toldIn(details: Record<string, unknown> = {}, { id, revision }: RoundLine): number {
  return details['roundId'] === id ? Math.max(revision, Number(details['revision'])) : revision;
}

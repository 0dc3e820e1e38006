import type { Alerts, PartyView, PublicTracking, TrackedRow } from '@waypost/contract/client';
import { useState } from 'react';
import type { LoadedMap } from './map/load-map.server.ts';

/** What the loader answers: nothing asked, a shipment, a list of them, or why there is none. */
export type TrackAnswer =
  | { kind: 'enter'; asked: string }
  | {
      kind: 'found';
      asked: string;
      tracking: PublicTracking;
      map: LoadedMap;
      /** What only its parties see. */
      party: PartyView | null;
      alerts: Alerts | null;
      chosenPiece: number | null;
      readAt: string;
    }
  | { kind: 'many'; asked: string; rows: TrackedRow[]; askedCount: number; readAt: string }
  | { kind: 'missing'; asked: string; code: string; requestId: string | null };

/** What is shown stays while a reload fails; the freshness mark reports it. */
export function useSteadyAnswer(answer: TrackAnswer): TrackAnswer {
  const [shown, setShown] = useState(answer);
  if (answer === shown || isOutageAfter(shown, answer)) return shown;
  setShown(answer);
  return answer;
}

const ABOUT_THE_ID = ['reference_too_short', 'reference_mistyped', 'tracking_unknown'];

export function isOutageAfter(shown: TrackAnswer, answer: TrackAnswer): boolean {
  return (
    (shown.kind === 'found' || shown.kind === 'many') &&
    answer.kind === 'missing' &&
    answer.asked === shown.asked &&
    !ABOUT_THE_ID.includes(answer.code)
  );
}

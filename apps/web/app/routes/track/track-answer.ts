import type { Alerts, PublicTracking } from '@waypost/contract/client';
import { useState } from 'react';

/** What the loader answers: nothing asked, a shipment, or why there is none. */
export type TrackAnswer =
  | { kind: 'enter'; asked: string }
  | {
      kind: 'found';
      asked: string;
      tracking: PublicTracking;
      readAt: string;
      /** Of a party; null for everybody else. */
      alerts: Alerts | null;
    }
  | { kind: 'missing'; asked: string; code: string; requestId: string | null };

/** A shipment on the page stays there while asking again fails; the freshness mark tells. */
export function useSteadyAnswer(answer: TrackAnswer): TrackAnswer {
  const [shown, setShown] = useState(answer);
  if (answer === shown || isOutageAfter(shown, answer)) return shown;
  setShown(answer);
  return answer;
}

const ABOUT_THE_ID = ['reference_too_short', 'reference_mistyped', 'tracking_unknown'];

export function isOutageAfter(shown: TrackAnswer, answer: TrackAnswer): boolean {
  return (
    shown.kind === 'found' &&
    answer.kind === 'missing' &&
    answer.asked === shown.asked &&
    !ABOUT_THE_ID.includes(answer.code)
  );
}

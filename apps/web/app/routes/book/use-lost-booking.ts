import type { Draft } from '@waypost/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { handleOf } from '../../parcels/draft-ids.ts';
import { type Trouble, useTrouble } from '../../platform/line.ts';

/**
 * True while the answer to a booking is lost. The page then asks what became of the attempt: one that
 * was booked leads to its receipt, any other leaves the form as it is, ready to be sent again.
 */
export function useLostBooking(draft: Draft): boolean {
  const trouble = useTrouble();
  const sending = useNavigation().state === 'submitting';
  const [lost, setLost] = useState<Trouble | null>(null);
  if (sending && lost !== null) setLost(null);
  if (!sending && trouble?.asked === 'form' && trouble !== lost) setLost(trouble);

  const navigate = useNavigate();
  const { search } = useLocation();
  const follow = useEffectEvent(() => {
    const params = new URLSearchParams(search);
    params.set('attempt', handleOf(draft.attemptId));
    void navigate({ search: `${params}` }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (lost !== null) follow();
  }, [lost]);
  return lost !== null;
}

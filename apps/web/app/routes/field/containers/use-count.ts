import { useEffect, useState } from 'react';
import { followWaiting } from '../store/queue.ts';
import { countDone } from './record-container-act.ts';

/** Updated by scans and by undoing them. */
export function useCount(shiftId: string, kind: 'put' | 'take', code: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const recount = () => {
      void countDone(shiftId, kind, code).then((counted) => {
        if (!isLeft) setCount(counted);
      });
    };
    recount();
    const unfollow = followWaiting(recount);
    return () => {
      isLeft = true;
      unfollow();
    };
  }, [shiftId, kind, code]);
  return count;
}

import { useEffect, useState } from 'react';
import { undoableForMs } from '../store/queue.ts';

/** True until the act can no longer be undone; never after a reload, which sends it with the rest. */
export function useCanUndo(actId = ''): boolean {
  const [canUndo, setCanUndo] = useState(() => undoableForMs(actId) > 0);
  useEffect(() => {
    const timer = setTimeout(() => setCanUndo(false), undoableForMs(actId));
    return () => clearTimeout(timer);
  }, [actId]);
  return canUndo;
}

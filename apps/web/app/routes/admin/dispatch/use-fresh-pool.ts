import type { DispatchBoard, DispatchPool } from '@waypost/contract/client';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLooks } from '../use-follow.ts';
import { placeOf, POOL } from './dispatch-address.ts';

/** A pickup that somebody asks for now is in the pool within two seconds. */
const EVERY_MS = 1_500;

type Pool = { board: DispatchBoard; pool: DispatchPool };

/** The pool as it is now, beginning with what came with the page. */
export function useFreshPool(loaded: Pool): Pool {
  const { revalidate } = useRevalidator();
  const [fresh, setFresh] = useState<{ since: Pool; now: Pool }>();
  const { hub, day } = loaded.board;
  const path = POOL.path(placeOf(hub?.id, day));
  const look = useCallback(async () => {
    const now = await readNow(path);
    // the page itself knows what to do about a bad line and a session that is over
    if (now === null) await revalidate();
    else setFresh({ since: loaded, now });
  }, [path, loaded, revalidate]);
  useLooks(true, EVERY_MS, look);
  // what was asked for before a form was sent is older than the page that came after it
  return fresh?.since === loaded ? fresh.now : loaded;
}

async function readNow(path: string): Promise<Pool | null> {
  try {
    const answer = await fetch(path);
    return answer.ok && !answer.redirected ? ((await answer.json()) as Pool) : null;
  } catch {
    return null;
  }
}

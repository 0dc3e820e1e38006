import type { DispatchBoard, DispatchPool } from '@waypost/contract/client';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAttended } from '../use-attended.ts';
import { placeOf, POOL } from './dispatch-address.ts';

/** New pickups appear in the pool within two seconds. */
const EVERY_MS = 1_500;

type Pool = { board: DispatchBoard; pool: DispatchPool };

/** The current pool, starting with the data of the page. */
export function useFreshPool(loaded: Pool): Pool {
  const { revalidate } = useRevalidator();
  const [fresh, setFresh] = useState<{ since: Pool; now: Pool }>();
  const { hub, day } = loaded.board;
  const path = POOL.path(placeOf(hub?.id, day));
  useAttended(EVERY_MS, async () => {
    const now = await readNow(path);
    // the page itself handles a bad connection and an expired session
    if (now === null) await revalidate();
    else setFresh({ since: loaded, now });
  });
  // a poll that started before a form was sent is older than the page loaded after it
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

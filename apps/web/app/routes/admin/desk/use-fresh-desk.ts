import { useRevalidator } from 'react-router';
import { useAttended } from '../use-attended.ts';

const EVERY_MS = 20_000;

/**
 * Polls for changes of the desk while the page is visible, and reloads only if there are any: every read of the
 * list is a row in the audit log.
 */
export function useFreshDesk(revision: string): void {
  const { revalidate } = useRevalidator();
  useAttended(EVERY_MS, async (left) => {
    const now = await readRevision(left);
    if (now !== undefined && now !== revision) await revalidate();
  });
}

/** Undefined if the call failed; the next poll tries again. */
async function readRevision(signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch('/api/admin/desk/pulse', { signal });
    if (!answer.ok) return undefined;
    return ((await answer.json()) as { revision: string }).revision;
  } catch {
    return undefined;
  }
}

import { failureText } from '@waypost/contract/problems';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { withReturnPath } from '../../platform/return-path.ts';
import { LOGIN } from './admin-paths.ts';

/** A tab that was hidden for longer than this checks its session when it is shown. */
const AWAY_MS = 60_000;
/** Just after the api ends an idle session, so that an unattended screen is closed. */
const IDLE_MS = 15 * 60_000 + 5_000;

type Check = { state: 'idle' | 'checking' } | { state: 'failed'; status: string; message: string };

/**
 * Checks the session of an open page. An expired session redirects to the sign-in page and back; another failure is
 * shown and leaves the page as it is.
 */
export function useSessionCheck(): Check {
  const t = useT('admin');
  const navigate = useNavigate();
  const location = useLocation();
  const [check, setCheck] = useState<Check>({ state: 'idle' });

  useEffect(() => {
    // Every navigation got an answer from the api, so it restarts the timers.
    let heardAt = Date.now();
    const page = location.pathname + location.search;
    let timer = setTimeout(() => void ask(), IDLE_MS);
    const left = new AbortController();

    async function ask() {
      heardAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), IDLE_MS);
      setCheck({ state: 'checking' });
      const outcome = await askWhoIsThere(left.signal);
      if (left.signal.aborted) return;
      if (outcome.status === '401') await navigate(withReturnPath(LOGIN, page));
      else if (outcome.ok) setCheck({ state: 'idle' });
      else setCheck({ state: 'failed', ...outcome });
    }
    async function askWhoIsThere(signal: AbortSignal) {
      try {
        const answer = await fetch('/api/admin/auth/me', { signal });
        const body: unknown = await answer.json().catch(() => null);
        const message = failureText(body, answer.statusText);
        return { ok: answer.ok, status: `${answer.status}`, message };
      } catch {
        return { ok: false, status: '', message: t('noHttpStatus') };
      }
    }
    function comeBack() {
      if (document.visibilityState === 'visible' && Date.now() - heardAt > AWAY_MS) void ask();
    }

    document.addEventListener('visibilitychange', comeBack);
    return () => {
      left.abort();
      clearTimeout(timer);
      setCheck({ state: 'idle' });
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [location, navigate, t]);

  return check;
}

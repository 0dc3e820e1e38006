import { staffLogin, staffMe } from '@waypost/contract/client';
import { data, isRouteErrorResponse, redirect } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { hasStaffCookie } from '../../platform/session.server.ts';
import { adminReturnPath, DASHBOARD, signedInPath } from './admin-paths.ts';
import { findCredentialFaults, readCredentials, SIGN_IN_TIMEOUT_MS } from './credentials.ts';
import { diagnostics } from './diagnostics.server.ts';
import { Gate } from './gate.tsx';
import { LoginForm, type SignInAnswer } from './login-form.tsx';
import { type Arrival, LoginNotice } from './login-notice.tsx';
import { readSecondFactor } from './second-factor-code.ts';
import type { Route } from './+types/login.ts';

export async function loader({ request, url }: Route.LoaderArgs) {
  const from = adminReturnPath(url.searchParams.get('from'));
  return { from, diagnostics, arrival: await arrivalOf(request, url, from) };
}

/** Why somebody is here. Whoever is signed in already goes on. */
async function arrivalOf(request: Request, url: URL, from: string | undefined): Promise<Arrival> {
  if (!hasStaffCookie(request)) {
    if (url.searchParams.has('signed-in')) return { kind: 'not-persisted' };
    if (url.searchParams.has('signed-out')) return { kind: 'signed-out' };
    if (url.searchParams.has('password-set')) return { kind: 'password-set' };
    return { kind: from === undefined ? 'plain' : 'no-token' };
  }
  const answer = await ask(request, staffMe);
  if (answer.ok) throw redirect(from ?? DASHBOARD);
  const { code, status } = answer.refusal;
  if (status === 401 && from === undefined) return { kind: 'plain' };
  return { kind: 'check-failed', code, status };
}

export async function action({ request, url }: Route.ActionArgs) {
  const beganAt = Date.now();
  const credentials = readCredentials(await request.formData());
  const { email, password, code } = credentials;
  const answered = (rest: Partial<SignInAnswer>, status: number) =>
    data<SignInAnswer>(
      { email, asksCode: code !== null, faults: {}, failure: null, retry: false, ...rest },
      { status },
    );

  const faults = findCredentialFaults(credentials);
  if (Object.keys(faults).length > 0) return answered({ faults }, 400);
  const secondFactor = code === null ? null : readSecondFactor(code);
  const answer = await ask(
    request,
    staffLogin,
    { body: { email, password, ...(secondFactor !== null && { secondFactor }) } },
    SIGN_IN_TIMEOUT_MS,
  );
  if (answer.ok && 'admin' in answer.data) {
    return redirect(signedInPath(adminReturnPath(url.searchParams.get('from'))), 303);
  }
  if (answer.ok) return answered({ asksCode: true }, 200);
  const { refusal } = answer;
  const unanswered = refusal.details['unanswered'] === true;
  return answered(
    {
      asksCode: code !== null && refusal.code !== 'sign_in_refused',
      failure: {
        code: unanswered ? 'network' : refusal.code,
        status: unanswered ? null : refusal.status,
        requestId: refusal.requestId,
        ...since(beganAt),
      },
    },
    refusal.status,
  );
}

/** In the browser: an answer is awaited for 15 s, and that none came is an answer too. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const beganAt = Date.now();
  const form = await request.clone().formData();
  const { email, code } = readCredentials(form);
  try {
    return await Promise.race([serverAction(), timeout(SIGN_IN_TIMEOUT_MS)]);
  } catch (error) {
    const unreachable = error instanceof TypeError;
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    const status = isRouteErrorResponse(error) ? error.status : null;
    if (!unreachable && !late && status === null) throw error;
    return data<SignInAnswer>(
      {
        email,
        asksCode: code !== null,
        faults: {},
        failure: { code: 'network', status, requestId: null, ...since(beganAt) },
        retry: unreachable && !form.has('retried'),
      },
      // A failure by its status too: the page must not ask for its data again.
      { status: status ?? 503 },
    );
  }
}

function timeout(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    const signal = AbortSignal.timeout(ms);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

function since(beganAt: number) {
  return { at: new Date(beganAt).toISOString(), elapsedMs: Date.now() - beganAt };
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const loaded = loaderData;
  const t = useT('admin');
  return (
    <Gate title={t('loginTitle')}>
      <PageHead title={t('loginMeta')} />
      <LoginForm
        from={loaded.from}
        diagnostics={loaded.diagnostics}
        notice={<LoginNotice arrival={loaded.arrival} from={loaded.from} />}
      />
    </Gate>
  );
}

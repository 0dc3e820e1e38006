import { type StaffCredentials, staffLogin, staffMe } from '@waypost/contract/client';
import { data, isRouteErrorResponse, redirect } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { replyTo } from '../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../platform/form-text.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { hasStaffCookie } from '../../platform/session.server.ts';
import { adminReturnPath, firstPageOf, signedInPath } from './admin-paths.ts';
import { diagnostics } from './diagnostics.server.ts';
import { Gate } from './gate.tsx';
import { LoginForm, type SignInAnswer } from './login-form.tsx';
import { type Arrival, LoginNotice } from './login-notice.tsx';
import type { Route } from './+types/login.ts';

/** The product promises to give up on a sign-in after this time. */
const SIGN_IN_TIMEOUT_MS = 15_000;

export async function loader({ request, url }: Route.LoaderArgs) {
  const from = adminReturnPath(url.searchParams.get('from'));
  return { from, diagnostics, arrival: await arrivalOf(request, url, from) };
}

/** The reason for showing the page. A signed-in person is redirected. */
async function arrivalOf(request: Request, url: URL, from: string | undefined): Promise<Arrival> {
  if (!hasStaffCookie(request)) {
    if (url.searchParams.has('signed-in')) return { kind: 'not-persisted' };
    if (url.searchParams.has('signed-out')) return { kind: 'signed-out' };
    if (url.searchParams.has('password-set')) return { kind: 'password-set' };
    return { kind: from === undefined ? 'plain' : 'no-token' };
  }
  const answer = await ask(request, staffMe);
  if (answer.ok) throw redirect(from ?? firstPageOf(answer.data.admin));
  const { code, status } = answer.refusal;
  if (status === 401 && from === undefined) return { kind: 'plain' };
  return { kind: 'check-failed', code, status };
}

export async function action({ request, url }: Route.ActionArgs) {
  const beganAt = Date.now();
  const form = await request.formData();
  const body: StaffCredentials = bodyIn(form, 'email', 'password', 'secondFactor');
  const answer = await ask(request, staffLogin, { body }, SIGN_IN_TIMEOUT_MS);
  if (answer.ok && 'admin' in answer.data) {
    return redirect(signedInPath(adminReturnPath(url.searchParams.get('from'))), 303);
  }
  if (answer.ok) return { ...notSignedIn(form), asksCode: true };
  const { code, status, requestId, details } = answer.refusal;
  const { faults, refusal } = replyTo(form, answer.refusal);
  const unanswered = details['unanswered'] === true;
  return data<SignInAnswer>(
    {
      ...notSignedIn(form),
      asksCode: form.has('secondFactor') && code !== 'sign_in_refused',
      faults,
      failure: refusal && {
        code: unanswered ? 'network' : code,
        status: unanswered ? null : status,
        requestId,
        ...since(beganAt),
      },
    },
    { status },
  );
}

/** In the browser: waits 15 s for an answer, and shows a missing one as a failure. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const beganAt = Date.now();
  const form = await request.clone().formData();
  try {
    return await Promise.race([serverAction(), timeout(SIGN_IN_TIMEOUT_MS)]);
  } catch (error) {
    const unreachable = error instanceof TypeError;
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    const status = isRouteErrorResponse(error) ? error.status : null;
    if (!unreachable && !late && status === null) throw error;
    return data<SignInAnswer>(
      {
        ...notSignedIn(form),
        failure: { code: 'network', status, requestId: null, ...since(beganAt) },
        retry: unreachable && !form.has('retried'),
      },
      // Needs an error status, so that the page does not revalidate.
      { status: status ?? 503 },
    );
  }
}

function notSignedIn(form: FormData): SignInAnswer {
  const asksCode = form.has('secondFactor');
  return { email: textIn(form, 'email').trim(), asksCode, faults: {}, failure: null, retry: false };
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

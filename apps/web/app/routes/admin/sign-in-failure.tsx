import { useT } from '../../platform/catalogs.tsx';
import type { ShownRefusal } from '../../platform/refused.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Time } from '../../ui/time.tsx';
import type { Diagnostics } from './diagnostics.server.ts';

export type SignInFailure = {
  /** `network`: either the browser got no answer from us, or we got none from the api. */
  code: ShownRefusal['code'] | 'network';
  status: number | null;
  requestId: string | null;
  at: string;
  elapsedMs: number;
};

type SignInFailureBoxProps = { failure: SignInFailure; diagnostics: Diagnostics };

/** The error for the person, with details for the colleague who investigates it. */
export function SignInFailureBox({ failure, diagnostics }: SignInFailureBoxProps) {
  const t = useT('admin');
  const sentence = useSentence();
  const { code, status, requestId } = failure;
  return (
    <Notice tone="problem" title={code === 'network' ? t('loginFailed') : sentence(code)}>
      <p className="text-sm break-words text-muted">
        {requestId !== null && <>{t('requestId', { id: requestId })}. </>}
        <Time at={failure.at} />, {t('elapsed', { ms: failure.elapsedMs })}
      </p>
      {diagnostics !== null && (
        <p className="text-sm break-words text-muted">
          {status === null ? t('noHttpStatus') : t('httpStatus', { status })}.{' '}
          {t('apiBase', { url: diagnostics.apiBase })}
        </p>
      )}
    </Notice>
  );
}

/** The message of a refusal; a timeout is shown as a call that failed. */
export function useSentence(): (code: ShownRefusal['code']) => string {
  const problem = useT('problems');
  return (code) => problem(code === 'timeout' ? 'temporarily_unavailable' : code);
}

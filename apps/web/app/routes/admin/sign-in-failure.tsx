import { useT } from '../../platform/catalogs.tsx';
import type { ShownRefusal } from '../../platform/refused.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Time } from '../../ui/time.tsx';
import type { Diagnostics } from './diagnostics.server.ts';

export type SignInFailure = {
  /** `network`: somebody got no answer, the browser of ours or we of the api. */
  code: ShownRefusal['code'] | 'network';
  status: number | null;
  requestId: string | null;
  at: string;
  elapsedMs: number;
};

type SignInFailureBoxProps = { failure: SignInFailure; diagnostics: Diagnostics };

/** What went wrong, for the person; with what a colleague needs to look into it. */
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

/** What a refusal says; an answer that did not come in time is a call that could not be made. */
export function useSentence(): (code: ShownRefusal['code']) => string {
  const problem = useT('problems');
  return (code) => problem(code === 'timeout' ? 'temporarily_unavailable' : code);
}

import { useT } from '../../platform/catalogs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Time } from '../../ui/time.tsx';
import type { Diagnostics } from './diagnostics.server.ts';
import { RequestId, type Refused, useSentence } from './refused.tsx';

export type SignInFailure = {
  /** `network`: no answer of ours reached the browser. */
  code: Refused['code'] | 'network';
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
  const unanswered = code === 'network' || code === 'timeout';
  return (
    <Notice tone="problem" title={unanswered ? t('loginFailed') : sentence(code)}>
      <RequestId>
        {requestId !== null && <>{t('requestId', { id: requestId })}. </>}
        <Time at={failure.at} />, {t('elapsed', { ms: failure.elapsedMs })}
      </RequestId>
      {diagnostics !== null && (
        <RequestId>
          {status === null ? t('noHttpStatus') : t('httpStatus', { status })}.{' '}
          {t('apiBase', { url: diagnostics.apiBase })}
        </RequestId>
      )}
    </Notice>
  );
}

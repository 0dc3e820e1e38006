import { useT } from '../../platform/catalogs.tsx';
import type { ShownRefusal } from '../../platform/refused.tsx';
import { withReturnPath } from '../../platform/return-path.ts';
import { Notice } from '../../ui/notice.tsx';
import { LOGIN } from './admin-paths.ts';
import { useSentence } from './sign-in-failure.tsx';

/** Explains why the sign-in page is shown. */
export type Arrival =
  | { kind: 'plain' | 'no-token' | 'not-persisted' | 'signed-out' | 'password-set' }
  | { kind: 'check-failed'; code: ShownRefusal['code']; status: number };

type LoginNoticeProps = { arrival: Arrival; from: string | undefined };

export function LoginNotice({ arrival, from }: LoginNoticeProps) {
  const t = useT('admin');
  switch (arrival.kind) {
    case 'plain':
      return null;
    case 'signed-out':
      return <Notice tone="good" title={t('signedOut')} />;
    case 'password-set':
      return <Notice tone="good" title={t('passwordIsSet')} />;
    case 'no-token':
      return (
        <Notice tone="note" title={t('noToken')}>
          {t('noTokenText')}
        </Notice>
      );
    case 'not-persisted':
      return (
        <Notice tone="problem" title={t('notPersisted')}>
          {t('notPersistedText')}
        </Notice>
      );
    case 'check-failed':
      return <CheckFailed {...arrival} from={from} />;
  }
}

type CheckFailedProps = { code: ShownRefusal['code']; status: number; from: string | undefined };

function CheckFailed({ code, status, from }: CheckFailedProps) {
  const t = useT('admin');
  const message = useSentence()(code);
  const ended = status === 401;
  return (
    <Notice tone={ended ? 'note' : 'problem'} title={t('authCheckFailed', { status, message })}>
      <p>{ended ? t('sessionEndedText') : t('checkFailedText')}</p>
      {!ended && (
        <a
          href={withReturnPath(LOGIN, from)}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('tryAgain')}
        </a>
      )}
    </Notice>
  );
}

import { useT } from '../../../platform/catalogs.tsx';
import { ErrorState } from '../../../ui/states.tsx';

type FailedProps = {
  title: string;
  refusal: { code: string; requestId: string };
  /** The page itself. */
  retry: string;
};

/** A list did not load; perhaps because this installation has no test mode. */
export function Failed({ title, refusal, retry }: FailedProps) {
  const t = useT('own-programs');
  const isUnavailable = refusal.code === 'test_mode_unavailable';
  return (
    <ErrorState
      title={isUnavailable ? t('unavailable') : title}
      requestId={refusal.requestId}
      retry={retry}
    >
      {isUnavailable ? t('unavailableText') : t('failedText')}
    </ErrorState>
  );
}

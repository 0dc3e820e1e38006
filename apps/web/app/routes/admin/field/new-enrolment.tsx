import { useEffect, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

export type Enrolment = { name: string; url: string; qrSvg: string; expiresAt: string };

/** The only time that the code of a device is shown. */
export function NewEnrolment({ made, kept }: { made: Enrolment; kept: string }) {
  const t = useT('console-field');
  const left = useSecondsUntil(made.expiresAt);
  const title = t('enrolTitle', { name: made.name });
  if (left === 0) {
    return (
      <Notice tone="problem" title={t('enrolOver')} className="mb-6">
        <TextLink to={kept}>{t('enrolDone')}</TextLink>
      </Notice>
    );
  }
  return (
    <Notice tone="good" title={title} className="mb-6">
      <p className="text-sm">{t('enrolText')}</p>
      {/* Dark on light in both themes: cameras do not read it the other way round. */}
      <div className="my-4 inline-block rounded bg-on-deep p-5">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(made.qrSvg)}`}
          alt={t('enrolAlt')}
          width={208}
          height={208}
        />
      </div>
      {left !== null && (
        <p className="numerals text-sm" data-testid="time-left">
          {t('enrolLeft', { time: clockOf(left) })}
        </p>
      )}
      <p className="mt-3 text-sm">{t('enrolLink')}</p>
      <div className="mb-2 flex flex-wrap items-center gap-x-4">
        <code className="text-sm break-all" data-testid="enrolment-link">
          {made.url}
        </code>
        <CopyButton text={made.url} what={title} words={{ copy: t('copy'), copied: t('copied') }} />
      </div>
      <TextLink to={kept}>{t('enrolDone')}</TextLink>
    </Notice>
  );
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Null before the first tick: the server does not know when the page is read. */
function useSecondsUntil(at: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.round((Date.parse(at) - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}

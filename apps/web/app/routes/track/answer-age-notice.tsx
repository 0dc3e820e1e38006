import type { PublicTracking } from '@waypost/contract/client';
import { formatClock } from '@waypost/i18n/formats';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale, useTimeZone } from '../../platform/visitor.ts';
import { Notice } from '../../ui/notice.tsx';

type Age = PublicTracking['asOf'];

export function oldestAge(shown: readonly { asOf: Age }[]): Age {
  const ages = shown.flatMap(({ asOf }) => asOf || []);
  return ages.toSorted((a, b) => a.at.localeCompare(b.at))[0] ?? null;
}

/** The age of the answer while our database is down; otherwise nothing. */
export function AnswerAgeNotice({ asOf }: { asOf: Age }) {
  const t = useT('tracking');
  const locale = useLocale();
  const timeZone = useTimeZone();
  // an api of the release before does not know it
  if (!asOf) return null;
  const time = formatClock(new Date(asOf.at), locale, timeZone);
  return (
    <div data-testid="answer-age">
      <Notice tone="note" title={t('asOfTitle', { time })}>
        {t('asOfText')}
      </Notice>
    </div>
  );
}

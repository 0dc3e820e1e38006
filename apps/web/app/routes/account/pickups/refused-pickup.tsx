import { formatShortDay } from '@waypost/i18n/formats';
import { Link, useLocation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused, useRefusalText } from '../../../platform/refused.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { PickupAnswer } from './pickup-answer.ts';
import { windowText } from './window-text.ts';

/** Why not, and which windows to take instead; each is one step away. */
export function RefusedPickup({ answer }: { answer: PickupAnswer | undefined }) {
  const t = useT('pickups');
  const text = useRefusalText();
  if (answer?.fault) return <Notice tone="problem" title={t(answer.fault)} className="mb-5" />;
  if (!answer?.refusal) return null;
  if (answer.free.length === 0) {
    return (
      <div className="mb-5">
        <Refused refusal={answer.refusal} fallback={t('failed')} />
      </div>
    );
  }
  return (
    <Notice tone="problem" title={text(answer.refusal) ?? t('failed')} className="mb-5">
      <FreeWindows free={answer.free} />
    </Notice>
  );
}

function FreeWindows({ free }: { free: PickupAnswer['free'] }) {
  const t = useT('pickups');
  const locale = useLocale();
  const { search } = useLocation();
  const pathTo = (date: string, window: string) => {
    const params = new URLSearchParams(search);
    params.set('date', date);
    params.set('window', window);
    return `?${params.toString()}`;
  };
  return (
    <>
      <p>{t('freeInstead')}</p>
      <ul className="mt-1">
        {free.map(({ date, window }) => (
          <li key={`${date} ${window}`}>
            <Link
              to={pathTo(date, window)}
              replace
              preventScrollReset
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4"
            >
              {formatShortDay(date, locale)}, {windowText(window)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

import { formatShortDay } from '@waypost/i18n/formats';
import { Link, useLocation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useReply } from '../../../platform/form-reply.ts';
import { Refused, useRefusalText } from '../../../platform/refused.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Notice } from '../../../ui/notice.tsx';
import { windowText } from './window-text.ts';

type FreeWindow = { date: string; window: string };

/** Why not, and which windows to take instead; each is one step away. */
export function RefusedPickup() {
  const t = useT('pickups');
  const text = useRefusalText();
  const reply = useReply();
  if (reply === undefined) return null;
  const { refusal, details } = reply;
  if (refusal === null) {
    const isAddress = reply.typed['intent'] === 'address';
    const title = t(isAddress ? 'addressIncomplete' : 'incomplete');
    return <Notice tone="problem" title={title} className="mb-5" />;
  }
  if (!Array.isArray(details['free']) || details['free'].length === 0) {
    return <Refused refusal={refusal} fallback={t('failed')} className="mb-5" />;
  }
  return (
    <Notice tone="problem" title={text(refusal) ?? t('failed')} className="mb-5">
      <FreeWindows free={details['free'] as FreeWindow[]} />
    </Notice>
  );
}

function FreeWindows({ free }: { free: FreeWindow[] }) {
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

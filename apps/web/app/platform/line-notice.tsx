import { formatClock } from '@waypost/i18n/formats';
import { CircleAlert, X } from 'lucide-react';
import { useLocation } from 'react-router';
import { IconButton } from '../ui/button.tsx';
import { useT } from './catalogs.tsx';
import { dismissTrouble, type Trouble, useTrouble } from './line.ts';
import { useLocale, useTimeZone } from './visitor.ts';

/** "No connection, as of 14:05." Empty while all is well. */
export function useAsOf(): string {
  const t = useT('frame');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const trouble = useTrouble();
  if (trouble === null) return '';
  const time = formatClock(new Date(trouble.asOf), locale, timeZone);
  return t(trouble.reason === 'connection' ? 'lineAsOf' : 'lineStale', { time });
}

/** What failed to get through, fixed at the lower edge so that it is always visible. */
export function LineNotice() {
  const trouble = useTrouble();
  const { pathname } = useLocation();
  // The mark beside the tracking number already shows this.
  const isShownElsewhere = pathname === '/track' && trouble?.asked === 'refresh';
  return (
    <div
      className="pointer-events-none fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-50 flex justify-center md:bottom-6 print:hidden"
      data-testid="line"
    >
      <div role={trouble?.asked === 'form' ? 'alert' : 'status'}>
        {trouble !== null && !isShownElsewhere && <TroubleToast trouble={trouble} />}
      </div>
    </div>
  );
}

function TroubleToast({ trouble }: { trouble: Trouble }) {
  const t = useT('frame');
  const asOf = useAsOf();
  const { title, text } = {
    form:
      trouble.reason === 'connection'
        ? { title: t('lineFormTitle'), text: t('lineFormText') }
        : { title: t('lineFaultTitle'), text: t('lineFaultText') },
    page: { title: t('errorLineTitle'), text: t('linePageText') },
    refresh: { title: asOf, text: trouble.reason === 'connection' && t('lineRefreshText') },
  }[trouble.asked];
  return (
    <div className="on-ink arrive pointer-events-auto flex max-w-xl items-start gap-3 rounded bg-ink ps-4 text-ground shadow-lg">
      <CircleAlert aria-hidden="true" className="mt-3.5 size-5 shrink-0" />
      <div className="py-3">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-sm">{text}</p>}
      </div>
      <IconButton
        label={t('dismiss')}
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={dismissTrouble}
      />
    </div>
  );
}

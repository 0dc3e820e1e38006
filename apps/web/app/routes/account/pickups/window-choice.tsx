import type { PickupDay } from '@waypost/contract/client';
import { DEFAULT_PICKUP_WINDOW } from '@waypost/domain/pickups';
import { formatDayAndTime } from '@waypost/i18n/formats';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Option, OptionGroup } from '../../../ui/choice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useRefusalText } from '../../../platform/refused.tsx';
import type { LookedUp } from './look-up-day.server.ts';
import { windowText } from './window-text.ts';

/** Whether another day is being looked up: what is shown is about to change. */
export function useIsLooking(): boolean {
  const { pathname } = useLocation();
  const { state, location, formMethod } = useNavigation();
  return state === 'loading' && location.pathname === pathname && formMethod !== 'POST';
}

type WindowChoiceProps = { lookedUp: LookedUp; typed: string | undefined };

/** The windows of the day with what is left of them; what cannot be taken says why. */
export function WindowChoice({ lookedUp, typed }: WindowChoiceProps) {
  const t = useT('pickups');
  const text = useRefusalText();
  const isLooking = useIsLooking();
  const { pathname, search } = useLocation();
  const { day, refusal } = lookedUp;
  if (isLooking) return <WindowsSkeleton />;
  if (day === null) {
    const reason = refusal === null ? t('incomplete') : text(refusal);
    if (reason !== undefined) return <Notice tone="problem" title={reason} />;
    return (
      <ErrorState
        title={t('windowsFailed')}
        requestId={refusal?.requestId}
        retry={`${pathname}${search}`}
      />
    );
  }
  if (day.closed !== null) return <Notice tone="note" title={t(`closedDay.${day.closed}`)} />;
  return <Windows key={day.date} day={day} typed={typed} />;
}

function Windows({ day, typed }: { day: PickupDay; typed: string | undefined }) {
  const t = useT('pickups');
  const locale = useLocale();
  const [params] = useSearchParams();
  const free = day.windows.filter(({ unavailable }) => unavailable === null);
  const wanted = [typed, params.get('window'), DEFAULT_PICKUP_WINDOW];
  const chosen =
    wanted.find((each) => free.some(({ window }) => window === each)) ?? free[0]?.window;
  const noteOf = ({ unavailable, placesLeft, cutOffAt }: PickupDay['windows'][number]) => {
    if (unavailable === 'full') return t('full');
    const time = formatDayAndTime(new Date(cutOffAt), locale, day.timeZone);
    return unavailable === 'cut_off'
      ? t('cutOff', { time })
      : t('places', { count: placesLeft, time });
  };
  return (
    <OptionGroup legend={t('windowLegend')} error={free.length === 0 ? t('noWindows') : undefined}>
      {day.windows.map((each) => (
        <Option
          key={each.window}
          name="window"
          value={each.window}
          defaultChecked={each.window === chosen}
          disabled={each.unavailable !== null}
        >
          <span className="numerals block font-semibold">{windowText(each.window)}</span>
          <span className="block text-sm text-muted" suppressHydrationWarning>
            {noteOf(each)}
          </span>
        </Option>
      ))}
    </OptionGroup>
  );
}

function WindowsSkeleton() {
  return (
    <div className="space-y-3">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} className="h-20 w-full" />
      ))}
    </div>
  );
}

import type { PublicEvent } from '@waypost/contract/client';
import { formatDay } from '@waypost/i18n/formats';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale, useTimeZone } from '../../platform/visitor.ts';
import { classes } from '../../ui/classes.ts';
import { Station } from '../../ui/route-line.tsx';
import { Time } from '../../ui/time.tsx';
import { groupByDay } from './group-by-day.ts';

type TimelineProps = {
  events: PublicEvent[];
  pieceCount: number;
  /** How many events at the top came in while the page was open. */
  arrived: number;
  /** The shipment's way is over: its last station is filled, not marked as current. */
  ended: boolean;
};

/** The route line turned upright: newest event on top. */
export function Timeline({ events, pieceCount, arrived, ended }: TimelineProps) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const newest = events[0];
  const freshOnes = new Set(events.slice(0, arrived));
  return (
    <div className="space-y-7">
      {groupByDay(events, timeZone).map((day, dayAt, days) => (
        <div key={`${day.key} ${dayAt}`}>
          <h3 suppressHydrationWarning className="mb-4 border-b border-hairline pb-2 text-base">
            {formatDay(new Date(day.events[0]?.at ?? 0), locale, timeZone)}
          </h3>
          <ol>
            {day.events.map((event, at) => (
              <Stop
                key={`${event.at} ${event.code} ${event.pieceNo} ${at}`}
                event={event}
                named={pieceCount > 1 && event.pieceNo > 0}
                current={event === newest && !ended}
                fresh={freshOnes.has(event)}
                last={at === day.events.length - 1 && dayAt === days.length - 1}
              />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

type StopProps = {
  event: PublicEvent;
  named: boolean;
  current: boolean;
  fresh: boolean;
  last: boolean;
};

function Stop({ event, named, current, fresh, last }: StopProps) {
  const t = useT('tracking');
  const words = useT('parcels');
  const { place } = useWords();
  return (
    <li className={classes('relative flex gap-4 pb-6 last:pb-1', fresh && 'arrive')}>
      {!last && (
        <span
          aria-hidden="true"
          className="absolute start-[9px] top-3 h-[calc(100%+0.25rem)] w-1.5 bg-ink"
        />
      )}
      <Station state={current ? 'current' : 'reached'} />
      <div className="grid min-w-0 grow gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <p className="font-semibold">
          {words(`event.${event.code}`)}
          {named && (
            <span className="font-normal text-muted">
              {' '}
              · {t('pieceNumber', { number: event.pieceNo })}
            </span>
          )}
        </p>
        <p className="numerals text-sm text-muted max-sm:order-last sm:pt-0.5 sm:text-end">
          <Time at={event.at} show="time" />
        </p>
        {event.place !== null && (
          // Node says "Hong Kong SAR China" where Chromium says "Hong Kong".
          <p className="text-muted" suppressHydrationWarning>
            {place(event.place)}
          </p>
        )}
      </div>
    </li>
  );
}

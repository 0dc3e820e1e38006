import type { PublicEvent } from '@waypost/contract/client';
import { formatClock, formatDay, formatTime } from '@waypost/i18n/formats';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale, useTimeZone } from '../../platform/visitor.ts';
import { classes } from '../../ui/classes.ts';
import { Station } from '../../ui/route-line.tsx';
import { groupByDay } from './group-by-day.ts';

type TimelineProps = {
  events: PublicEvent[];
  pieceCount: number;
  /** How many events at the top came in while the page was open. */
  arrived: number;
  /** The shipment's way is over: its last station is filled, not marked as current. */
  ended: boolean;
};

/** A longer timeline shows its newest events and folds the others, if that saves more than a line or two. */
const SHOWN = 8;
const WORTH_FOLDING = 3;

/** The route line turned upright: newest event on top. */
export function Timeline({ events, pieceCount, arrived, ended }: TimelineProps) {
  const t = useT('tracking');
  const folds = events.length >= SHOWN + WORTH_FOLDING;
  const shown = folds ? events.slice(0, SHOWN) : events;
  const folded = folds ? events.slice(SHOWN) : [];
  const marks = {
    current: ended ? undefined : events[0],
    first: events.at(-1),
    fresh: new Set(events.slice(0, arrived)),
    namesPieces: pieceCount > 1,
  };
  return (
    <>
      <Days events={shown} marks={marks} />
      {folded.length > 0 && (
        <details className="group mt-4 details-in-print">
          <summary className="inline-flex min-h-12 items-center font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal print:hidden">
            <span className="group-open:hidden">{t('showEarlier', { count: folded.length })}</span>
            <span className="hidden group-open:inline">{t('hideEarlier')}</span>
          </summary>
          <div className="mt-3 print:mt-0">
            <Days events={folded} marks={marks} />
          </div>
        </details>
      )}
    </>
  );
}

type Marks = {
  current: PublicEvent | undefined;
  first: PublicEvent | undefined;
  fresh: ReadonlySet<PublicEvent>;
  namesPieces: boolean;
};

function Days({ events, marks }: { events: PublicEvent[]; marks: Marks }) {
  const locale = useLocale();
  return (
    <div className="space-y-7 print:space-y-3">
      {groupByDay(events).map((day, dayAt) => (
        <div key={`${day.key} ${dayAt}`}>
          <h3
            suppressHydrationWarning
            className="mb-4 border-b border-hairline pb-2 text-base print:mb-1.5 print:pb-1"
          >
            {formatDay(new Date(day.key), locale, 'UTC')}
          </h3>
          <ol>
            {day.events.map((event, at) => (
              <Stop
                key={`${event.at} ${event.code} ${event.pieceNo} ${at}`}
                event={event}
                marks={marks}
              />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Stop({ event, marks }: { event: PublicEvent; marks: Marks }) {
  const t = useT('tracking');
  const words = useT('parcels');
  const { place } = useWords();
  const isCurrent = event === marks.current;
  return (
    <li
      className={classes(
        'relative flex gap-4 pb-6 last:pb-1 print:pb-1.5',
        marks.fresh.has(event) && 'arrive',
      )}
    >
      {event !== marks.first && (
        <span
          aria-hidden="true"
          className="absolute start-[9px] top-3 h-[calc(100%+0.25rem)] w-1.5 bg-ink"
        />
      )}
      <Station state={isCurrent ? 'current' : 'reached'} />
      <div className="grid min-w-0 grow gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <p className="font-semibold">
          {words(`event.${event.code}`)}
          {marks.namesPieces && event.pieceNo > 0 && (
            <span className="font-normal text-muted">
              {' '}
              · {t('pieceNumber', { number: event.pieceNo })}
            </span>
          )}
        </p>
        <p className="numerals text-sm text-muted max-sm:order-last sm:pt-0.5 sm:text-end print:order-last">
          <ClockTime event={event} />
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

/** By the clocks of the place; with the name of its zone where the reader's clocks differ. */
function ClockTime({ event: { at, timeZone } }: { event: PublicEvent }) {
  const locale = useLocale();
  const own = useTimeZone();
  const instant = new Date(at);
  const there = formatTime(instant, locale, timeZone);
  const same = there === formatTime(instant, locale, own);
  return (
    <time dateTime={at} suppressHydrationWarning>
      {same ? formatClock(instant, locale, timeZone) : there}
    </time>
  );
}

import type { PublicEvent } from '@waypost/contract/client';
import { doorWord, eventWord } from '@waypost/i18n/event-word';
import { formatClock, formatDay, formatTime } from '@waypost/i18n/formats';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale, useTimeZone } from '../../platform/visitor.ts';
import { classes } from '../../ui/classes.ts';
import { Station, type StationState } from '../../ui/route-line.tsx';
import { dayOf, formatPieces, groupByDay, type Stop, stopsOf } from './timeline-stops.ts';

type TimelineProps = {
  events: PublicEvent[];
  /** Of a single piece, what happened to it happened to the shipment. */
  pieceCount: number;
  /** How many events at the top came in while the page was open. */
  arrived: number;
  /** How the newest station looks: filled once the way is over, red while something stops it. */
  newest: StationState;
};

/** A longer timeline shows its newest events and folds the others, if that saves more than a line or two. */
const SHOWN = 8;
const WORTH_FOLDING = 3;

/** The route line turned upright: newest event on top. */
export function Timeline({ events, pieceCount, arrived, newest }: TimelineProps) {
  const t = useT('tracking');
  const stops = stopsOf(events);
  const folds = stops.length >= SHOWN + WORTH_FOLDING;
  const shown = folds ? stops.slice(0, SHOWN) : stops;
  const folded = folds ? stops.slice(SHOWN) : [];
  const marks = {
    newest: { stop: stops[0], state: newest },
    first: stops.at(-1),
    fresh: new Set(stopsOf(events.slice(0, arrived)).map(keyOf)),
    namesPieces: pieceCount > 1,
  };
  return (
    <>
      <Days stops={shown} marks={marks} />
      {folded.length > 0 && (
        <details className="group details-in-print mt-4 print:mt-0">
          <summary className="inline-flex min-h-12 items-center font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal print:hidden">
            <span className="group-open:hidden">{t('showEarlier', { count: folded.length })}</span>
            <span className="hidden group-open:inline">{t('hideEarlier')}</span>
          </summary>
          <div className="mt-3 print:mt-0">
            <Days stops={folded} marks={marks} after={shown.at(-1)} />
          </div>
        </details>
      )}
    </>
  );
}

type Marks = {
  newest: { stop: Stop | undefined; state: StationState };
  first: Stop | undefined;
  fresh: ReadonlySet<string>;
  namesPieces: boolean;
};

function keyOf({ at, code, pieceNos }: Stop): string {
  return `${at} ${code} ${pieceNos[0] ?? 0}`;
}

type DaysProps = {
  stops: Stop[];
  marks: Marks;
  /** What stands above: the rest of its day goes on without naming it again. */
  after?: Stop | undefined;
};

function Days({ stops, marks, after }: DaysProps) {
  const locale = useLocale();
  const begun = after === undefined ? undefined : dayOf(after);
  return (
    <div className="space-y-7 print:space-y-2">
      {groupByDay(stops).map((day, dayAt) => (
        <div key={`${day.key} ${dayAt}`}>
          {(dayAt > 0 || day.key !== begun) && (
            <h3
              suppressHydrationWarning
              className="mb-4 border-b border-hairline pb-2 text-base print:mb-1 print:pb-0.5 print:text-sm"
            >
              {formatDay(new Date(day.key), locale, 'UTC')}
            </h3>
          )}
          <ol>
            {day.stops.map((stop, at) => (
              <StopLine key={`${keyOf(stop)} ${at}`} stop={stop} marks={marks} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function StopLine({ stop, marks }: { stop: Stop; marks: Marks }) {
  const t = useT('tracking');
  const words = useT('parcels');
  const { place } = useWords();
  const door = doorWord(stop);
  return (
    <li
      className={classes(
        'relative flex gap-4 pb-6 last:pb-1 print:gap-3 print:pb-0.5',
        marks.fresh.has(keyOf(stop)) && 'arrive',
      )}
    >
      {stop !== marks.first && (
        <span
          aria-hidden="true"
          className="absolute start-[9px] top-3 h-[calc(100%+0.25rem)] w-1.5 bg-ink ink-in-print print:start-1.5 print:top-2 print:h-full print:w-1"
        />
      )}
      <Station state={stop === marks.newest.stop ? marks.newest.state : 'reached'} />
      <div className="grid min-w-0 grow gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem]">
        <p className="font-semibold">
          {words(eventWord(stop))}
          {marks.namesPieces && stop.pieceNos.length > 0 && (
            <span className="font-normal text-muted">
              {' · '}
              {t('piecesNamed', {
                count: stop.pieceNos.length,
                numbers: formatPieces(stop.pieceNos),
              })}
            </span>
          )}
        </p>
        <p className="numerals text-sm text-muted max-sm:order-last sm:pt-0.5 sm:text-end print:col-start-3 print:pt-0 print:order-last">
          <ClockTime stop={stop} />
        </p>
        {stop.place !== null && (
          // Node says "Hong Kong SAR China" where Chromium says "Hong Kong".
          <p className="text-muted" suppressHydrationWarning>
            {place(stop.place)}
          </p>
        )}
        {door !== null && <p className="sm:col-span-2 print:col-span-3">{words(door)}</p>}
        {stop.note !== undefined && (
          <p className="wrap-anywhere whitespace-pre-line sm:col-span-2 print:col-span-3">
            {stop.note}
          </p>
        )}
      </div>
    </li>
  );
}

/** By the clocks of the place; with the name of its zone where the reader's clocks differ. */
function ClockTime({ stop: { at, timeZone } }: { stop: Stop }) {
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

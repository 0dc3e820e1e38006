import { addDays } from '@waypost/domain/delivery-dates';
import {
  availability,
  judgeDay,
  type ServiceState,
  STATUS_DAYS,
} from '@waypost/domain/service-status';
import { formatPercent, formatShortDay } from '@waypost/i18n/formats';
import { CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import type { ShownPart } from './status.server.ts';

const LOOKS = {
  up: { icon: CircleCheck, badge: 'bg-delivered-ground text-delivered', bar: 'bg-delivered' },
  trouble: {
    icon: CircleAlert,
    badge: 'bg-out-for-delivery-ground text-out-for-delivery',
    bar: 'bg-out-for-delivery',
  },
  down: { icon: CircleX, badge: 'bg-exception-ground text-exception', bar: 'bg-exception' },
  unknown: { icon: CircleHelp, badge: 'bg-cancelled-ground text-cancelled', bar: '' },
};

const DAY_TEXT = { up: 'dayUp', trouble: 'dayTrouble', down: 'dayDown' } as const;

type StatusPartProps = { shown: ShownPart; until: string };

/** One part of the service: what it does now, and a bar with a stroke for each of the last 90 days. */
export function StatusPart({ shown: { part, state, days }, until }: StatusPartProps) {
  const t = useT('status');
  const locale = useLocale();
  const { icon: Icon, badge } = LOOKS[state];
  const share = availability(days);
  return (
    <li className="border-t-2 border-ink pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">{t(`part.${part}`)}</h2>
        <Badge icon={<Icon aria-hidden="true" className="size-4" />} className={badge}>
          {t(`state.${state}`)}
        </Badge>
      </div>
      {share === null ? (
        <p className="mt-3 text-muted">{t('noHistory')}</p>
      ) : (
        <>
          <DayBar days={days} until={until} label={t('history')} />
          <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
            <span>{t('historyStart')}</span>
            <span>{t('share', { percent: formatPercent(floored(share), locale) })}</span>
            <span>{t('historyEnd')}</span>
          </p>
        </>
      )}
    </li>
  );
}

/** 99.999 % must not be shown as 100 %. */
function floored(share: number): number {
  return Math.floor(share * 10_000) / 10_000;
}

type DayBarProps = { days: ShownPart['days']; until: string; label: string };

function DayBar({ days, until, label }: DayBarProps) {
  const t = useT('status');
  const locale = useLocale();
  const byDay = new Map(days.map((day) => [day.day, day]));
  const shown = Array.from({ length: STATUS_DAYS }, (_, index) => {
    const day = addDays(until, index - STATUS_DAYS + 1);
    const measured = byDay.get(day);
    return { day, state: measured === undefined ? null : judgeDay(measured) };
  });
  const noted = shown.filter(({ state }) => state !== 'up' && state !== null);
  const textOf = (day: string, state: ServiceState | null) =>
    `${formatShortDay(day, locale)}: ${t(state === null ? 'dayNone' : DAY_TEXT[state])}`;
  return (
    <>
      <div aria-hidden="true" className="mt-3 flex h-8 items-end gap-px">
        {shown.map(({ day, state }) => (
          <span
            key={day}
            title={textOf(day, state)}
            className={classes(
              'min-w-0 flex-1',
              // not by colour alone
              state === null && 'h-1 bg-track',
              state === 'up' && `h-5 ${LOOKS.up.bar}`,
              state === 'trouble' && `h-7 ${LOOKS.trouble.bar}`,
              state === 'down' && `h-8 ${LOOKS.down.bar}`,
            )}
          />
        ))}
      </div>
      <div className="sr-only">
        <p>{label}</p>
        <ul>
          {noted.map(({ day, state }) => (
            <li key={day}>{textOf(day, state)}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

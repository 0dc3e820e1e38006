import type { DeskLine } from '@waypost/contract/client';
import { AlarmClock, AlarmClockOff, Hourglass } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { classes } from '../../../ui/classes.ts';
import { Time } from '../../../ui/time.tsx';

/** How much of an item's time is left, or how long it is overdue. */
export function Due({ item, now }: { item: DeskLine; now: Date }) {
  const t = useT('console-desk');
  if (item.closedAt !== null) return <Time at={item.closedAt} />;
  const leftMs = Date.parse(item.dueAt) - now.getTime();
  const isOver = leftMs < 0;
  const span = spanOf(leftMs);
  const text =
    span.unit === 'minutes'
      ? t('minutes', span)
      : span.unit === 'hours'
        ? t('hours', span)
        : t('days', span);
  const Icon = item.snooze !== null ? AlarmClockOff : isOver ? AlarmClock : Hourglass;
  return (
    <span
      className={classes(
        'numerals inline-flex items-baseline gap-1.5 whitespace-nowrap',
        isOver && 'font-semibold text-exception',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 self-center" />
      <time dateTime={item.dueAt}>
        {isOver ? t('over', { span: text }) : t('left', { span: text })}
      </time>
    </span>
  );
}

type Span =
  | { unit: 'minutes'; minutes: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'days'; days: number; hours: number };

/** A duration: to the minute within a day, to the hour beyond. */
export function spanOf(milliseconds: number): Span {
  const minutes = Math.floor(Math.abs(milliseconds) / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return { unit: 'minutes', minutes };
  if (hours < 24) return { unit: 'hours', hours, minutes: minutes % 60 };
  return { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
}

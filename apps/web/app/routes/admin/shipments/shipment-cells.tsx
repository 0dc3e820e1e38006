import type { StaffShipmentLine } from '@waypost/contract/client';
import { formatShortDate, formatShortDay } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { classes } from '../../../ui/classes.ts';
import { useLocale, useTimeZone } from '../../../platform/visitor.ts';

/** Cut to one line in columns, with the full text as a tooltip. */
export function Cut({ text }: { text: string }) {
  return (
    <span
      title={text}
      className="block max-w-full @2xl:max-w-36 @2xl:truncate @min-[90rem]:max-w-60 @max-2xl:wrap-anywhere"
    >
      {text}
    </span>
  );
}

export function Booked({ at }: { at: string }) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <time dateTime={at} suppressHydrationWarning className="whitespace-nowrap tabular-nums">
      {formatShortDate(new Date(at), locale, timeZone)}
    </time>
  );
}

/**
 * The day it is due, or what it waits for. Late means that the promise is broken, overdue only that the expected
 * day is over.
 */
export function Due({ shipment }: { shipment: StaffShipmentLine }) {
  const t = useT('console-shipments');
  const locale = useLocale();
  const { hold, late, dueOn, promisedOn, promiseBroken, status } = shipment;
  if (hold !== null) return <Cut text={t(`hold.${hold}`)} />;
  const isOver = status === 'Delivered' || status === 'Cancelled';
  if (dueOn === null || isOver) return null;
  const day = formatShortDay(dueOn, locale);
  const isMoved = promiseBroken && !late && promisedOn !== null;
  const text = isMoved
    ? t('promisedFor', { day, promised: formatShortDay(promisedOn, locale) })
    : late
      ? t(promiseBroken || promisedOn === null ? 'lateSince' : 'overdueSince', { day })
      : day;
  return (
    <span
      suppressHydrationWarning
      title={text}
      className={classes(
        'block @2xl:max-w-36 @2xl:truncate @min-[90rem]:max-w-60',
        (late || promiseBroken) && 'font-semibold text-exception',
      )}
    >
      {text}
    </span>
  );
}

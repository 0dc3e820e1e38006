import type { NetworkNumbers } from '@waypost/contract/client';
import { formatCount, formatPerMille } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { classes } from '../../../ui/classes.ts';
import { countLate, perSecond, rateOf } from './network-figures.ts';

/** The key figures along a line; a figure out of range has a filled station. */
export function KeyFigures({ numbers }: { numbers: NetworkNumbers }) {
  const t = useT('console-network');
  const locale = useLocale();
  const { scans, onTime, late, queues, mails, liveViewers } = numbers;
  const rate = rateOf(onTime);
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  const count = (value: number) => formatCount(value, locale);
  const figures = [
    // the present minute is incomplete
    { value: perSecond(scans.byMinute.at(-2)?.count ?? 0, 60, locale), label: t('scansPerSecond') },
    {
      value: rate === null ? t('noRate') : formatPerMille(rate, locale),
      label: t('onTimeRate'),
    },
    { value: count(countLate(late)), label: t('lateNow'), calls: countLate(late) > 0 },
    { value: count(waiting), label: t('jobsWaiting') },
    { value: count(mails.failing), label: t('mailsFailing'), calls: mails.failing > 0 },
    { value: count(liveViewers), label: t('liveViewers') },
  ];
  return (
    <section aria-label={t('now')} className="relative pt-1">
      <span aria-hidden="true" className="absolute inset-x-0 top-2.5 h-1.5 bg-ink max-md:hidden" />
      <dl className="relative grid grid-cols-2 gap-y-5 sm:grid-cols-3 md:grid-cols-6">
        {figures.map(({ value, label, calls = false }) => (
          <div key={label} className="flex flex-col-reverse justify-end pe-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wide mt-2 text-2xl">{value}</dd>
            <span
              aria-hidden="true"
              className={classes(
                'size-5 rounded-full border-4 border-ink max-md:hidden',
                calls ? 'bg-signal' : 'bg-ground',
              )}
            />
          </div>
        ))}
      </dl>
    </section>
  );
}

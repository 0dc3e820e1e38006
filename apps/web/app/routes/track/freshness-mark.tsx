import { useT } from '../../platform/catalogs.tsx';
import { useAsOf } from '../../platform/line-notice.tsx';
import { classes } from '../../ui/classes.ts';
import type { Freshness } from './use-live.ts';

/** Says quietly whether the page keeps itself current. Takes its room from the start. */
export function FreshnessMark({ freshness }: { freshness: Freshness }) {
  const t = useT('tracking');
  const asOf = useAsOf();
  const text = {
    connecting: '',
    live: t('live'),
    polling: t('reconnecting'),
    offline: '',
    stale: '',
    paused: t('paused'),
  };
  const isOutOfDate = freshness === 'offline' || freshness === 'stale';
  return (
    <p
      className="flex min-h-6 items-center gap-2 text-sm text-muted print:hidden"
      data-testid="freshness"
      data-freshness={freshness}
      title={freshness === 'live' ? t('liveText') : undefined}
    >
      {freshness !== 'connecting' && (
        <span
          aria-hidden="true"
          className={classes(
            'size-2.5 shrink-0 rounded-full',
            freshness === 'live' ? 'bg-delivered' : 'border-2 border-edge',
          )}
        />
      )}
      {text[freshness]}
      <span role="status">{isOutOfDate && asOf}</span>
    </p>
  );
}

import type { Pickup } from '@waypost/contract/client';
import { formatShortDay } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { PICKUPS } from './over-list.tsx';
import { PickupStatus } from '../../../parcels/pickup-status.tsx';
import { windowText } from './window-text.ts';

export function PickupTable({ pickups }: { pickups: Pickup[] }) {
  const t = useT('pickups');
  const columns: Column<Pickup>[] = [
    { name: t('id'), heads: true, cell: idOf },
    { name: t('date'), cell: dayOf },
    { name: t('window'), cell: windowOf },
    { name: t('address'), cell: whereOf },
    {
      name: t('recurring'),
      cell: ({ frequency }) => (frequency === null ? t('once') : t(`frequency.${frequency}`)),
    },
    { name: t('status'), cell: standingOf },
  ];
  return (
    // seven columns need more room than two: below 1024 pixels each pickup is a block
    <div className="max-lg:max-w-[41rem]">
      <Table caption={t('caption')} columns={columns} rows={pickups} actions={actionsOf} />
    </div>
  );
}

const idOf = ({ id }: Pickup) => <span className="numerals whitespace-nowrap">{id}</span>;
const dayOf = ({ date }: Pickup) => <Day date={date} />;
const windowOf = ({ window }: Pickup) => (
  <span className="numerals whitespace-nowrap">{windowText(window)}</span>
);
const whereOf = (pickup: Pickup) => <Where pickup={pickup} />;
const standingOf = (pickup: Pickup) => <StatusWithReason pickup={pickup} />;
const actionsOf = (pickup: Pickup) => <Actions pickup={pickup} />;

function Day({ date }: { date: string }) {
  return (
    <time dateTime={date} suppressHydrationWarning>
      {formatShortDay(date, useLocale())}
    </time>
  );
}

function Where({ pickup }: { pickup: Pickup }) {
  const t = useT('pickups');
  const count = pickup.shipments.length;
  return (
    <>
      {pickup.addressText}
      {count > 0 && <span className="block text-sm text-muted">{t('shipments', { count })}</span>}
    </>
  );
}

/** The status, with the reason if the pickup did not take place as requested. */
function StatusWithReason({ pickup: { status, closed } }: { pickup: Pickup }) {
  const t = useT('pickups');
  const reason =
    status === 'No Place' ? t('noPlaceText') : closed === null ? null : t(`closed.${closed}`);
  return (
    <>
      <PickupStatus status={status} />
      {reason !== null && <span className="mt-1 block text-sm text-muted">{reason}</span>}
    </>
  );
}

function Actions({ pickup: { id, changeable } }: { pickup: Pickup }) {
  const t = useT('pickups');
  if (!changeable) return null;
  const looks = { look: 'quiet', size: 'small', preventScrollReset: true } as const;
  return (
    <span className="flex flex-wrap gap-x-4 lg:justify-end xl:flex-nowrap">
      <LinkButton to={`${PICKUPS}/${id}`} aria-label={t('rescheduleLabel', { id })} {...looks}>
        {t('reschedule')}
      </LinkButton>
      <LinkButton to={`${PICKUPS}/${id}/cancel`} aria-label={t('cancelLabel', { id })} {...looks}>
        {t('cancel')}
      </LinkButton>
    </span>
  );
}

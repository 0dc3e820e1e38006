import type { StaffFieldDevice } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { CircleCheck, CircleDashed, CircleSlash } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { DEVICE_LIST, type DeviceListing } from './field-listing.ts';

type DevicesTableProps = {
  devices: StaffFieldDevice[];
  listing: DeviceListing;
  current: string | undefined;
  mayManage: boolean;
};

export function DevicesTable({ devices, listing, current, mayManage }: DevicesTableProps) {
  const t = useT('console-field');
  return (
    <Table
      dense
      caption={t('devicesTitle')}
      rows={devices}
      isCurrent={({ id }) => id === current}
      columns={columnsFor(t)}
      {...(mayManage && { actions: workIn(listing) })}
    />
  );
}

function workIn(listing: DeviceListing) {
  return (device: StaffFieldDevice) => <WorkLink device={device} listing={listing} />;
}

type WorkLinkProps = { device: StaffFieldDevice; listing: DeviceListing };

function WorkLink({ device: { id, name }, listing }: WorkLinkProps) {
  const t = useT('console-field');
  return (
    <TextLink
      id={`work-${id}`}
      to={DEVICE_LIST.path(listing, { device: id })}
      preventScrollReset
      aria-label={t('workOf', { name })}
      className="py-2 whitespace-nowrap"
    >
      {t('work')}
    </TextLink>
  );
}

const ICONS = { waiting: CircleDashed, live: CircleCheck, revoked: CircleSlash };

function columnsFor(t: Translate<'console-field'>): Column<StaffFieldDevice>[] {
  return [
    {
      name: t('deviceName'),
      heads: true,
      cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    },
    { name: t('hub'), cell: ({ hub }) => <span className="numerals">{hub.code}</span> },
    {
      name: t('kind'),
      cell: ({ kind }) => <span className="whitespace-nowrap">{t(`kind.${kind}`)}</span>,
    },
    {
      name: t('now'),
      cell: ({ shift }) =>
        shift === null ? (
          t('nobody')
        ) : (
          <>
            <span className="wrap-anywhere">{shift.person}</span>
            <span className="block text-sm text-muted">
              <Time at={shift.beganAt} show="short" />
            </span>
          </>
        ),
    },
    {
      name: t('lastSeen'),
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? t('never') : <Time at={lastSeenAt} show="short" />,
    },
    {
      name: t('added'),
      wideOnly: true,
      cell: ({ createdAt, createdBy }) => (
        <>
          <Time at={createdAt} />
          <span className="block text-sm text-muted">{createdBy ?? t('formerMember')}</span>
        </>
      ),
    },
    {
      name: t('state'),
      cell: ({ state }) => {
        const Icon = ICONS[state];
        return (
          <Badge icon={<Icon aria-hidden="true" className="size-4" />}>{t(`state.${state}`)}</Badge>
        );
      },
    },
  ];
}

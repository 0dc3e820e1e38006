import type { DeviceKey } from '@waypost/contract/client';
import { DEVICE_KEY_SCOPES } from '@waypost/contract/device-key-scopes';
import type { Translate } from '@waypost/i18n/messages';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { KEY_LIST, type KeyListing } from './key-listing.ts';

type KeysTableProps = { keys: DeviceKey[]; listing: KeyListing; current: string | undefined };

export function KeysTable({ keys, listing, current }: KeysTableProps) {
  const t = useT('console-keys');
  return (
    <Table
      dense
      caption={t('title')}
      rows={keys}
      isCurrent={({ id }) => id === current}
      columns={columnsFor(t)}
      actions={workIn(listing)}
    />
  );
}

function workIn(listing: KeyListing) {
  return (opened: DeviceKey) => <WorkLink opened={opened} listing={listing} />;
}

function WorkLink({ opened: { id, name }, listing }: { opened: DeviceKey; listing: KeyListing }) {
  const t = useT('console-keys');
  return (
    <TextLink
      id={`work-${id}`}
      to={KEY_LIST.path(listing, { key: id })}
      preventScrollReset
      aria-label={t('workOf', { name })}
      className="py-2 whitespace-nowrap"
    >
      {t('work')}
    </TextLink>
  );
}

function columnsFor(t: Translate<'console-keys'>): Column<DeviceKey>[] {
  return [
    {
      name: t('name'),
      heads: true,
      cell: ({ name, hint }) => (
        <>
          <span className="block wrap-anywhere @2xl:min-w-24">{name}</span>
          {hint !== '' && (
            <span className="numerals block text-sm font-normal text-muted">{hint}…</span>
          )}
        </>
      ),
    },
    {
      name: t('kind'),
      cell: ({ kind, hub }) => (
        <>
          {t(`kind.${kind}`)}
          {hub !== null && <span className="numerals block text-sm text-muted">{hub.code}</span>}
        </>
      ),
    },
    {
      name: t('scopes'),
      wideOnly: true,
      cell: ({ scopes }) =>
        scopes
          .map((scope) => {
            const known = DEVICE_KEY_SCOPES.find((each) => each === scope);
            return known === undefined ? scope : t(`scope.${known}`);
          })
          .join(', '),
    },
    {
      name: t('made'),
      cell: ({ createdAt, createdBy }) => (
        <>
          <Time at={createdAt} />
          <span className="block text-sm text-muted">{createdBy ?? t('commandLine')}</span>
        </>
      ),
    },
    {
      name: t('lastUsed'),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('never') : <Time at={lastUsedAt} />),
    },
    { name: t('state'), cell: (key) => <KeyState {...key} /> },
  ];
}

/** Whether the key is valid, and since when not or until when. */
function KeyState({ live, expiresAt, revocation }: DeviceKey) {
  const t = useT('console-keys');
  const endedAt = revocation?.at ?? expiresAt;
  return (
    <>
      <Badge
        icon={
          live ? (
            <CircleCheck aria-hidden="true" className="size-4" />
          ) : (
            <CircleSlash aria-hidden="true" className="size-4" />
          )
        }
      >
        {live ? t('live') : revocation === null ? t('ended') : t('revoked')}
      </Badge>
      <span className="block text-sm text-muted">
        {endedAt === null ? (
          t('noEnd')
        ) : (
          <>
            {live && `${t('expires')} `}
            <Time at={endedAt} />
          </>
        )}
      </span>
    </>
  );
}

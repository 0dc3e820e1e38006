import type { FieldMember } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { CircleCheck, CircleSlash, Lock } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { PEOPLE_LIST, type PeopleListing } from './field-listing.ts';

type PeopleTableProps = {
  people: FieldMember[];
  listing: PeopleListing;
  current: string | undefined;
};

export function PeopleTable({ people, listing, current }: PeopleTableProps) {
  const t = useT('console-field');
  return (
    <Table
      dense
      caption={t('peopleTitle')}
      rows={people}
      isCurrent={({ id }) => id === current}
      columns={columnsFor(t)}
      actions={editIn(listing)}
    />
  );
}

function editIn(listing: PeopleListing) {
  return (person: FieldMember) => <EditLink person={person} listing={listing} />;
}

function EditLink({
  person: { id, name },
  listing,
}: {
  person: FieldMember;
  listing: PeopleListing;
}) {
  const t = useT('console-field');
  return (
    <TextLink
      id={`edit-${id}`}
      to={PEOPLE_LIST.path(listing, { person: id })}
      preventScrollReset
      aria-label={t('editOf', { name })}
      className="py-2 whitespace-nowrap"
    >
      {t('edit')}
    </TextLink>
  );
}

function columnsFor(t: Translate<'console-field'>): Column<FieldMember>[] {
  return [
    {
      name: t('name'),
      heads: true,
      cell: ({ name }) => <span className="wrap-anywhere">{name === '' ? t('erased') : name}</span>,
    },
    { name: t('hub'), cell: ({ hub }) => <span className="numerals">{hub.code}</span> },
    {
      name: t('rights'),
      cell: ({ rights }) => rights.map((right) => t(`short.${right}`)).join(', '),
    },
    { name: t('lastShift'), cell: (person) => <LastShift {...person} /> },
    { name: t('state'), cell: (person) => <PersonState {...person} /> },
  ];
}

function LastShift({ lastShift }: FieldMember) {
  const t = useT('console-field');
  if (lastShift === null) return t('never');
  const { beganAt, endedAt, device } = lastShift;
  return (
    <>
      {endedAt === null && <>{t('atWork')} </>}
      <Time at={beganAt} show="short" />
      <span className="block text-sm wrap-anywhere text-muted">{device}</span>
    </>
  );
}

function PersonState({ active, locked }: FieldMember) {
  const t = useT('console-field');
  const [state, Icon] = !active
    ? (['inactive', CircleSlash] as const)
    : locked
      ? (['locked', Lock] as const)
      : (['active', CircleCheck] as const);
  return <Badge icon={<Icon aria-hidden="true" className="size-4" />}>{t(`state.${state}`)}</Badge>;
}

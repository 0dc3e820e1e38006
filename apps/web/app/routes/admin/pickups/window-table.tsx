import type { BoardPickup } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { PickupStatus } from '../../../parcels/pickup-status.tsx';
import { useT } from '../../../platform/catalogs.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { WINDOW, type WindowListing } from './pickup-address.ts';
import { useAskedTime, usePieces } from './pickup-words.ts';
import { RoundLink } from './round-link.tsx';

type WindowTableProps = {
  pickups: BoardPickup[];
  listing: WindowListing;
  current: string | undefined;
  mayDispatch: boolean;
};

export function WindowTable({ pickups, listing, current, mayDispatch }: WindowTableProps) {
  const t = useT('console-pickups');
  const pieces = usePieces();
  const asked = useAskedTime();
  return (
    <Table
      dense
      caption={t('windowCaption')}
      rows={pickups}
      isCurrent={({ id }) => id === current}
      columns={columnsFor(t, { listing, pieces, asked, mayDispatch })}
    />
  );
}

function columnsFor(
  t: Translate<'console-pickups'>,
  {
    listing,
    pieces,
    asked,
    mayDispatch,
  }: Pick<WindowTableProps, 'listing' | 'mayDispatch'> & {
    pieces: (pickup: BoardPickup) => string;
    asked: (pickup: BoardPickup) => string | null;
  },
): Column<BoardPickup>[] {
  return [
    {
      name: t('pickup'),
      heads: true,
      cell: ({ id }) => (
        <TextLink
          id={`open-${id}`}
          to={WINDOW.path(listing, {}, `/${id}`)}
          preventScrollReset
          aria-label={t('work', { id })}
          className="numerals whitespace-nowrap"
        >
          {id}
        </TextLink>
      ),
    },
    {
      name: t('address'),
      cell: ({ addressText, note }) => (
        <>
          <span className="wrap-anywhere">{addressText}</span>
          {note !== '' && <span className="block text-sm text-muted">{note}</span>}
        </>
      ),
    },
    {
      name: t('contact'),
      wideOnly: true,
      cell: ({ contact }) => (
        <>
          {contact.name}
          {contact.phone !== '' && (
            <span className="block text-sm whitespace-nowrap text-muted">{contact.phone}</span>
          )}
        </>
      ),
    },
    { name: t('pieces'), cell: pieces },
    { name: t('asked'), cell: (pickup) => asked(pickup) ?? t('asPlanned') },
    { name: t('status'), cell: ({ status }) => <PickupStatus status={status} /> },
    {
      name: t('round'),
      cell: ({ round }) =>
        round === null ? (
          t('noRound')
        ) : (
          <RoundLink id={round.id} mayDispatch={mayDispatch}>
            {round.name}
          </RoundLink>
        ),
    },
  ];
}

import type { CashCustody } from '@waypost/contract/client';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { ENTRIES } from './money-address.ts';

type Courier = CashCustody['couriers'][number];
type Hub = CashCustody['hubs'][number];

const keyOf = ({ holder, currency }: { holder: string; currency: string }) =>
  `${holder} ${currency}`;

export function Couriers({ couriers }: { couriers: Courier[] }) {
  const t = useT('console-money');
  const columns = useCourierColumns();
  if (couriers.length === 0) return <p>{t('noCash')}</p>;
  return (
    <Table dense caption={t('withCouriers')} rows={couriers} columns={columns} keyOf={keyOf} />
  );
}

function useCourierColumns(): Column<Courier>[] {
  const t = useT('console-money');
  const { money } = useWords();
  return [
    {
      name: t('holder'),
      heads: true,
      cell: ({ holder, name, hub, isTooMuch }) => (
        <>
          <TextLink to={ENTRIES.path({ holder })}>{name || t('erasedPerson')}</TextLink>{' '}
          <span className="text-muted">{hub}</span>{' '}
          {isTooMuch && (
            <Badge className="bg-exception-ground text-exception">{t('tooMuch')}</Badge>
          )}
        </>
      ),
    },
    { name: t('since'), cell: ({ since }) => <Time at={since} /> },
    { name: t('shipmentsOf'), numeric: true, cell: ({ shipments }) => shipments },
    { name: t('sum'), numeric: true, cell: ({ cents, currency }) => money(cents, currency) },
  ];
}

export function Hubs({ hubs }: { hubs: Hub[] }) {
  const t = useT('console-money');
  const columns = useHubColumns();
  if (hubs.length === 0) return <p>{t('noHubCash')}</p>;
  return <Table dense caption={t('atHubs')} rows={hubs} columns={columns} keyOf={keyOf} />;
}

function useHubColumns(): Column<Hub>[] {
  const t = useT('console-money');
  const { money } = useWords();
  return [
    { name: t('hub'), heads: true, cell: ({ name }) => name },
    { name: t('since'), cell: ({ since }) => <Time at={since} /> },
    { name: t('sum'), numeric: true, cell: ({ cents, currency }) => money(cents, currency) },
  ];
}

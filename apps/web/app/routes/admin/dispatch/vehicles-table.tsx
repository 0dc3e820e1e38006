import type { Vehicle } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { VEHICLES } from './dispatch-address.ts';

type VehiclesTableProps = {
  vehicles: Vehicle[];
  current: string | undefined;
  mayChange: boolean;
};

export function VehiclesTable({ vehicles, current, mayChange }: VehiclesTableProps) {
  const t = useT('console-dispatch');
  const limit = (value: number | null) => value ?? t('noLimit');
  const columns: Column<Vehicle>[] = [
    { name: t('code'), heads: true, cell: ({ code }) => code },
    { name: t('maxPieces'), numeric: true, cell: ({ maxPieces }) => limit(maxPieces) },
    { name: t('maxKg'), numeric: true, cell: ({ maxKg }) => limit(maxKg) },
    { name: t('maxLitres'), numeric: true, cell: ({ maxLitres }) => limit(maxLitres) },
    { name: t('state'), cell: ({ active }) => t(active ? 'inUse' : 'notInUse') },
  ];
  return (
    <Table
      dense
      caption={t('vehicles')}
      rows={vehicles}
      isCurrent={({ id }) => id === current}
      columns={columns}
      {...(mayChange && { actions: workOn })}
    />
  );
}

function workOn(vehicle: Vehicle) {
  return <WorkLink vehicle={vehicle} />;
}

function WorkLink({ vehicle: { id, hubId, code } }: { vehicle: Vehicle }) {
  const t = useT('console-dispatch');
  return (
    <TextLink
      id={`work-${id}`}
      to={VEHICLES.path({ hub: hubId }, { vehicle: id })}
      preventScrollReset
      aria-label={t('editOf', { name: code })}
      className="py-2 whitespace-nowrap"
    >
      {t('edit')}
    </TextLink>
  );
}

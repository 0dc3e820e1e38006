import { SHIPMENT_COLUMNS, type ShipmentColumn } from '@waypost/contract/list-views';
import { useT } from '../../../platform/catalogs.tsx';
import { DASHBOARD } from '../admin-paths.ts';
import { ColumnsMenu } from '../views/columns-menu.tsx';
import { columnsOf, SHIPMENT_LIST, type ShipmentListing } from './list-address.ts';

/** The columns of the list of shipments to choose from. */
export function ShipmentColumns({ listing }: { listing: ShipmentListing }) {
  const t = useT('console-shipments');
  const shown = columnsOf(listing);
  const { columns, after: _after, ...parts } = listing;
  const nameOf = (column: ShipmentColumn) => (column === 'due' ? t('dueColumn') : t(column));
  return (
    <ColumnsMenu
      page={DASHBOARD}
      parts={parts}
      columns={SHIPMENT_COLUMNS.map((key) => {
        return { key, name: nameOf(key), shown: shown.includes(key) };
      })}
      usual={columns === undefined ? undefined : SHIPMENT_LIST.path(parts)}
    />
  );
}

import type { StaffShipmentLine } from '@waypost/contract/client';
import { StatusBadge } from '../../../parcels/status-badge.tsx';
import { useT } from '../../../platform/catalogs.tsx';
import { OpenLink } from './open-link.tsx';

/** The list beside a panel: a line a shipment, in the room that is left. */
export function ShipmentsBeside({ shipments }: { shipments: StaffShipmentLine[] }) {
  const t = useT('console-shipments');
  return (
    <table className="w-full table-fixed text-start">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('tracking')}</th>
          <th scope="col">{t('recipient')}</th>
          <th scope="col">{t('status')}</th>
        </tr>
      </thead>
      <tbody>
        {shipments.map(({ id, trackingNumber, toName, status }) => (
          <tr key={id} className="border-b border-hairline">
            <th scope="row" className="w-44 py-1.5 text-start">
              <OpenLink id={id} trackingNumber={trackingNumber} />
            </th>
            <td className="truncate px-2 max-sm:hidden" title={toName}>
              {toName}
            </td>
            <td className="w-40 text-end whitespace-nowrap">
              <StatusBadge status={status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { readShipmentAsStaff, type StaffShipment } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { Outlet, useOutletContext } from 'react-router';
import { StatusBadge } from '../../../parcels/status-badge.tsx';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { signedInContext } from '../signed-in.ts';
import type { Route } from './+types/frame.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { admin, permissions } = context.get(signedInContext);
  const shipment = await askOrThrow(request, readShipmentAsStaff, { path: params });
  return { shipment, permissions, hasSecondFactor: admin.secondFactor };
}

type Framed = { shipment: StaffShipment; mayMoveMoney: boolean; hasSecondFactor: boolean };

/** The shipment that one acts on, over the form of the act. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  const t = useT('console-edits');
  const { shipment, permissions, hasSecondFactor } = loaderData;
  const mayMoveMoney = permissions.includes('money:write');
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline pb-3">
        <p className="numerals font-semibold" data-testid="number">
          {formatTrackingNumber(shipment.trackingNumber)}
        </p>
        <StatusBadge status={shipment.status} />
        <p className="text-sm text-muted">
          {t('route', { from: shipment.from || '—', to: shipment.to || '—' })}
        </p>
      </div>
      <Outlet context={{ shipment, mayMoveMoney, hasSecondFactor } satisfies Framed} />
    </>
  );
}

export function useShipment(): Framed {
  return useOutletContext<Framed>();
}

import { readShipmentAsStaff } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DASHBOARD, shipmentPath } from '../admin-paths.ts';
import { keepWhileSame } from '../lists/keep-while-same.ts';
import { OpenedPanel } from '../lists/opened-panel.tsx';
import { readOpen } from './list-address.ts';
import { ShipmentActions } from './shipment-actions.tsx';
import { ShipmentView } from './shipment-view.tsx';
import type { Route } from './+types/panel.ts';

export async function loader({ request, url }: Route.LoaderArgs) {
  const shipmentId = readOpen(url.searchParams);
  if (shipmentId === undefined) return null;
  const path = { shipmentId };
  const answer = await ask(request, readShipmentAsStaff, { path });
  if (answer.ok) return { opened: answer.data };
  const { code, requestId } = answer.refusal;
  return { opened: null, missing: code === 'shipment_not_found', requestId };
}

export const shouldRevalidate = keepWhileSame(readOpen);

/** The open shipment beside the list. */
export default function ShipmentPanel({ loaderData }: Route.ComponentProps) {
  const t = useT('console-shipments');
  return (
    <OpenedPanel
      page={DASHBOARD}
      part="shipment"
      readOpen={readOpen}
      loaded={loaderData}
      lines={12}
      titleOf={(shipment) =>
        shipment === null ? t('shipment') : formatTrackingNumber(shipment.trackingNumber)
      }
      words={{ loading: t('loading'), missing: t('missing'), failed: t('failed') }}
    >
      {(shipment) => (
        <>
          <div className="-mt-2 mb-4 flex flex-wrap items-center gap-x-4 text-sm">
            <TextLink to={shipmentPath(shipment.id)} className="py-2">
              {t('asPage')}
            </TextLink>
            <ShipmentActions shipment={shipment} />
          </div>
          <ShipmentView shipment={shipment} heading="h3" />
        </>
      )}
    </OpenedPanel>
  );
}

import { readShipmentAsStaff } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { data } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DASHBOARD, shipmentPath } from '../admin-paths.ts';
import { keepWhileSame } from '../lists/keep-while-same.ts';
import { missingCellsIn } from '../lists/missing-cells.tsx';
import { OpenedPanel } from '../lists/opened-panel.tsx';
import { readOpen } from './list-address.ts';
import { ShipmentActions } from './shipment-actions.tsx';
import { ShipmentView } from './shipment-view.tsx';
import { workOnShipment } from './work-on-shipment.server.ts';
import type { Route } from './+types/panel.ts';

export async function loader({ request, url }: Route.LoaderArgs) {
  const shipmentId = readOpen(url.searchParams);
  if (shipmentId === undefined) return null;
  const path = { shipmentId };
  const answer = await ask(request, readShipmentAsStaff, { path });
  if (answer.ok) return { opened: { shipment: answer.data, noteId: crypto.randomUUID() } };
  const { code, requestId, details } = answer.refusal;
  const cells = missingCellsIn(details);
  return { opened: null, missing: code === 'shipment_not_found', requestId, cells };
}

export async function action({ request, url }: Route.ActionArgs) {
  const shipmentId = readOpen(url.searchParams);
  if (shipmentId === undefined) throw data(null, { status: 400 });
  return workOnShipment(request, shipmentId);
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
      titleOf={(opened) =>
        opened === null ? t('shipment') : formatTrackingNumber(opened.shipment.trackingNumber)
      }
      words={{ loading: t('loading'), missing: t('missing'), failed: t('failed') }}
    >
      {({ shipment, noteId }) => (
        <>
          <div className="-mt-2 mb-4 flex flex-wrap items-center gap-x-4 text-sm">
            <TextLink to={shipmentPath(shipment.id)} className="py-2">
              {t('asPage')}
            </TextLink>
            <ShipmentActions shipment={shipment} />
          </div>
          <ShipmentView shipment={shipment} noteId={noteId} heading="h3" />
        </>
      )}
    </OpenedPanel>
  );
}

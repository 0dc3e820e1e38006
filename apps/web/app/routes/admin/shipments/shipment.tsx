import { readShipmentAsStaff } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { ArrowLeft } from 'lucide-react';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DASHBOARD } from '../admin-paths.ts';
import { ShipmentActions } from './shipment-actions.tsx';
import { ShipmentView } from './shipment-view.tsx';
import { workOnShipment } from './work-on-shipment.server.ts';
import type { Route } from './+types/shipment.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const path = { shipmentId: params.shipmentId };
  const shipment = await askOrThrow(request, readShipmentAsStaff, { path });
  return { shipment, noteId: crypto.randomUUID() };
}

export async function action({ request, params }: Route.ActionArgs) {
  return workOnShipment(request, params.shipmentId);
}

/** One shipment by itself, for links and small screens. */
export default function ShipmentPage({ loaderData }: Route.ComponentProps) {
  const t = useT('console-shipments');
  const { shipment, noteId } = loaderData;
  const number = formatTrackingNumber(shipment.trackingNumber);
  return (
    <>
      <PageHead title={t('shipmentMeta', { number })} />
      <TextLink to={DASHBOARD} className="inline-flex min-h-11 items-center gap-2 text-sm">
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {t('toList')}
      </TextLink>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="wide text-2xl">{number}</h1>
        <div className="flex flex-wrap gap-x-4 text-sm">
          <ShipmentActions shipment={shipment} />
        </div>
      </div>
      <ShipmentView shipment={shipment} noteId={noteId} heading="h2" />
    </>
  );
}

import { readShipmentAsStaff } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useNavigation, useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DASHBOARD, shipmentPath } from '../admin-paths.ts';
import { WorkPanel } from '../work-panel.tsx';
import { keepWhileSame } from '../keep-while-same.ts';
import { withPart } from '../with-part.ts';
import { readOpen } from './list-address.ts';
import { ShipmentActions } from './shipment-actions.tsx';
import { ShipmentView } from './shipment-view.tsx';
import type { Route } from './+types/panel.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const shipmentId = readOpen(new URL(request.url).searchParams);
  if (shipmentId === undefined) return null;
  const path = { shipmentId };
  const answer = await ask(request, readShipmentAsStaff({ path, ...onBehalfOf(request) }));
  if (answer.ok) return { shipment: answer.data };
  const { code, requestId } = answer.refusal;
  return { shipment: null, missing: code === 'shipment_not_found', requestId };
}

export const shouldRevalidate = keepWhileSame(readOpen);

/** The open shipment beside the list. */
export default function ShipmentPanel({ loaderData }: Route.ComponentProps) {
  const t = useT('console-shipments');
  const loaded = loaderData;
  const [params] = useSearchParams();
  const next = useNavigation().location;
  const wanted =
    next?.pathname === DASHBOARD ? readOpen(new URLSearchParams(next.search)) : readOpen(params);
  const closed = withPart(params, { shipment: null });
  if (wanted === undefined) return null;
  if (wanted !== loaded?.shipment?.id && wanted !== readOpen(params)) {
    return (
      <WorkPanel wide title={t('loading')} closed={closed} opener={`open-${wanted}`}>
        <TextSkeleton lines={12} />
      </WorkPanel>
    );
  }
  if (loaded === null || loaded.shipment === null) {
    return (
      <WorkPanel wide title={t('shipment')} closed={closed} opener={`open-${wanted}`}>
        {loaded?.missing === true ? (
          <p>{t('missing')}</p>
        ) : (
          <ErrorState
            title={t('failed')}
            requestId={loaded?.requestId}
            retry={withPart(params, {})}
          />
        )}
      </WorkPanel>
    );
  }
  const { shipment } = loaded;
  return (
    <WorkPanel
      wide
      title={formatTrackingNumber(shipment.trackingNumber)}
      closed={closed}
      opener={`open-${wanted}`}
    >
      <div className="-mt-2 mb-4 flex flex-wrap items-center gap-x-4 text-sm">
        <TextLink to={shipmentPath(shipment.id)} className="py-2">
          {t('asPage')}
        </TextLink>
        <ShipmentActions shipment={shipment} />
      </div>
      <ShipmentView shipment={shipment} heading="h3" />
    </WorkPanel>
  );
}

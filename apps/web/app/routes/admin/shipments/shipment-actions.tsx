import type { StaffShipment, StaffShipmentLine } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useLocation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { actPath } from '../edits/edit-paths.ts';
import { possibleActs } from '../edits/possible-acts.ts';
import { usePermissions } from '../use-permissions.ts';

type ShipmentActionsProps = { shipment: StaffShipmentLine | StaffShipment };

/** What can be done with a shipment, in its row and on its page. Each act leads back to here. */
export function ShipmentActions({ shipment }: ShipmentActionsProps) {
  const t = useT('console-shipments');
  const edits = useT('console-edits');
  const { pathname, search } = useLocation();
  const number = formatTrackingNumber(shipment.trackingNumber);
  const acts = possibleActs(shipment, usePermissions());
  return (
    <span className="flex flex-wrap gap-x-3">
      {acts.map((act) => (
        <TextLink
          key={act}
          to={actPath(shipment.id, act, pathname + search)}
          aria-label={edits('actOn', { act: edits(`act.${act}`), number })}
          className="py-2"
        >
          {edits(`act.${act}`)}
        </TextLink>
      ))}
      <TextLink
        // what the public sees, beside the console
        to={`/track?ref=${shipment.trackingNumber}`}
        reloadDocument
        aria-label={t('trackOf', { number })}
        className="py-2"
      >
        {t('track')}
      </TextLink>
    </span>
  );
}

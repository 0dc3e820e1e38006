import type { StaffShipment, StaffShipmentLine } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useLocation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { actPath } from '../edits/edit-paths.ts';
import { possibleActs } from '../edits/possible-acts.ts';
import { usePermissions } from '../signed-in.ts';

type ShipmentActionsProps = {
  shipment: StaffShipmentLine | StaffShipment;
  /** One below the other, in a menu. */
  stacked?: boolean;
};

/** The acts on a shipment, in its row and on its page. Each one returns here. */
export function ShipmentActions({ shipment, stacked = false }: ShipmentActionsProps) {
  const t = useT('console-shipments');
  const edits = useT('console-edits');
  const { pathname, search } = useLocation();
  const number = formatTrackingNumber(shipment.trackingNumber);
  const acts = possibleActs(shipment, usePermissions());
  const look = stacked ? 'px-2 py-1.5' : 'py-2';
  return (
    <span className={stacked ? 'flex flex-col' : 'flex flex-wrap gap-x-3'}>
      {acts.map((act) => (
        <TextLink
          key={act}
          to={actPath(shipment.id, act, pathname + search)}
          aria-label={edits('actOn', { act: edits(`act.${act}`), number })}
          className={look}
        >
          {edits(`act.${act}`)}
        </TextLink>
      ))}
      {/* the public page is outside the console */}
      <TextLink
        reloadDocument
        to={`/track?ref=${shipment.trackingNumber}`}
        aria-label={t('trackOf', { number })}
        className={look}
      >
        {t('track')}
      </TextLink>
    </span>
  );
}

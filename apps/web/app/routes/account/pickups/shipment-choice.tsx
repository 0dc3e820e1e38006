import type { CollectableShipments } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useT } from '../../../platform/catalogs.tsx';
import { Checkbox, OptionGroup } from '../../../ui/choice.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Each shipment is a field of its own, before its number. */
export const CHOSEN = 'shipment:';

type ShipmentChoiceProps = {
  /** Null when they did not load. */
  shipments: CollectableShipments['shipments'] | null;
  typed: Record<string, string>;
};

export function ShipmentChoice({ shipments, typed }: ShipmentChoiceProps) {
  const t = useT('pickups');
  if (shipments === null) return <Notice tone="note" title={t('shipmentsFailed')} />;
  if (shipments.length === 0) return null;
  return (
    <OptionGroup legend={t('shipmentsLegend')} help={t('shipmentsHelp')}>
      <ul className="max-h-72 divide-y divide-hairline overflow-y-auto border-y border-hairline">
        {shipments.map(({ trackingNumber, to }) => (
          <li key={trackingNumber}>
            <Checkbox
              name={`${CHOSEN}${trackingNumber}`}
              defaultChecked={`${CHOSEN}${trackingNumber}` in typed}
              label={
                <>
                  <span className="numerals block">{formatTrackingNumber(trackingNumber)}</span>
                  <span className="block text-sm text-muted">{t('shipmentTo', { place: to })}</span>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </OptionGroup>
  );
}

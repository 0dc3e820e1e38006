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
  /** Selected before the form was opened. */
  picked: readonly string[];
  /** Of a form that came back. */
  typed: Record<string, string> | undefined;
};

export function ShipmentChoice({ shipments, picked, typed }: ShipmentChoiceProps) {
  const t = useT('pickups');
  if (shipments === null) return <Notice tone="note" title={t('shipmentsFailed')} />;
  const isPicked = ({ trackingNumber }: (typeof shipments)[number]) =>
    picked.includes(trackingNumber);
  const here = shipments.filter(isPicked);
  const notHere = picked.length - here.length;
  const notice = notHere > 0 && <Notice tone="note" title={t('notHere', { count: notHere })} />;
  if (shipments.length === 0) return notice;
  const inOrder = [...here, ...shipments.filter((shipment) => !isPicked(shipment))];
  const isChosen = (shipment: (typeof shipments)[number]) =>
    typed === undefined ? isPicked(shipment) : `${CHOSEN}${shipment.trackingNumber}` in typed;
  return (
    <OptionGroup legend={t('shipmentsLegend')} help={t('shipmentsHelp')}>
      {notice}
      <ul className="max-h-72 divide-y divide-hairline overflow-y-auto border-y border-hairline">
        {inOrder.map((shipment) => {
          const { trackingNumber, to } = shipment;
          return (
            <li key={trackingNumber}>
              <Checkbox
                name={`${CHOSEN}${trackingNumber}`}
                defaultChecked={isChosen(shipment)}
                label={
                  <>
                    <span className="numerals block">{formatTrackingNumber(trackingNumber)}</span>
                    <span className="block text-sm text-muted">
                      {t('shipmentTo', { place: to })}
                    </span>
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
    </OptionGroup>
  );
}

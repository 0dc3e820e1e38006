import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useSearchParams } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { withPart } from '../../../platform/list-address.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { ROW_LINK } from '../use-row-keys.ts';
import { readOpen } from './list-address.ts';

/** The number of a shipment, which opens its panel beside the list. */
export function OpenLink({ id, trackingNumber }: { id: string; trackingNumber: string }) {
  const t = useT('console-shipments');
  const [params] = useSearchParams();
  const number = formatTrackingNumber(trackingNumber);
  return (
    <TextLink
      id={`open-${id}`}
      to={withPart(params, { shipment: id, export: null })}
      preventScrollReset
      aria-label={t('open', { number })}
      aria-current={readOpen(params) === id ? 'true' : undefined}
      className="numerals whitespace-nowrap"
      {...{ [ROW_LINK]: '' }}
    >
      {number}
    </TextLink>
  );
}

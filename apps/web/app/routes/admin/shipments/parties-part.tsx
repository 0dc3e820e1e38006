import type { StaffParty, StaffShipment } from '@waypost/contract/client';
import { formatCountry } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Address } from '../member-marks.tsx';
import { Part } from './view-part.tsx';

export function PartiesPart({ shipment }: { shipment: StaffShipment }) {
  const t = useT('console-shipments');
  return (
    <Part title={t('parties')}>
      <dl className="divide-y divide-hairline">
        <Party role={t('recipient')} party={shipment.recipient} />
        <Party role={t('shipper')} party={shipment.shipper} />
      </dl>
    </Part>
  );
}

function Party({ role, party }: { role: string; party: StaffParty }) {
  const t = useT('console-shipments');
  const address = usePostalLine(party);
  const { emailAlerts, smsAlerts } = party;
  const ways = emailAlerts && smsAlerts ? 'byBoth' : emailAlerts ? 'byEmail' : 'bySms';
  return (
    <div className="grid grid-cols-[minmax(6rem,2fr)_minmax(0,5fr)] gap-3 py-1.5">
      <dt className="text-muted">{role}</dt>
      <dd className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{party.name}</span>
        {party.email !== '' && (
          <span className="block">
            <Address email={party.email} />
          </span>
        )}
        {party.phone !== '' && <span className="block tabular-nums">{party.phone}</span>}
        {address !== '' && <span className="block">{address}</span>}
        <span className="block text-muted">
          {emailAlerts || smsAlerts ? t('alertsOn', { ways: t(ways) }) : t('alertsOff')}
        </span>
      </dd>
    </div>
  );
}

/** An address in one line: joined from its parts, or as it was typed. */
function usePostalLine(party: StaffParty): string {
  const locale = useLocale();
  if (party.line1 === '') return party.address;
  const town = [party.postalCode, party.city].filter(Boolean).join(' ');
  const country = party.country === null ? '' : formatCountry(party.country, locale);
  return [party.line1, party.line2, town, party.region, country].filter(Boolean).join(', ');
}

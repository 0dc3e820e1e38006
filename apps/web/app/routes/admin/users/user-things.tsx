import type { OwnShipment, Pickup, SavedAddress, SavedCard } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { formatCountry, formatShortDay } from '@waypost/i18n/formats';
import type { PageLocale } from '@waypost/i18n/locales';
import type { Translate } from '@waypost/i18n/messages';
import { CardName } from '../../../parcels/card-name.tsx';
import { StatusBadge } from '../../../parcels/status-badge.tsx';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Section } from '../../../ui/panel.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { pickupPath, shipmentPath } from '../admin-paths.ts';

export function UserShipments(props: { shipments: OwnShipment[]; className: string }) {
  const t = useT('console-users');
  const words = useWords();
  return (
    <Section title={t('newestShipments')} className={props.className}>
      {props.shipments.length === 0 ? (
        <p className="text-muted">{t('noShipments')}</p>
      ) : (
        <Table
          dense
          caption={t('newestShipments')}
          rows={props.shipments}
          columns={shipmentColumns(t, words)}
        />
      )}
    </Section>
  );
}

function shipmentColumns(
  t: Translate<'console-users'>,
  { money, service }: ReturnType<typeof useWords>,
): Column<OwnShipment>[] {
  return [
    { name: t('date'), cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      name: t('tracking'),
      heads: true,
      cell: ({ id, trackingNumber, from, to }) => (
        <>
          <TextLink to={shipmentPath(id)} className="numerals whitespace-nowrap">
            {formatTrackingNumber(trackingNumber)}
          </TextLink>
          <span className="block text-sm font-normal text-muted">
            {from} → {to}
          </span>
        </>
      ),
    },
    { name: t('service'), cell: (shipment) => service(shipment.service) },
    { name: t('status'), cell: ({ status }) => <StatusBadge status={status} /> },
    { name: t('recipient'), cell: ({ toName }) => toName },
    {
      name: t('cost'),
      numeric: true,
      cell: ({ priceCents, currency }) => money(priceCents, currency),
    },
  ];
}

export function UserAddresses({ addresses }: { addresses: SavedAddress[] }) {
  const t = useT('console-users');
  const locale = useLocale();
  return (
    <Section title={t('addresses')}>
      {addresses.length === 0 && <p className="text-muted">{t('noAddresses')}</p>}
      <ul className="divide-y divide-hairline">
        {addresses.map((address) => (
          <li key={address.id} className="py-2.5">
            <span className="flex flex-wrap items-center gap-x-3 font-semibold">
              {address.name}
              {address.isDefault && <Badge>{t('defaultAddress')}</Badge>}
            </span>
            <span className="block text-sm wrap-anywhere">
              {[
                address.line1,
                address.line2,
                `${address.postalCode} ${address.city}`.trim(),
                address.region,
                formatCountry(address.country, locale),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            {address.email !== '' && (
              <span className="block text-sm text-muted">{address.email}</span>
            )}
            {address.phone !== '' && <span className="text-sm text-muted">{address.phone}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function UserCards({ cards }: { cards: SavedCard[] }) {
  const t = useT('console-users');
  return (
    <Section title={t('cards')}>
      {cards.length === 0 && <p className="text-muted">{t('noCards')}</p>}
      <ul className="divide-y divide-hairline">
        {cards.map((card) => (
          <li key={card.id} className="py-2.5">
            <CardName card={card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function UserPickups(props: { pickups: Pickup[]; className: string }) {
  const t = useT('console-users');
  const words = useT('pickups');
  const locale = useLocale();
  return (
    <Section title={t('pickups')} className={props.className}>
      {props.pickups.length === 0 ? (
        <p className="text-muted">{t('noPickups')}</p>
      ) : (
        <Table
          dense
          caption={t('pickups')}
          rows={props.pickups}
          columns={pickupColumns(t, words, locale)}
        />
      )}
    </Section>
  );
}

function pickupColumns(
  t: Translate<'console-users'>,
  words: Translate<'pickups'>,
  locale: PageLocale,
): Column<Pickup>[] {
  return [
    {
      name: t('pickup'),
      heads: true,
      cell: ({ id }) => (
        <TextLink to={pickupPath(id)} className="numerals whitespace-nowrap">
          {id}
        </TextLink>
      ),
    },
    { name: t('day'), cell: ({ date }) => formatShortDay(date, locale) },
    { name: t('window'), cell: ({ window }) => <span className="numerals">{window}</span> },
    { name: t('address'), cell: ({ addressText }) => addressText },
    { name: t('status'), cell: ({ status }) => words(`status.${status}`) },
  ];
}

import type { BoardPickup } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { formatShortDay } from '@waypost/i18n/formats';
import { PickupStatus } from '../../../parcels/pickup-status.tsx';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Facts } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { shipmentPath, USERS } from '../admin-paths.ts';
import { usePieces } from './pickup-words.ts';
import { RoundLink } from './round-link.tsx';

type PickupFactsProps = { pickup: BoardPickup; mayDispatch: boolean };

/** The requested and the planned window are shown side by side, because they may differ. */
export function PickupFacts({ pickup, mayDispatch }: PickupFactsProps) {
  const t = useT('console-pickups');
  const words = useT('pickups');
  const locale = useLocale();
  const pieces = usePieces();
  const { customer, contact, shipments, frequency, instructions, missedReason, round } = pickup;
  const timeOf = ({ date, window }: { date: string; window: string }) =>
    `${formatShortDay(date, locale)}, ${window}`;
  return (
    <Facts
      dense
      facts={[
        [t('status'), <PickupStatus key="status" status={pickup.status} />],
        missedReason !== null && [t('missedReason'), t(`reason.${missedReason}`)],
        [t('asked'), timeOf(pickup.asked)],
        [t('planned'), timeOf(pickup.planned)],
        [
          t('round'),
          round === null ? (
            t('noRound')
          ) : (
            <RoundLink key="round" id={round.id} mayDispatch={mayDispatch}>
              {`${round.name}, ${formatShortDay(round.day, locale)}`}
            </RoundLink>
          ),
        ],
        frequency !== null && [t('repeats'), words(`frequency.${frequency}`)],
        [t('made'), <Time key="made" at={pickup.createdAt} />],
        [
          t('customer'),
          customer === null ? (
            t('guest')
          ) : (
            <TextLink key="customer" to={`${USERS}/${customer.id}`}>
              {customer.name || customer.id}
            </TextLink>
          ),
        ],
        [
          t('contact'),
          <span key="contact">
            {contact.name}
            {contact.phone !== '' && (
              <a
                className="block underline"
                href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}
              >
                {contact.phone}
              </a>
            )}
            <span className="block">{contact.email}</span>
          </span>,
        ],
        [t('address'), pickup.addressText],
        instructions !== '' && [
          t('instructions'),
          <span key="instructions" className="whitespace-pre-line">
            {instructions}
          </span>,
        ],
        [t('pieces'), pieces(pickup)],
        [
          t('shipments'),
          shipments.length === 0 ? (
            t('noShipments')
          ) : (
            <ul key="shipments">
              {shipments.map(({ id, trackingNumber, to }) => (
                <li key={id}>
                  <TextLink to={shipmentPath(id)} className="numerals whitespace-nowrap">
                    {formatTrackingNumber(trackingNumber)}
                  </TextLink>
                  <span className="block text-sm text-muted">{to}</span>
                </li>
              ))}
            </ul>
          ),
        ],
      ]}
    />
  );
}

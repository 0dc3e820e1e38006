import type { Handover, Receipt } from '@waypost/contract/client';
import { formatDayAndTime } from '@waypost/i18n/formats';
import { useWindowFacts } from '../../parcels/handover-words.ts';
import { PointAddress, PointHours } from '../../parcels/service-point-card.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Section } from '../../ui/panel.tsx';

/** Day, place and the next step; nothing once we have the parcel. */
export function ReceiptHandover({ receipt }: { receipt: Receipt }) {
  const t = useT('handover');
  const { handover, shipper } = receipt;
  if (handover?.state === 'done' || receipt.cancelledAt !== null || !receipt.cancellable)
    return null;
  const address = `/track/handover?${new URLSearchParams({ ref: receipt.trackingNumber })}`;
  return (
    <Section title={t('title')}>
      <p className="text-lg font-semibold" data-testid="handover">
        <Says handover={handover} />
      </p>
      {handover?.state === 'planned' && handover.pickup !== null && (
        <>
          {handover.pickup.moved && <p className="mt-2">{t('moved')}</p>}
          <p className="mt-3 text-muted">{t('ready')}</p>
          <p>{[shipper.line1, shipper.postalCode, shipper.city].filter(Boolean).join(', ')}</p>
        </>
      )}
      {handover?.point?.open === true && (
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <PointAddress point={handover.point} />
          <PointHours point={handover.point} />
          {handover.state === 'planned' && <p className="text-muted">{t('bring')}</p>}
        </div>
      )}
      {handover?.changeable !== false && (
        <div className="mt-4 print:hidden">
          <ChangeUntil handover={handover} />
          <LinkButton look={isSettled(handover) ? 'secondary' : 'primary'} to={address}>
            {t(isSettled(handover) ? 'change' : 'chooseNow')}
          </LinkButton>
        </div>
      )}
    </Section>
  );
}

function isSettled(handover: Handover | null): boolean {
  return handover?.state === 'planned' || handover?.state === 'waiting';
}

function ChangeUntil({ handover }: { handover: Handover | null }) {
  const t = useT('handover');
  const locale = useLocale();
  const pickup = handover?.pickup;
  if (handover?.state !== 'planned' || !pickup?.cutOffAt) return null;
  const moment = formatDayAndTime(new Date(pickup.cutOffAt), locale, pickup.timeZone);
  return (
    <p className="mb-3 text-sm text-muted" suppressHydrationWarning>
      {t('changeUntil', { moment })}
    </p>
  );
}

/** One sentence: what will happen, or what has to be chosen. */
function Says({ handover }: { handover: Handover | null }): string {
  const t = useT('handover');
  const factsOf = useWindowFacts();
  if (handover === null) return t('none');
  const { state, pickup, point } = handover;
  if (point !== null) {
    const { name } = point;
    if (state === 'ended') return t('pointClosed', { name });
    return t(state === 'waiting' ? 'pointWaiting' : 'point', { name });
  }
  if (pickup === null) return t('none');
  const facts = factsOf(pickup);
  switch (state) {
    case 'waiting':
      return t('waiting', facts);
    case 'missed':
      return t('missed', facts);
    case 'no_place':
      return t('noPlace');
    case 'ended':
      return t('cancelled', facts);
    default:
      return t('planned', facts);
  }
}

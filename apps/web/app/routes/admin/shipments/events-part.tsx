import type { StaffEvent, StaffShipment } from '@waypost/contract/client';
import { isVoidable } from '@waypost/domain/tracking';
import { doorWord } from '@waypost/i18n/event-word';
import { EyeOff, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { classes } from '../../../ui/classes.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { voidPath } from '../edits/edit-paths.ts';
import { Lines, Part } from './view-part.tsx';
import { usePermissions } from '../signed-in.ts';

/** All events, newest first, including those that the public does not see. */
export function EventsPart({ shipment }: { shipment: StaffShipment }) {
  const t = useT('console-shipments');
  return (
    <Part title={t('events')}>
      <Lines
        lines={shipment.events.map((event) => (
          <Event key={event.scanId} event={event} shipment={shipment} />
        ))}
      />
    </Part>
  );
}

function Event({ event, shipment }: { event: StaffEvent; shipment: StaffShipment }) {
  const t = useT('console-shipments');
  const words = useT('parcels');
  const { place, money } = useWords();
  const door = doorWord(event);
  const what = [
    words(`event.${event.code}`),
    event.setStatus === null ? '' : t('setTo', { status: words(`status.${event.setStatus}`) }),
    event.reason === null ? '' : t(`kind.${event.reason}`),
    door === null ? '' : words(door),
    event.pieceNo === 0 ? '' : t('piece', { number: event.pieceNo }),
  ];
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className={classes('font-semibold', event.voided && 'line-through')}>
          {what.filter(Boolean).join(', ')}
        </span>
        {event.visibility === 'internal' && (
          <Sign icon={<EyeOff aria-hidden="true" className="size-3.5" />}>{t('internal')}</Sign>
        )}
        {event.voided && (
          <Sign icon={<Undo2 aria-hidden="true" className="size-3.5" />}>{t('voided')}</Sign>
        )}
      </span>
      <span className="block">
        <Time at={event.occurredAt} />
        {event.place !== null && `, ${place(event.place)}`}
      </span>
      {event.note !== null && <span className="block">{event.note}</span>}
      {event.signedBy !== null && (
        <span className="block">{t('signedBy', { name: event.signedBy })}</span>
      )}
      {event.collected !== null && (
        <span className="block">
          {t('collected', { amount: money(event.collected.cents, event.collected.currency) })}
        </span>
      )}
      <span className="block text-muted">
        {t('recordedBy', { who: event.staffName ?? event.source.name })}{' '}
        <Time at={event.recordedAt} />
      </span>
      <TakeBack event={event} shipment={shipment} />
    </>
  );
}

function TakeBack({ event, shipment }: { event: StaffEvent; shipment: StaffShipment }) {
  const t = useT('console-edits');
  const words = useT('parcels');
  const mayWrite = usePermissions().includes('shipments:write');
  const isPossible = isVoidable(event.code) && !event.voided && shipment.status !== 'Cancelled';
  if (!mayWrite || !isPossible) return null;
  return (
    <TextLink
      to={voidPath(shipment.id, event)}
      aria-label={t('takeBackOf', { event: words(`event.${event.code}`) })}
    >
      {t('takeBack')}
    </TextLink>
  );
}

function Sign({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 rounded bg-track px-1.5 text-xs font-semibold">
      {icon}
      {children}
    </span>
  );
}

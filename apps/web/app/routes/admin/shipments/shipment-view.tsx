import type { StaffShipment } from '@waypost/contract/client';
import type { Box } from '@waypost/domain/measures';
import { formatShortDay } from '@waypost/i18n/formats';
import type { ComponentProps } from 'react';
import { StatusBadge } from '../../../parcels/status-badge.tsx';
import { hasSize, useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { customerPath } from '../admin-paths.ts';
import { Address } from '../member-marks.tsx';
import { Notes } from '../notes/notes-part.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { EventsPart } from './events-part.tsx';
import { MoneyParts } from './money-parts.tsx';
import { PartiesPart } from './parties-part.tsx';
import { RecordParts } from './record-parts.tsx';
import { Facts } from '../../../ui/panel.tsx';
import { Lines, Part, PartHeading } from './view-part.tsx';

type ShipmentViewProps = { shipment: StaffShipment; noteId: string; heading: 'h2' | 'h3' };

/** Everything about one shipment: in one column beside the list, in more where there is room. */
export function ShipmentView({ shipment, noteId, heading }: ShipmentViewProps) {
  const t = useT('console-shipments');
  return (
    <PartHeading value={heading}>
      <div className="@container text-sm">
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={shipment.status} />
          <Lateness shipment={shipment} />
          <span className="text-muted">
            {t('version', { version: shipment.version })} <Time at={shipment.updatedAt} />
          </span>
        </p>
        <div className="space-y-5 gap-x-8 @3xl:columns-2 @6xl:columns-3">
          <ShipmentPart shipment={shipment} />
          <NotesPart notes={shipment.notes} newId={noteId} />
          <DeliveryPart delivery={shipment.delivery} />
          <EventsPart shipment={shipment} />
          <PartiesPart shipment={shipment} />
          <PiecesPart shipment={shipment} />
          <MoneyParts shipment={shipment} />
          <RecordParts shipment={shipment} />
        </div>
      </div>
    </PartHeading>
  );
}

function NotesPart(props: ComponentProps<typeof Notes>) {
  const t = useT('console-notes');
  return (
    <Part title={t('title')}>
      <Notes {...props} />
    </Part>
  );
}

function Lateness({ shipment: { late, dueOn } }: { shipment: StaffShipment }) {
  const t = useT('console-shipments');
  const locale = useLocale();
  if (!late || dueOn === null) return null;
  return (
    <strong className="text-exception">{t('late', { day: formatShortDay(dueOn, locale) })}</strong>
  );
}

function ShipmentPart({ shipment }: { shipment: StaffShipment }) {
  const t = useT('console-shipments');
  const { place, service } = useWords();
  const { customer, lastLocation, cancelledAt, cancelledBy } = shipment;
  const { hold, incoterm, references, orderReference } = shipment;
  return (
    <Part title={t('shipment')}>
      <Facts
        dense
        facts={[
          [t('route'), t('fromTo', shipment)],
          [t('service'), service(shipment.service)],
          [t('booked'), <Time key="at" at={shipment.createdAt} />],
          cancelledAt === null
            ? null
            : [
                t('cancelled'),
                <>
                  <Time at={cancelledAt} />
                  {cancelledBy !== null && `, ${t(`cancelledBy.${cancelledBy}`)}`}
                </>,
              ],
          hold === null ? null : [t('hold'), t(`hold.${hold}`)],
          lastLocation === null ? null : [t('lastLocation'), place(lastLocation)],
          incoterm === null ? null : [t('incoterm'), incoterm],
          orderReference === null ? null : [t('orderReference'), orderReference],
          references.length === 0 ? null : [t('references'), references.join(', ')],
          [
            t('account'),
            customer === null ? (
              t('guest')
            ) : (
              <>
                <TextLink to={customerPath(customer.id)}>
                  {customer.name || customer.email}
                </TextLink>
                {customer.name !== '' && (
                  <>
                    , <Address email={customer.email} />
                  </>
                )}
              </>
            ),
          ],
        ]}
      />
    </Part>
  );
}

function PiecesPart({ shipment }: { shipment: StaffShipment }) {
  const t = useT('console-shipments');
  const { weight, size } = useWords();
  const each = weight(shipment.weightGrams);
  const measuresOf = (box: Box) =>
    hasSize(box) ? `${weight(box.weightGrams)}, ${size(box)}` : weight(box.weightGrams);
  return (
    <Part title={t('pieces')}>
      {shipment.parcels === null && (
        <p className="py-1.5">
          {hasSize(shipment)
            ? t('eachPiece', { weight: each, size: size(shipment) })
            : t('eachPieceUnmeasured', { weight: each })}
        </p>
      )}
      <Lines
        lines={shipment.pieceStates.map(({ number, pieceNo, status }) => {
          const parcel = shipment.parcels?.[pieceNo - 1];
          return (
            <span key={number} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>
                <span className="numerals">{number}</span>
                {parcel !== undefined && (
                  <span className="block text-sm text-muted">{measuresOf(parcel)}</span>
                )}
              </span>
              <StatusBadge status={status} />
            </span>
          );
        })}
      />
      {shipment.items.length > 0 && (
        <>
          <p className="mt-2 font-semibold">{t('goods')}</p>
          <Lines lines={shipment.items.map((item) => t('goodsLine', item))} />
        </>
      )}
    </Part>
  );
}

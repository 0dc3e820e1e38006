import type { BoardPickup } from '@waypost/contract/client';
import { holdsPlace } from '@waypost/domain/pickups';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useT } from '../../../platform/catalogs.tsx';
import { usePieces } from './pickup-words.ts';

type PrintedListProps = { title: string; pickups: BoardPickup[] };

/** The list for the courier, on paper only: pickups that are still open, each with a box to tick. */
export function PrintedList({ title, pickups }: PrintedListProps) {
  const t = useT('console-pickups');
  const open = pickups.filter(({ status }) => holdsPlace(status));
  return (
    <section className="hidden print:block">
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mb-3 text-sm">{t('printed', { count: open.length })}</p>
      <ol className="border-t border-ink">
        {open.map((pickup, at) => (
          <PrintedPickup key={pickup.id} place={at + 1} pickup={pickup} />
        ))}
      </ol>
    </section>
  );
}

function PrintedPickup({ place, pickup }: { place: number; pickup: BoardPickup }) {
  const t = useT('console-pickups');
  const pieces = usePieces();
  const { id, addressText, contact, instructions, note, shipments } = pickup;
  return (
    <li className="grid break-inside-avoid grid-cols-[1.5rem_minmax(0,1fr)_12rem_5rem] gap-x-4 border-b border-hairline py-2 text-sm">
      <span className="numerals">{place}</span>
      <div>
        <p className="font-semibold">{addressText}</p>
        <p>{[contact.name, contact.phone].filter(Boolean).join(', ')}</p>
        {instructions !== '' && <p className="whitespace-pre-line">{instructions}</p>}
        {note !== '' && <p className="font-semibold whitespace-pre-line">{note}</p>}
      </div>
      <div>
        <p className="numerals">{id}</p>
        <p>{pieces(pickup)}</p>
        {shipments.map(({ trackingNumber }) => (
          <p key={trackingNumber} className="numerals whitespace-nowrap">
            {formatTrackingNumber(trackingNumber)}
          </p>
        ))}
      </div>
      <p className="flex items-start gap-2">
        <span className="size-5 border border-ink" />
        {t('taken')}
      </p>
    </li>
  );
}

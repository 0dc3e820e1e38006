import type { PublicPiece } from '@waypost/contract/client';
import { eventWord } from '@waypost/i18n/event-word';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { formatDayAndTime } from '@waypost/i18n/formats';
import { StatusBadge } from '../../parcels/status-badge.tsx';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { classes } from '../../ui/classes.ts';
import { Section } from '../../ui/panel.tsx';

type PiecesProps = {
  pieces: PublicPiece[];
  /** The piece whose own number was asked for. */
  chosen: number | null;
};

const SHOWN = 10;

/** Every piece of a shipment with its own number, status and last event. */
export function Pieces({ pieces, chosen }: PiecesProps) {
  const t = useT('tracking');
  if (pieces.length === 0) return null;
  // The one asked for stands first.
  const asked = pieces.filter((piece) => piece.pieceNo === chosen);
  const ordered = [...asked, ...pieces.filter((piece) => piece.pieceNo !== chosen)];
  const rest = ordered.slice(SHOWN);
  return (
    <Section title={t('piecesTitle', { count: pieces.length })} id="pieces">
      <PieceList pieces={ordered.slice(0, SHOWN)} chosen={chosen} />
      {rest.length > 0 && (
        <details className="details-in-print">
          <summary className="inline-flex min-h-12 items-center font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal print:hidden">
            {t('morePieces', { count: rest.length })}
          </summary>
          <PieceList pieces={rest} chosen={chosen} />
        </details>
      )}
    </Section>
  );
}

function PieceList({ pieces, chosen }: PiecesProps) {
  return (
    <ul className="divide-y divide-hairline">
      {pieces.map((piece) => (
        <Piece key={piece.pieceNo} piece={piece} isChosen={piece.pieceNo === chosen} />
      ))}
    </ul>
  );
}

function Piece({ piece, isChosen }: { piece: PublicPiece; isChosen: boolean }) {
  const t = useT('tracking');
  return (
    <li
      aria-current={isChosen ? 'true' : undefined}
      className={classes(
        'grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]',
        isChosen && 'rounded bg-panel px-4',
      )}
    >
      <p>
        <span className="font-semibold">{t('pieceNumber', { number: piece.pieceNo })}</span>{' '}
        <span className="numerals ms-2 whitespace-nowrap text-muted">
          {formatTrackingNumber(piece.number)}
        </span>
      </p>
      <p className="sm:row-span-2 sm:self-center">
        <StatusBadge status={piece.status} />
      </p>
      <p className="text-sm text-muted" suppressHydrationWarning>
        {useLastEvent(piece)}
        {isChosen && <span className="block font-semibold text-ink">{t('pieceChosen')}</span>}
      </p>
    </li>
  );
}

function useLastEvent({ lastEvent }: PublicPiece): string {
  const t = useT('tracking');
  const words = useT('parcels');
  const locale = useLocale();
  const { place } = useWords();
  if (lastEvent === null) return t('pieceUnscanned');
  const event = words(eventWord(lastEvent));
  const when = formatDayAndTime(new Date(lastEvent.at), locale, lastEvent.timeZone);
  return lastEvent.place === null
    ? t('pieceEvent', { event, when })
    : t('pieceEventIn', { event, place: place(lastEvent.place), when });
}

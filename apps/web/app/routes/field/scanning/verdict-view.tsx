import { useT } from '../../../platform/catalogs.tsx';
import { formatRef } from './format-ref.ts';
import { wordsOfLane } from './lane-name.ts';
import type { Verdict, VerdictKind } from './judge-piece.ts';
import type { Signal } from './signals.ts';

type Tone = { signal: Signal; colours: string };

/** Each kind has its own colour and sound; the text says the same for people who cannot see or hear them. */
const TONES = {
  good: { signal: 'good', colours: 'bg-delivered text-ground' },
  already: { signal: 'already', colours: 'bg-in-transit text-ground' },
  unknown: { signal: 'unknown', colours: 'bg-out-for-delivery text-ground' },
  wrong: { signal: 'bad', colours: 'bg-exception text-ground' },
  stop: { signal: 'stop', colours: 'bg-exception text-ground' },
} satisfies Record<string, Tone>;

const TONE_OF: Record<VerdictKind, Tone> = {
  right: TONES.good,
  unlisted: TONES.good,
  already: TONES.already,
  undone: TONES.already,
  unexpected: TONES.unknown,
  stop: TONES.stop,
  not_piece: TONES.wrong,
  no_piece: TONES.wrong,
  foreign: TONES.wrong,
  not_stored: TONES.wrong,
  not_mine: TONES.wrong,
  elsewhere: TONES.unknown,
  not_away: TONES.wrong,
  not_container: TONES.wrong,
  other_lane: TONES.wrong,
};

/** Verdicts besides `right` that show the lane. */
const WITH_LANE: readonly VerdictKind[] = ['already', 'elsewhere', 'other_lane'];

export function toneOf(kind: VerdictKind): Tone {
  return TONE_OF[kind];
}

/** The largest size at which the code fits on a line of 360 px. */
export function laneSize({ length }: string, isHuge: boolean): string {
  if (length > 7) return 'text-4xl';
  if (length > 4) return 'text-5xl';
  return isHuge ? 'text-8xl' : 'text-6xl';
}

type VerdictViewProps = {
  verdict: Verdict;
  rightWord: string;
  unexpectedText: string | undefined;
  showsLane: boolean;
};

export function VerdictView(props: VerdictViewProps) {
  const { verdict, rightWord, unexpectedText, showsLane } = props;
  const t = useT('field');
  const { kind, lane, flags, ref, pieceNo, pieceCount } = verdict;
  const isRight = kind === 'right' || kind === 'unlisted';
  const words = lane && wordsOfLane(t, lane);
  return (
    <div className="arrive text-center">
      <p className={showsLane && lane && isRight ? 'text-xl font-semibold' : 'wide text-4xl'}>
        {isRight ? rightWord : t(`verdict.${kind}`)}
      </p>
      {!isRight && kind !== 'already' && kind !== 'undone' && (
        <p className="mt-3 text-lg">
          {(kind === 'unexpected' && unexpectedText) || t(`verdict.${kind}.text`)}
        </p>
      )}
      {words && (isRight || WITH_LANE.includes(kind)) && (
        <p className="mt-4">
          <span className="sr-only">{t('scan.lane')} </span>
          <span className={`wide block ${laneSize(words.large, showsLane)}`}>{words.large}</span>
          {words.below !== '' && <span className="mt-1 block text-xl">{words.below}</span>}
        </p>
      )}
      {flags.includes('express') && (
        <p className="mt-3 text-xl font-semibold">{t('scan.express')}</p>
      )}
      {flags.includes('cash') && <p className="mt-1 text-xl font-semibold">{t('scan.cash')}</p>}
      {ref !== '' && (
        <p className="mt-4">
          <span dir="ltr" className="numerals block text-lg">
            {formatRef(ref)}
          </span>
          {pieceCount > 1 && t('scan.piece', { pieceNo, count: pieceCount })}
        </p>
      )}
    </div>
  );
}

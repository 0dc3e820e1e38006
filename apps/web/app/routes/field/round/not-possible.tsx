import { MISSED_REASONS } from '@waypost/domain/pickups';
import { useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { giveSignal } from '../scanning/signals.ts';
import { useStoring } from '../use-storing.tsx';
import { ChoosePieces } from './choose-pieces.tsx';
import type { DoorProps } from './door-props.ts';
import { likelyPieces } from './outcomes-of-pieces.ts';
import { recordFailed, recordRoundAct } from './record-stop.ts';

/** The reason that the courier chooses, and the tracking reason it stands for. */
const REASONS = {
  absent: 'failed_attempt',
  closed: 'failed_attempt',
  no_access: 'failed_attempt',
  no_payment: 'failed_attempt',
  no_identity: 'failed_attempt',
  wrong_code: 'failed_attempt',
  unsafe: 'failed_attempt',
  incomplete: 'address',
  moved: 'address',
  unknown_here: 'address',
  damaged_on_sight: 'damage',
  refused: 'refused',
} as const;
type Seen = keyof typeof REASONS;
const SEEN = Object.keys(REASONS) as Seen[];
/** Not offered here, because the courier has reached the door. */
const MISSED = MISSED_REASONS.filter((reason) => reason !== 'courier_did_not_come');

export function NotPossible({ stop, of, open, outcomes, done, back }: DoorProps) {
  const t = useT('field');
  const words = useT('parcels');
  const isPickup = stop.kind === 'pickup';
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(likelyPieces(open, outcomes)));
  const [seen, setSeen] = useState('');
  const [note, setNote] = useState('');
  const [cardLeft, setCardLeft] = useState(false);
  const { store, isBusy, trouble: notStored } = useStoring();
  const [trouble, setTrouble] = useState('');
  const wordOf = (each: Seen) => (each === 'refused' ? t('fail.refused') : words(`detail.${each}`));
  const options: { value: string; word: string }[] = isPickup
    ? MISSED.map((value) => ({ value, word: t(`missed.${value}`) }))
    : SEEN.map((value) => ({ value, word: wordOf(value) }));

  const record = async () => {
    setTrouble('');
    if (isPickup) {
      const isNew = await recordRoundAct(of, 'pickup_failed', seen);
      giveSignal(isNew ? 'good' : 'already');
      return isNew ? done(null) : setTrouble(t('fail.already'));
    }
    const detail = seen as Seen;
    const actId = await recordFailed(of, {
      pieces: open.filter((number) => chosen.has(number)),
      reason: REASONS[detail],
      detail: detail === 'refused' ? null : detail,
      note: note.trim(),
      cardLeft,
    });
    giveSignal(actId === null ? 'already' : 'good');
    await done(actId);
  };
  return (
    <Frame
      title={t('stop.notPossible')}
      acts={
        <>
          {trouble !== '' && <Notice tone="problem" title={trouble} />}
          {notStored}
          <div className="flex flex-wrap gap-3">
            <Button size="large" look="secondary" onClick={back}>
              {t('app.back')}
            </Button>
            <Button
              size="large"
              className="grow"
              disabled={seen === '' || (!isPickup && chosen.size === 0)}
              busy={isBusy}
              onClick={() => void store(record)}
            >
              {t('stop.confirm')}
            </Button>
          </div>
        </>
      }
    >
      <div className="grid gap-5">
        {!isPickup && (
          <ChoosePieces open={open} outcomes={outcomes} chosen={chosen} onChange={setChosen} />
        )}
        <fieldset>
          <legend className="font-semibold">{t('fail.why')}</legend>
          {options.map(({ value, word }) => (
            <label key={value} className="flex min-h-12 items-center gap-3">
              <input
                type="radio"
                name="why"
                className="size-6 shrink-0"
                checked={seen === value}
                onChange={() => {
                  setSeen(value);
                  setTrouble('');
                }}
              />
              {word}
            </label>
          ))}
        </fieldset>
        {!isPickup && (
          <>
            <TextArea
              label={t('fail.note')}
              value={note}
              maxLength={1_000}
              // prevents the browser from storing the text on disk for autofill
              autoComplete="off"
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
            <label className="flex min-h-12 items-center gap-3">
              <input
                type="checkbox"
                className="size-6"
                checked={cardLeft}
                onChange={({ currentTarget }) => setCardLeft(currentTarget.checked)}
              />
              {t('fail.card')}
            </label>
          </>
        )}
      </div>
    </Frame>
  );
}

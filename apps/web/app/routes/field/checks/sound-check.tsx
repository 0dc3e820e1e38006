import { useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { canVibrate, giveSignal, type Signal } from '../scanning/signals.ts';
import { CheckSection, type CheckProps, type CheckState } from './check-section.tsx';

const SIGNALS: readonly Signal[] = ['good', 'already', 'unknown', 'bad', 'stop'];

export function SoundCheck({ report }: CheckProps) {
  const t = useT('field');
  const [isGiven, setGiven] = useState(false);
  const [state, setState] = useState<CheckState>('untried');
  const give = (signal: Signal) => {
    giveSignal(signal);
    setGiven(true);
  };
  const answer = (heard: boolean) => {
    setState(heard ? 'good' : 'bad');
    report(t(heard ? 'sound.heard' : 'sound.notHeard'));
  };
  return (
    <CheckSection
      title={t('sound.title')}
      text={t('sound.text')}
      state={state}
      result={
        state === 'bad' ? t('sound.help') : isGiven && !canVibrate() && t('sound.noVibration')
      }
    >
      {SIGNALS.map((signal) => (
        <Button key={signal} size="large" look="secondary" onClick={() => give(signal)}>
          {t(`sound.${signal}`)}
        </Button>
      ))}
      {isGiven && (
        <span className="flex basis-full flex-wrap gap-3">
          <Button size="large" onClick={() => answer(true)}>
            {t('sound.heard')}
          </Button>
          <Button size="large" look="secondary" onClick={() => answer(false)}>
            {t('sound.notHeard')}
          </Button>
        </span>
      )}
    </CheckSection>
  );
}

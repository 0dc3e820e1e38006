import { readBadgeCode } from '@waypost/domain/badge-code';
import type { PageLocale } from '@waypost/i18n/locales';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { ScanCamera } from '../scanning/scan-camera.tsx';
import { giveSignal } from '../scanning/signals.ts';
import { useWedge } from '../scanning/use-wedge.ts';
import { sendSoon } from '../store/send-acts.ts';
import { beginShift, useSession } from '../store/session.ts';
import { chooseLanguage } from '../use-chosen-language.ts';
import { useStoring } from '../use-storing.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PinField } from './pin-field.tsx';

const WHY_CLOSED = {
  pins: 'lock.gone',
  unauthenticated: 'unsent.revoked',
  shift_needed: 'unsent.again',
} as const;

/** `back`: to the shift that is locked, if there is one. */
export function BeginShift({ back }: { back?: () => void }) {
  const t = useT('field');
  const session = useSession();
  const navigate = useNavigate();
  const why = session.phase === 'signed-out' ? session.why : undefined;
  const [badge, setBadge] = useState('');
  const [trouble, setTrouble] = useState('');
  const { store, isBusy, trouble: notStored } = useStoring();
  const pinField = useRef<HTMLInputElement>(null);

  const onText = (text: string) => {
    const code = readBadgeCode(text);
    giveSignal(code === null ? 'bad' : 'good');
    setTrouble(code === null ? t('start.notBadge') : '');
    if (code === null) return;
    setBadge(code);
    pinField.current?.focus();
  };
  useWedge(onText);

  const begin = async (pin: string) => {
    const code = readBadgeCode(badge);
    setTrouble(code === null ? t('start.notBadge') : '');
    if (code === null) return;
    const begun = await beginShift(code, pin);
    if (!begun.ok) return setTrouble(begun.code === 'away' ? t('start.away') : begun.message);
    sendSoon();
    void navigate('/field', { replace: true });
    if (begun.locale !== '') await chooseLanguage(begun.locale as PageLocale);
  };

  return (
    <Frame title={t('start.title')}>
      {why && <Notice tone="problem" title={t(WHY_CLOSED[why])} className="mb-5" />}
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void store(() => begin(pinField.current?.value ?? ''));
        }}
      >
        <Field
          label={t('start.badge')}
          help={t('start.badgeHelp')}
          value={badge}
          onChange={(event) => setBadge(event.currentTarget.value)}
          dir="ltr"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <ScanCamera onText={onText} startWord={t('start.scanBadge')} />
        <PinField ref={pinField} />
        {trouble !== '' && <Notice tone="problem" title={trouble} />}
        {notStored}
        <Button type="submit" size="large" busy={isBusy}>
          {t('start.begin')}
        </Button>
        {back && (
          <Button look="secondary" size="large" onClick={back}>
            {t('lock.back')}
          </Button>
        )}
      </form>
      <LanguageChoice />
    </Frame>
  );
}

import type { HandoverKind } from '@waypost/domain/tracking';
import { formatMoney } from '@waypost/i18n/formats';
import { useRef, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { readLabelCode } from '../scanning/label-code.ts';
import { giveSignal } from '../scanning/signals.ts';
import { useWedge } from '../scanning/use-wedge.ts';
import { useStoring } from '../use-storing.tsx';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { ChoosePieces } from './choose-pieces.tsx';
import { DeliveryCode } from './delivery-code.tsx';
import type { DoorProps } from './door-props.ts';
import { useDoorFix } from './door-fix.ts';
import { joinPictures } from './join-pictures.ts';
import { likelyPieces } from './outcomes-of-pieces.ts';
import type { CodeState } from './judge-code.ts';
import { PhotoField } from './photo-field.tsx';
import { kindsFor, lacksProof, proofsFor } from './proofs.ts';
import { recordHandover } from './record-stop.ts';
import { SignatureField, type SignatureHandle } from './signature-field.tsx';

/** Ways to hand over at the door of the address itself. */
const AT_THE_DOOR: readonly HandoverKind[] = ['recipient', 'household', 'reception', 'safe_place'];

/** Everything on one page, in the order of the steps at the door; one tap if no proof is required. */
export function HandOver({ stop, of, open, outcomes, done, back }: DoorProps) {
  const t = useT('field');
  const words = useT('parcels');
  const locale = useLocale();
  const { rules, due } = stop;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(likelyPieces(open, outcomes)));
  const [scanned, setScanned] = useState<ReadonlySet<string>>(new Set());
  const [isSure, setSure] = useState(false);
  const [kind, setKind] = useState<HandoverKind>('recipient');
  const [name, setName] = useState('');
  const [photo, setPhoto] = useState<ImageBitmap | null>(null);
  const [isPaid, setPaid] = useState(false);
  const [code, setCode] = useState<CodeState>('none');
  const [trouble, setTrouble] = useState('');
  const { store, isBusy, trouble: notStored } = useStoring();
  const signature = useRef<SignatureHandle>(null);
  const doorFix = useDoorFix();

  const proofs = proofsFor(rules, kind, code);
  // pieces that were chosen may have been held since
  const given = open.filter((number) => chosen.has(number));
  const unloaded = given.filter((number) => !outcomes.has(number) && !scanned.has(number));
  useWedge((text) => {
    const read = readLabelCode(text);
    const number = read.kind === 'piece' ? makePieceNumber(read.trackingNumber, read.pieceNo) : '';
    const isHere = open.includes(number);
    giveSignal(isHere ? 'good' : 'bad');
    setTrouble(isHere ? '' : t('stop.notHere'));
    if (!isHere) return;
    setChosen(new Set([...chosen, number]));
    setScanned(new Set([...scanned, number]));
  });

  const missing = (): string => {
    if (given.length === 0) return t('stop.choosePiece');
    if (unloaded.length > 0 && !isSure) return t('stop.notLoaded', { count: unloaded.length });
    const isSigned = signature.current?.isEmpty() === false;
    const taken = { name: name.trim(), isSigned, hasPhoto: photo !== null };
    const lacks = lacksProof(proofs, taken, code);
    if (lacks !== '') return t(lacks);
    if (due !== null && !isPaid) return t('stop.cashNeeded');
    return '';
  };
  const record = async () => {
    const signed = proofs.signature ? (signature.current?.canvas() ?? null) : null;
    const actId = await recordHandover(of, {
      pieces: given,
      handover: kind,
      signedBy: proofs.takesName ? name.trim() : '',
      picture: await joinPictures(proofs.photo ? photo : null, signed),
      collected: due,
      fix: AT_THE_DOOR.includes(kind) ? doorFix() : null,
    });
    giveSignal(actId === null ? 'already' : 'good');
    await done(actId);
  };
  const confirm = () => {
    const lacks = missing();
    setTrouble(lacks);
    if (lacks !== '') return giveSignal('bad');
    void store(record);
  };
  return (
    <Frame
      title={t('stop.handOver')}
      acts={
        <>
          {trouble !== '' && <Notice tone="problem" title={trouble} />}
          {notStored}
          <div className="flex flex-wrap gap-3">
            <Button size="large" look="secondary" onClick={back}>
              {t('app.back')}
            </Button>
            <Button size="large" className="grow" busy={isBusy} onClick={confirm}>
              {t('stop.confirm')}
            </Button>
          </div>
        </>
      }
    >
      <div className="grid gap-5">
        <ChoosePieces
          open={open}
          outcomes={outcomes}
          chosen={chosen}
          inHand={{ unloaded: unloaded.length, isSure, onSure: setSure }}
          onChange={(next) => {
            setChosen(next);
            setSure(false);
            setTrouble('');
          }}
        />
        <Select
          label={t('stop.who')}
          value={kind}
          onChange={({ currentTarget }) => {
            setKind(currentTarget.value as HandoverKind);
            setTrouble('');
          }}
        >
          <Choices of={kindsFor(rules)} name={(each) => words(`handover.${each}`)} />
        </Select>
        {proofs.takesName && (
          <Field
            label={t('stop.name')}
            value={name}
            maxLength={120}
            autoComplete="off"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
        {proofs.code && <DeliveryCode stopNo={stop.stopNo} state={code} onState={setCode} />}
        {proofs.signature && <SignatureField ref={signature} />}
        {proofs.photo && <PhotoField photo={photo} onPhoto={setPhoto} />}
        {due !== null && (
          <label className="flex min-h-14 items-center gap-3 rounded bg-out-for-delivery-ground p-3 text-lg font-semibold text-out-for-delivery">
            <input
              type="checkbox"
              className="size-6 shrink-0"
              checked={isPaid}
              onChange={({ currentTarget }) => setPaid(currentTarget.checked)}
            />
            {t('stop.paid', { amount: formatMoney(due.cents, due.currency, locale) })}
          </label>
        )}
      </div>
    </Frame>
  );
}

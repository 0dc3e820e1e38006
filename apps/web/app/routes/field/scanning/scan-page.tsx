import { type ReactNode, useRef, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Frame } from '../frame.tsx';
import { undo, UNDO_MS } from '../store/queue.ts';
import { mustBeSeen, NOT_STORED, type Verdict } from './judge-piece.ts';
import { ScanCamera } from './scan-camera.tsx';
import { giveSignal } from './signals.ts';
import { toneOf, VerdictView } from './verdict-view.tsx';
import { useWakeLock } from './use-wake-lock.ts';
import { useWedge } from './use-wedge.ts';

/** The verdict of a scan, and the act that can be undone. */
export type ScanResult = {
  verdict: Verdict;
  actId?: string | undefined;
  /** Updates what the page shows after the act was undone. */
  undone?: () => Promise<void>;
  /** Nothing was recorded yet: it has to be confirmed. */
  question?: { yes: string; no: string; confirmed: () => Promise<ScanResult> };
};

type ScanPageProps = {
  title: string;
  /** Instruction shown before the first scan. */
  hint: string;
  back?: string;
  scanned: (text: string) => Promise<ScanResult>;
  /** Shown for a piece that is right. */
  rightWord: string;
  /** Instruction for a piece that is not expected here; by default it goes to the office. */
  unexpectedText?: string;
  /** Shows the lane in huge type, readable from two metres away. */
  showsLane?: boolean;
  /** Shown beside the result, such as a count. */
  children?: ReactNode;
};

/**
 * Scans label after label. Each result is shown by colour, text, tone and vibration before the next scan is taken.
 */
export function ScanPage(props: ScanPageProps) {
  const { title, hint, back = '/field', scanned, showsLane = false, children } = props;
  const t = useT('field');
  const [result, setResult] = useState<ScanResult & { at: number }>();
  const [canUndo, setCanUndo] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const turn = useRef<Promise<void>>(Promise.resolve());
  const waitsForEye = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useWakeLock();

  const take = async (scan: () => Promise<ScanResult>): Promise<void> => {
    if (waitsForEye.current) return giveSignal('bad');
    const beganAt = performance.now();
    // a scan that fails must not block the next
    const next = await scan().catch((): ScanResult => ({ verdict: NOT_STORED }));
    const { kind } = next.verdict;
    waitsForEye.current = mustBeSeen(kind);
    giveSignal(toneOf(kind).signal);
    performance.measure('scan told', { start: beganAt, detail: kind });
    setResult({ ...next, at: beganAt });
    clearTimeout(timer.current);
    setCanUndo(next.actId !== undefined);
    timer.current = setTimeout(() => setCanUndo(false), UNDO_MS);
  };
  /** Handles scans one at a time, in the order in which they were made. */
  const takeNext = (scan: () => Promise<ScanResult>) => {
    turn.current = turn.current.then(() => take(scan));
  };
  const onText = (text: string) => takeNext(() => scanned(text));
  useWedge(onText);

  const takeBack = async () => {
    if (result?.actId === undefined) return;
    const isUndone = await undo(result.actId).catch(() => false);
    setCanUndo(false);
    if (!isUndone) return giveSignal('bad');
    await result.undone?.();
    giveSignal('already');
    setResult({ verdict: { ...result.verdict, kind: 'undone' }, at: performance.now() });
  };
  const see = () => {
    waitsForEye.current = false;
    setResult(undefined);
  };
  const question = result?.question;
  const insist = () => {
    see();
    if (question !== undefined) takeNext(question.confirmed);
  };

  const verdict = result?.verdict;
  const isStopped = verdict !== undefined && mustBeSeen(verdict.kind);
  return (
    <Frame
      title={title}
      back={back}
      tone={verdict && toneOf(verdict.kind).colours}
      acts={
        isStopped ? (
          <>
            {question && (
              <Button size="large" look="secondary" onClick={insist}>
                {question.yes}
              </Button>
            )}
            <Button ref={focus} size="large" look="secondary" onClick={see}>
              {question?.no ?? t('scan.seen')}
            </Button>
          </>
        ) : (
          <>
            {canUndo && (
              <Button look="secondary" size="large" onClick={() => void takeBack()}>
                {t('scan.undo')}
              </Button>
            )}
            {isTyping ? (
              <TypedNumber onText={onText} />
            ) : (
              <Button look="quiet" onClick={() => setTyping(true)}>
                {t('scan.type')}
              </Button>
            )}
            <ScanCamera onText={onText} startWord={t('camera.start')} />
          </>
        )
      }
    >
      <div role={isStopped ? 'alert' : 'status'} className="flex grow flex-col justify-center">
        {verdict === undefined ? (
          <p className="text-center text-xl text-muted">{hint}</p>
        ) : (
          <VerdictView
            key={result?.at}
            verdict={verdict}
            rightWord={props.rightWord}
            unexpectedText={props.unexpectedText}
            showsLane={showsLane}
          />
        )}
      </div>
      {!isStopped && children}
    </Frame>
  );
}

/** Enter works like the button, for hubs with a keyboard. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** For labels that cannot be read by a camera. */
function TypedNumber({ onText }: { onText: (text: string) => void }) {
  const t = useT('field');
  return (
    <form
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = new FormData(form).get('number');
        if (typeof typed === 'string' && typed.trim() !== '') onText(typed);
        form.reset();
      }}
    >
      <Field
        label={t('scan.number')}
        name="number"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="min-w-0 grow"
      />
      <Button type="submit" look="secondary" className="shrink-0">
        {t('scan.enter')}
      </Button>
    </form>
  );
}

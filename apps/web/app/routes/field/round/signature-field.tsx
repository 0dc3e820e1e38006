import SignaturePad from 'signature_pad';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';

export type SignatureHandle = { isEmpty(): boolean; canvas(): HTMLCanvasElement | null };

const HEIGHT = 180;

/** Drawn with a finger, black on white whatever the theme: it becomes a picture. */
export function SignatureField({ ref }: { ref: Ref<SignatureHandle> }) {
  const t = useT('field');
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  useEffect(() => {
    const drawn = canvas.current;
    if (drawn === null) return undefined;
    drawn.width = drawn.clientWidth;
    drawn.height = HEIGHT;
    const created = new SignaturePad(drawn, { backgroundColor: '#ffffff', penColor: '#000000' });
    pad.current = created;
    return () => created.off();
  }, []);
  useImperativeHandle(ref, () => ({
    isEmpty: () => pad.current?.isEmpty() ?? true,
    canvas: () => canvas.current,
  }));
  return (
    <div>
      <p className="font-semibold">{t('stop.signature')}</p>
      <canvas
        ref={canvas}
        aria-label={t('stop.signature')}
        role="img"
        className="mt-1.5 h-45 w-full touch-none rounded border border-edge"
      />
      <Button look="quiet" onClick={() => pad.current?.clear()}>
        {t('stop.clear')}
      </Button>
    </div>
  );
}

import { directionOf } from '@waypost/i18n/locales';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useT } from '../platform/catalogs.tsx';
import { useLocale } from '../platform/visitor.ts';
import type { CardEntry, Tokenised } from './card-entry.ts';
import {
  frameAddress,
  type FrameLook,
  type PageMessage,
  readFrameMessage,
} from './card-frame-messages.ts';

type CardFrameProps = {
  origin: string;
  ref: Ref<CardEntry>;
  /** Called with every change of the card, also when it stays complete or incomplete. */
  onChange: (complete: boolean) => void;
};

/** After this time the card form is treated as failed. */
const PATIENCE_MS = 10_000;
const FIRST_HEIGHT_PX = 230;

/** The provider's page in a frame: our scripts cannot read what is typed there. */
export function CardFrame({ origin, ref, onChange }: CardFrameProps) {
  const t = useT('card');
  const look = useFrameLook();
  const [address] = useState(() => frameAddress(origin, look, window.location.origin));
  const [height, setHeight] = useState(FIRST_HEIGHT_PX);
  const [isReady, setReady] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const awaited = useRef(new Map<string, (answer: Tokenised) => void>());
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });

  const tell = (message: PageMessage) =>
    frame.current?.contentWindow?.postMessage({ source: 'waypost-page', ...message }, origin);

  useImperativeHandle(ref, () => ({
    focus: () => tell({ type: 'focus' }),
    tokenise: (billingDetails) =>
      new Promise((resolve) => {
        const requestId = crypto.randomUUID();
        awaited.current.set(requestId, resolve);
        tell({ type: 'tokenise', requestId, billingDetails });
        const gaveUp = { ok: false, message: t('failed') } as const;
        setTimeout(() => {
          if (awaited.current.delete(requestId)) resolve(gaveUp);
        }, PATIENCE_MS);
      }),
  }));

  useEffect(() => {
    const answer = (requestId: string, tokenised: Tokenised) => {
      awaited.current.get(requestId)?.(tokenised);
      awaited.current.delete(requestId);
    };
    const hear = (event: MessageEvent) => {
      const message = readFrameMessage(event, frame.current?.contentWindow ?? null, origin);
      switch (message?.type) {
        case 'ready':
          return setReady(true);
        case 'height':
          return setHeight(Math.min(600, Math.max(100, Math.ceil(message.pixels))));
        case 'change':
          return changed.current(message.complete);
        case 'token':
          return answer(message.requestId, { ok: true, paymentMethodId: message.paymentMethodId });
        case 'refused':
          return answer(message.requestId, { ok: false, message: message.message });
        case undefined:
          return undefined;
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin]);

  const { theme, lang, dir } = look;
  useEffect(() => {
    if (!isReady) return;
    frame.current?.contentWindow?.postMessage(
      { source: 'waypost-page', type: 'look', theme, lang, dir },
      origin,
    );
  }, [isReady, theme, lang, dir, origin]);

  return (
    <>
      {/* Isolated by its own origin; a sandboxed frame would have an opaque origin and could not identify itself. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        src={address}
        title={t('frame')}
        height={height}
        // it has 5 px around its fields for their focus outline
        className="-mx-[5px] block w-[calc(100%+10px)] border-0"
      />
      <Arriving isReady={isReady} />
    </>
  );
}

/** A frame that is blocked or fails to load fires no event. */
function Arriving({ isReady }: { isReady: boolean }) {
  const t = useT('card');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  if (isReady) return null;
  return (
    <p role="status" className="text-sm text-muted">
      {isLate ? t('failed') : t('loading')}
    </p>
  );
}

function useFrameLook(): FrameLook {
  const locale = useLocale();
  const [isDark, setDark] = useState(() => darkScheme().matches);
  useEffect(() => {
    const scheme = darkScheme();
    const change = () => setDark(scheme.matches);
    scheme.addEventListener('change', change);
    return () => scheme.removeEventListener('change', change);
  }, []);
  return { theme: isDark ? 'dark' : 'light', lang: locale, dir: directionOf(locale) };
}

function darkScheme(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

import { useT } from '../../platform/catalogs.tsx';
import { useAskAgain } from '../../platform/use-ask-again.ts';

/** The booking was taken and is not finished yet. The page asks until it is, with or without scripts. */
export function Creating() {
  const t = useT('billing');
  useAskAgain();
  return (
    <div role="status" className="py-16">
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <div aria-hidden="true" className="relative mb-8 h-1.5 max-w-xl overflow-hidden bg-track">
        <span className="travel block h-full w-1/4 bg-signal" />
      </div>
      <h1 className="wide text-4xl">{t('creating')}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{t('creatingText')}</p>
    </div>
  );
}

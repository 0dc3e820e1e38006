import { lazy, type Ref, Suspense, useEffect } from 'react';
import { useT } from '../platform/catalogs.tsx';
import type { CardProvider } from '../platform/security-headers.ts';
import { classes } from '../ui/classes.ts';
import { useScripted } from '../ui/use-scripted.ts';
import type { CardEntry } from './card-entry.ts';
import { CardFrame } from './card-frame.tsx';

/** Fetched only where Stripe is the provider. */
const StripeCard = lazy(async () => ({ default: (await import('./stripe-card.tsx')).StripeCard }));

type CardFieldsProps = {
  /** Hides the card while another method is chosen, but keeps what was typed. */
  isChosen: boolean;
  provider: CardProvider;
  /** What will be paid with it; null when it is only saved. */
  total: { cents: number; currency: string } | null;
  entry: Ref<CardEntry>;
  onChange: (complete: boolean) => void;
  error: string | undefined;
  /** What to do where scripts are off. */
  noScript: string;
};

export function CardFields(props: CardFieldsProps) {
  const { isChosen, provider, total, entry, onChange, error, noScript } = props;
  const t = useT('card');
  const scripted = useScripted();
  useOwnDocument();
  return (
    <div className={classes('px-1 pb-3', !isChosen && 'hidden')}>
      <noscript>
        <p className="font-semibold">{noScript}</p>
      </noscript>
      {scripted &&
        (provider.stripeKey === '' ? (
          <CardFrame origin={provider.sandboxOrigin} ref={entry} onChange={onChange} />
        ) : (
          <Suspense fallback={<p className="text-sm text-muted">{t('loading')}</p>}>
            <StripeCard
              publishableKey={provider.stripeKey}
              total={total}
              ref={entry}
              onChange={onChange}
            />
          </Suspense>
        ))}
      {error !== undefined && (
        <p role="alert" className="mt-2 text-sm font-semibold text-exception">
          {error}
        </p>
      )}
      <p className="mt-2 text-sm text-muted">{t('privacy')}</p>
    </div>
  );
}

/**
 * Only documents on which a card is entered allow the provider's frame. After a client-side navigation, from a link
 * or the back button, the policy of the previous document still applies.
 */
function useOwnDocument(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded === undefined) return;
    if (new URL(loaded.name).pathname !== window.location.pathname) window.location.reload();
  }, []);
}

import { useEffect } from 'react';
import { Form } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAskAgain } from '../../platform/use-ask-again.ts';

type PaymentStepProps = {
  /** A page of the payment provider. */
  url: string;
  /** Redirects by itself, except for a payer who was there already or used the back button. */
  goes: boolean;
};

/**
 * The payer approves at the provider. It is a page between, not a redirect of the form: browsers hold
 * the way of a form to the sites it may post to, and a bank may be any site.
 */
export function PaymentStep({ url, goes }: PaymentStepProps) {
  const t = useT('billing');
  useEffect(() => {
    // In place of this page, so that the back button leads to the form.
    if (goes) window.location.replace(url);
  }, [goes, url]);
  useAskAgain(!goes);
  return (
    <div className="max-w-prose py-16">
      {goes && (
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${url}`} />
        </noscript>
      )}
      <h1 className="wide text-4xl">{t('stepTitle')}</h1>
      <p className="mt-4 mb-8 text-lg text-muted">{t('stepText')}</p>
      {!goes && (
        <Notice tone="note" title={t('stepWaiting')} className="mb-8">
          {t('stepLater')}
        </Notice>
      )}
      <Form method="post" className="flex flex-wrap gap-3">
        <LinkButton to={url}>{t('stepGo')}</LinkButton>
        <Button type="submit" name="step" value="give-up" look="secondary">
          {t('stepGiveUp')}
        </Button>
      </Form>
    </div>
  );
}

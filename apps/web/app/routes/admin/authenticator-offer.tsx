import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import type { ShownRefusal } from '../../platform/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { inGroups, type Offer } from './offer.ts';
import { useSending } from '../../platform/post-form.tsx';

type AuthenticatorOfferProps = {
  offer: Offer;
  /** The answer to the last code. */
  answered: { malformed: boolean; refusal: ShownRefusal | null };
};

export function AuthenticatorOffer({ offer, answered }: AuthenticatorOfferProps) {
  const t = useT('admin');
  const busy = useSending();
  const code = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const first = !answered.malformed && answered.refusal === null;
    (first ? heading : code).current?.focus();
  }, [answered]);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-lg outline-none">
        {t('scanTitle')}
      </h2>
      {/* Dark on light in both themes, because cameras do not read inverted codes. */}
      <div className="inline-block rounded bg-on-deep p-4">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(offer.qrSvg)}`}
          alt={t('scanAlt')}
          width={192}
          height={192}
        />
      </div>
      <dl className="my-5">
        <dt className="text-sm text-muted">{t('secretLabel')}</dt>
        <dd className="numerals mt-1 text-lg" data-testid="secret">
          {inGroups(offer.secret)}
        </dd>
      </dl>
      <Form method="post" noValidate className="space-y-5">
        <input type="hidden" name="secret" value={offer.secret} />
        <input type="hidden" name="qrSvg" value={offer.qrSvg} />
        <CodeInput
          // After a refused code the boxes start empty, for the next code.
          key={answered.refusal?.requestId}
          ref={code}
          name="code"
          label={t('confirmLabel')}
          error={answered.malformed && t('confirmMalformed')}
        />
        <Button type="submit" className="w-full" busy={busy}>
          {busy ? t('confirming') : t('confirm')}
        </Button>
      </Form>
      <Form method="post" className="mt-3">
        <Button type="submit" look="quiet" busy={busy}>
          {t('newSecret')}
        </Button>
      </Form>
    </>
  );
}

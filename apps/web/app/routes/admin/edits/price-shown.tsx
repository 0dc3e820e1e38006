import type { EntryPrice } from '@waypost/contract/client';
import { useEffect, useRef } from 'react';
import { useActionData } from 'react-router';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';

/** What it will cost, before it is booked. */
export function PriceShown() {
  const t = useT('console-edits');
  const words = useT('parcels');
  const { money } = useWords();
  const answered = useActionData<{ priced?: EntryPrice } | undefined>();
  const priced = answered?.priced;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (priced !== undefined) shown.current?.focus();
  }, [priced]);
  return (
    <div className="mt-5">
      <Button type="submit" name="price-only" value="yes" look="secondary" size="small">
        {t('showPrice')}
      </Button>
      {priced !== undefined && (
        <div
          ref={shown}
          tabIndex={-1}
          role="group"
          aria-label={t('priceShown')}
          className="mt-3 max-w-md rounded bg-panel p-4 text-sm"
        >
          <dl>
            {priced.lines.map(({ kind, cents, currency }) => (
              <div key={kind} className="flex justify-between gap-4 py-1">
                <dt>{words(`charge.${kind}`)}</dt>
                <dd className="numerals">{money(cents, currency)}</dd>
              </div>
            ))}
            <div className="flex justify-between gap-4 border-t border-hairline pt-2 text-base font-semibold">
              <dt>{words('total')}</dt>
              <dd className="numerals">{money(priced.totalCents, priced.currency)}</dd>
            </div>
          </dl>
          <p className="mt-2 text-muted">{t('priceShownText')}</p>
        </div>
      )}
    </div>
  );
}

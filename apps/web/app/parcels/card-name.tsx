import type { SavedCard } from '@waypost/contract/client';
import { useT } from '../platform/catalogs.tsx';
import { Badge } from '../ui/badge.tsx';

const BRANDS = ['visa', 'mastercard', 'amex', 'verve'] as const;

/** Visa ending 4242, for labels of buttons. */
export function useCardName(): (card: Pick<SavedCard, 'brand' | 'last4'>) => string {
  const t = useT('card');
  return ({ brand, last4 }) => {
    const known = BRANDS.find((name) => name === brand) ?? 'other';
    return t('number', { brand: t(`brand.${known}`), last4 });
  };
}

/** Which of the customer's cards it is: brand, last four digits, until when it works. */
export function CardName({ card }: { card: SavedCard }) {
  const t = useT('card');
  const { brand, last4, expMonth, expYear, isExpired, isDefault } = card;
  const known = BRANDS.find((name) => name === brand) ?? 'other';
  const date = `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold">{t(`brand.${known}`)}</span>
      <span className="numerals" dir="ltr">
        <span aria-hidden="true">•••• </span>
        {last4}
      </span>
      <span className={isExpired ? 'font-semibold text-exception' : 'text-muted'}>
        {t(isExpired ? 'expired' : 'expires', { date })}
      </span>
      {isDefault && <Badge>{t('default')}</Badge>}
    </span>
  );
}

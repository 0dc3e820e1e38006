import type { Receipt } from '@waypost/contract/client';
import { formatCountry } from '@waypost/i18n/formats';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Section } from '../../ui/panel.tsx';

type Item = Receipt['items'][number];

/** The goods as declared to customs. */
export function ReceiptItems({ items, currency }: { items: Item[]; currency: string }) {
  const t = useT('receipt');
  const { money, weight } = useWords();
  return (
    <Section title={t('itemsTitle')}>
      <table className="w-full">
        <caption className="sr-only">{t('itemsCaption')}</caption>
        <thead className="text-sm text-muted">
          <tr className="border-b border-hairline">
            <th scope="col" className="py-2 text-start font-normal">
              {t('item')}
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-normal">
              {t('weight')}
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-normal">
              {t('value')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            <tr key={at} className="border-b border-hairline align-baseline last:border-b-0">
              <th scope="row" className="py-2.5 text-start font-normal">
                <span className="numerals">{item.quantity} ×</span> {item.description}
                <Origin item={item} />
              </th>
              <td className="numerals py-2.5 ps-3 text-end">{weight(item.weightGrams)}</td>
              <td className="numerals py-2.5 ps-3 text-end">{money(item.valueCents, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Origin({ item }: { item: Item }) {
  const t = useT('receipt');
  const locale = useLocale();
  const { originCountry, hsCode } = item;
  const notes = [
    originCountry === null ? '' : t('origin', { country: formatCountry(originCountry, locale) }),
    hsCode === '' ? '' : t('hsCode', { code: hsCode }),
  ].filter((note) => note !== '');
  if (notes.length === 0) return null;
  return <span className="block text-sm text-muted">{notes.join(' · ')}</span>;
}

import type { Tariff } from '@waypost/domain/rates';
import { QUOTE } from '../../frame/links.ts';
import { lowestDomesticPrices } from '../../parcels/sample-prices.ts';
import { useTariffFigures } from '../../parcels/tariff-figures.ts';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const CARDS = [
  { id: 'documents', link: 'priceDocuments', to: QUOTE },
  { id: 'parcels', link: 'priceParcels', to: QUOTE },
  { id: 'b2b', link: 'priceB2b', to: '/contact?topic=sales' },
] as const;

export function DomesticPrices({ tariff }: { tariff: Tariff }) {
  const t = useT('domestic');
  const { maxPiece } = useTariffFigures(tariff);
  const { money } = useWords();
  const lowest = lowestDomesticPrices(tariff);
  const priceOf = (id: (typeof CARDS)[number]['id']) =>
    id === 'b2b' ? t('b2b.price') : t('fromPrice', { price: money(lowest[id], tariff.currency) });
  return (
    <section>
      <h2 className="wide text-3xl sm:text-4xl">{t('pricesTitle')}</h2>
      <p className="mt-4 mb-10 max-w-2xl text-lg text-muted">{t('pricesText')}</p>
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
        {CARDS.map(({ id, link, to }) => (
          <li key={id} className="flex flex-col border-t-[6px] border-ink pt-4">
            <h3 className="text-xl">{t(`${id}.name`)}</h3>
            <p className="wide mt-4 text-4xl md:text-3xl lg:text-4xl">{priceOf(id)}</p>
            <p className="numerals mt-2">{t(`${id}.range`)}</p>
            <p className="mt-4 mb-5 text-muted">{t(`${id}.text`, { maxPiece })}</p>
            <TextLink to={to} className="mt-auto self-start">
              {t(link)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { FREIGHT_MODES, PARCEL_LEVELS, type Tariff } from '@waypost/domain/rates';
import type { ReactNode } from 'react';
import { QUOTE } from '../../frame/links.ts';
import { useTariffFigures } from '../../parcels/tariff-figures.ts';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Link } from '../../platform/link.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Parcel, Pallet } from '../../ui/drawings/goods.tsx';
import type { ExampleRate } from './example-rates.server.ts';
import { Lane } from './lane.tsx';

type RatesProps = {
  tariff: Tariff;
  /** Null while the tariff in force is not known. */
  examples: { parcels: ExampleRate[]; freight: ExampleRate[] } | null;
};

export function Rates({ tariff, examples }: RatesProps) {
  const t = useT('home');
  const quote = useT('quote');
  const words = useT('parcels');
  const { codFee, insurance, insuranceMinimum } = useTariffFigures(tariff);
  return (
    <section id="rates" className="shell">
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-12">
        <h2 className="wide text-3xl sm:text-4xl lg:col-span-4">{t('ratesTitle')}</h2>
        <p className="text-lg text-muted lg:col-span-8">
          {examples === null ? t('ratesAway') : t('ratesText')}
        </p>
      </div>
      {examples !== null && (
        <div className="mt-10 space-y-12">
          <RateTable
            title={quote('kindParcel')}
            drawing={<Parcel className="h-12 w-auto" />}
            services={PARCEL_LEVELS.map((level) => words(`level.${level}`))}
            examples={examples.parcels}
            currency={tariff.currency}
          />
          <RateTable
            title={quote('kindFreight')}
            drawing={<Pallet className="h-12 w-auto" />}
            services={FREIGHT_MODES.map((mode) => words(`mode.${mode}`))}
            examples={examples.freight}
            currency={tariff.currency}
          />
        </div>
      )}
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
        <p className="max-w-2xl text-muted">
          {t('ratesNote', { codFee, insurance, insuranceMinimum })}
        </p>
        <LinkButton to={QUOTE}>{t('ratesLink')}</LinkButton>
      </div>
    </section>
  );
}

type RateTableProps = {
  title: string;
  drawing: ReactNode;
  services: string[];
  examples: ExampleRate[];
  currency: string;
};

function RateTable({ title, drawing, services, examples, currency }: RateTableProps) {
  const t = useT('home');
  return (
    <table className="w-full sm:table-fixed">
      <caption className="pb-3 text-start">
        <span className="flex items-end justify-between">
          <span className="font-display text-xl font-bold">{title}</span>
          {drawing}
        </span>
      </caption>
      <thead className="border-y-2 border-ink text-sm max-sm:sr-only">
        <tr>
          <th className="py-2 pe-4 text-start font-semibold">{t('ratesShipment')}</th>
          {services.map((service) => (
            <th key={service} className="w-[17%] py-2 ps-4 text-end font-semibold">
              {service}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:border-t-2 max-sm:border-ink">
        {examples.map((example) => (
          <Row key={example.address} example={example} services={services} currency={currency} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { example: ExampleRate; services: string[]; currency: string };

function Row({ example, services, currency }: RowProps) {
  const t = useT('home');
  const words = useT('parcels');
  const { money, size, weight } = useWords();
  const { from, to, box, pallets, dueCents, address } = example;
  const load =
    pallets === null
      ? t('ratesLoad', { weight: weight(box.weightGrams), size: size(box) })
      : t('ratesPallets', {
          pallets: words('pallets', { count: pallets }),
          weight: weight(box.weightGrams),
          size: size(box),
        });
  return (
    <tr className="group relative grid grid-cols-3 gap-y-2 border-b border-hairline py-4 hover:bg-panel sm:table-row">
      <th scope="row" className="col-span-3 text-start font-normal sm:py-4 sm:pe-4">
        <Link to={address} className="text-lg font-semibold after:absolute after:inset-0">
          <Lane from={from} to={to} arrowClassName="text-signal-text" />
        </Link>
        <span className="block text-sm text-muted">{load}</span>
      </th>
      {dueCents.map((cents, at) => (
        <td key={services[at]} className="sm:py-4 sm:ps-4 sm:text-end">
          <span aria-hidden="true" className="block text-sm text-muted sm:hidden">
            {services[at]}
          </span>
          <span className="numerals sm:text-lg">
            {cents === null ? '–' : money(cents, currency)}
          </span>
        </td>
      ))}
    </tr>
  );
}

import { CUT_OFF_HOUR } from '@waypost/domain/delivery-dates';
import { PARCEL_LEVELS, type Tariff } from '@waypost/domain/rates';
import { formatClock } from '@waypost/i18n/formats';
import { QUOTE } from '../../frame/links.ts';
import { lowestDomesticPrices } from '../../parcels/sample-prices.ts';
import { useTariffFigures } from '../../parcels/tariff-figures.ts';
import { tariffToExplain } from '../../parcels/tariff.server.ts';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { DomesticStreets } from '../../ui/drawings/domestic-streets.tsx';
import { AS } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DomesticPrices } from './domestic-prices.tsx';
import { DomesticSample } from './domestic-sample.tsx';
import type { Route } from './+types/domestic.ts';

export async function loader({ request }: Route.LoaderArgs) {
  return { tariff: await tariffToExplain(request) };
}

export default function Domestic({ loaderData }: Route.ComponentProps) {
  const { tariff } = loaderData;
  const t = useT('domestic');
  const frame = useT('frame');
  const { money } = useWords();
  const lowest = lowestDomesticPrices(tariff);
  return (
    <>
      <PageHead
        title={t('metaTitle')}
        description={t('metaDescription', {
          documents: money(lowest.documents, tariff.currency),
          parcels: money(lowest.parcels, tariff.currency),
        })}
        picture="domestic"
        service={frame('footerDomestic')}
      />
      <div className="on-deep bg-deep text-on-deep">
        <div className="shell grid items-center gap-x-14 gap-y-10 py-12 lg:grid-cols-12 lg:py-16">
          <div className="lg:col-span-7">
            <h1 className="wide text-4xl sm:text-6xl">{t('title')}</h1>
            <p className="mt-5 mb-8 max-w-xl text-lg text-on-deep-muted">{t('lead')}</p>
            <LinkButton to={QUOTE}>{t('quote')}</LinkButton>
          </div>
          <div className="max-lg:hidden lg:col-span-5">
            <DomesticStreets />
          </div>
        </div>
        <CutOffs tariff={tariff} />
      </div>
      <div className="shell space-y-24 pt-20">
        <DomesticPrices tariff={tariff} />
        <DomesticSample />
        <section className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
          <h2 className="wide text-3xl lg:col-span-4">{t('faqTitle')}</h2>
          <div className="lg:col-span-8">
            <Asked figures={useTariffFigures(tariff)} />
          </div>
        </section>
      </div>
    </>
  );
}

/** The board over the platform: until when each service is collected on the same day. */
function CutOffs({ tariff }: { tariff: Tariff }) {
  const t = useT('domestic');
  const words = useT('parcels');
  const { eta } = useWords();
  const locale = useLocale();
  const levels = PARCEL_LEVELS.toReversed().map((level) => ({
    id: level,
    name: words(`level.${level}`),
    cutOff: formatClock(new Date(Date.UTC(2026, 0, 1, CUT_OFF_HOUR[level])), locale, 'UTC'),
    follows: t('levelFollows', { eta: eta(tariff.parcel.levels[level].eta) }),
  }));
  const saturday = {
    id: 'saturday',
    name: t('saturday.name'),
    cutOff: t('saturday.cutOff'),
    follows: t('saturday.follows'),
  };
  return (
    <section className="shell pb-12 lg:pb-16">
      <h2 className="wide mb-3 text-2xl">{t('boardTitle')}</h2>
      <table {...AS.table} className="block w-full sm:table">
        <caption className="sr-only">{t('boardCaption')}</caption>
        <thead
          {...AS.rowgroup}
          className="hidden border-b-2 border-on-deep text-sm text-on-deep-muted sm:table-header-group"
        >
          <tr {...AS.row}>
            <th {...AS.columnheader} scope="col" className="py-2 pe-6 text-start font-semibold">
              {t('service')}
            </th>
            <th {...AS.columnheader} scope="col" className="py-2 pe-6 text-start font-semibold">
              {t('cutOff')}
            </th>
            <th {...AS.columnheader} scope="col" className="py-2 text-start font-semibold">
              {t('follows')}
            </th>
          </tr>
        </thead>
        <tbody
          {...AS.rowgroup}
          className="block border-t-2 border-on-deep sm:table-row-group sm:border-t-0"
        >
          {[...levels, saturday].map(({ id, name, cutOff, follows }) => (
            <tr
              key={id}
              {...AS.row}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 border-b border-deep-hairline py-4 sm:table-row"
            >
              <th
                {...AS.rowheader}
                scope="row"
                className="text-start text-lg font-semibold sm:py-4 sm:pe-6"
              >
                {name}
              </th>
              <td {...AS.cell} className="numerals text-2xl text-on-deep-signal sm:py-4 sm:pe-6">
                {cutOff}
              </td>
              <td {...AS.cell} className="text-on-deep-muted max-sm:col-span-2 sm:py-4">
                {follows}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const QUESTIONS = [
  { id: 'time', link: null },
  { id: 'cutOff', link: null },
  { id: 'saturday', link: null },
  { id: 'pickup', link: ['dashboardLink', '/dashboard'] },
  { id: 'heavy', link: ['freightLink', '/services/express?type=freight&mode=road#quote'] },
  { id: 'same', link: null },
  { id: 'cod', link: null },
] as const;

function Asked({ figures }: { figures: ReturnType<typeof useTariffFigures> }) {
  const t = useT('domestic');
  return (
    <Accordion
      items={QUESTIONS.map(({ id, link }) => ({
        title: t(`${id}.question`),
        content: (
          <>
            <p>{t(`${id}.answer`, figures)}</p>
            {link !== null && (
              <p className="mt-3 text-ink">
                <TextLink to={link[1]}>{t(link[0])}</TextLink>
              </p>
            )}
          </>
        ),
      }))}
    />
  );
}

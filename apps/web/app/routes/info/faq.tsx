import { useTariffFigures } from '../../parcels/tariff-figures.ts';
import { tariffToExplain } from '../../parcels/tariff.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { ContentsLine } from '../../ui/contents-line.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BOARD, TOPICS } from './faq-topics.ts';
import type { Route } from './+types/faq.ts';

export async function loader({ request }: Route.LoaderArgs) {
  return { tariff: await tariffToExplain(request) };
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const t = useT('faq');
  const figures = useTariffFigures(loaderData.tariff);
  return (
    <>
      <PageHead
        title={t('metaTitle')}
        description={t('metaDescription')}
        picture="company"
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: TOPICS.flatMap((topic) =>
            topic.questions.map(({ id }) => ({
              '@type': 'Question',
              name: t(`${id}.question`),
              acceptedAnswer: { '@type': 'Answer', text: t(`${id}.answer`, figures) },
            })),
          ),
        }}
      />
      <PageTitle title={t('title')} lead={t('lead')} />
      <Board figures={figures} />
      <div className="shell mt-16 grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <ContentsLine
            label={t('contents')}
            stops={TOPICS.map(({ id }) => ({ id, name: t(`topic.${id}`) }))}
          />
        </div>
        <div className="space-y-14 lg:col-span-9">
          {TOPICS.map((topic) => (
            <section key={topic.id} id={topic.id}>
              <h2 className="wide mb-4 text-2xl">{t(`topic.${topic.id}`)}</h2>
              <Accordion
                items={topic.questions.map(({ id, links }) => ({
                  title: t(`${id}.question`),
                  content: (
                    <>
                      <p>{t(`${id}.answer`, figures)}</p>
                      <Links links={links} />
                    </>
                  ),
                }))}
              />
            </section>
          ))}
          <section className="border-t-2 border-ink pt-5">
            <h2 className="wide text-2xl">{t('stillTitle')}</h2>
            <p className="mt-3 mb-6 max-w-prose text-lg text-muted">{t('stillText')}</p>
            <LinkButton to="/contact">{t('stillLink')}</LinkButton>
          </section>
        </div>
      </div>
    </>
  );
}

/** The six answers that most people come for, like a board in a station. */
function Board({ figures }: { figures: ReturnType<typeof useTariffFigures> }) {
  const t = useT('faq');
  return (
    <div className="on-deep bg-deep text-on-deep">
      <div className="shell py-10 lg:py-14">
        <h2 className="wide mb-5 text-2xl">{t('boardTitle')}</h2>
        <dl className="border-t-2 border-on-deep">
          {BOARD.map(({ id, to }) => (
            <div
              key={id}
              className="grid gap-x-8 gap-y-1 border-b border-deep-hairline py-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-baseline"
            >
              <dt className="text-on-deep-muted">{t(`board.${id}`)}</dt>
              <dd className="text-lg font-semibold">
                <TextLink to={to}>{t(`board.${id}Answer`, figures)}</TextLink>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

type Question = (typeof TOPICS)[number]['questions'][number];

function Links({ links }: { links: Question['links'] }) {
  const t = useT('faq');
  if (links.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-ink">
      {links.map(([label, to]) => (
        <li key={to}>
          <TextLink to={to}>{t(label)}</TextLink>
        </li>
      ))}
    </ul>
  );
}

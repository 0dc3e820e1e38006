import { blocksOf } from '@waypost/guides/blocks';
import { useT } from '../../platform/catalogs.tsx';
import { Link } from '../../platform/link.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Stations } from '../../ui/stations.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CodeFrame } from './code-frame.tsx';
import { guides, presentTitle, quickstart } from './content.server.ts';
import { revalidatesPage } from './revalidates-page.ts';
import type { Route } from './+types/overview.ts';

export function loader({ request }: Route.LoaderArgs) {
  // the one after the setup: prices
  const [, first] = blocksOf(quickstart.body).filter((block) => block.kind === 'code');
  return {
    guides: [quickstart, ...guides].map((guide) => ({
      ...presentTitle(request, guide),
      summary: guide.summary,
    })),
    codes: first?.codes ?? [],
  };
}

export const shouldRevalidate = revalidatesPage;

const STEPS = [1, 2, 3] as const;
const LOOK_UP = [
  { key: 'reference', to: '/developers/reference' },
  { key: 'errors', to: '/developers/errors' },
  { key: 'changelog', to: '/developers/changelog' },
  { key: 'openapi', to: '/api/v1/openapi.json' },
  { key: 'forAgents', to: '/llms.txt' },
] as const;

export default function Overview({ loaderData }: Route.ComponentProps) {
  const t = useT('developers');
  const locale = useLocale();
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} picture="ecommerce" />
      <div className="shell grid items-center gap-x-12 gap-y-10 pt-12 pb-16 lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-5">
          <h1 className="wide text-4xl sm:text-5xl">{t('title')}</h1>
          <p className="mt-5 mb-8 max-w-xl text-lg text-muted">{t('lead')}</p>
          <div className="flex flex-wrap gap-4">
            <LinkButton to="/developers/quickstart">{t('start')}</LinkButton>
            <LinkButton look="secondary" to="/dashboard/keys?kind=test">
              {t('testKey')}
            </LinkButton>
          </div>
        </div>
        <div className="min-w-0 lg:col-span-7">
          <CodeFrame codes={loaderData.codes} />
        </div>
      </div>
      <div className="shell space-y-20">
        <section>
          <h2 className="wide mb-8 text-3xl">{t('stepsTitle')}</h2>
          <Stations
            stations={STEPS.map((step) => ({
              title: t(`step.${step}`),
              text: t(`step.${step}Text`),
            }))}
          />
        </section>
        <section>
          <h2 className="wide mb-6 text-3xl">{t('guidesTitle')}</h2>
          <ul className="grid gap-x-12 border-t-2 border-ink sm:grid-cols-2">
            {loaderData.guides.map(({ path, title, titleLanguage, summary }) => (
              <li key={path} className="border-b border-hairline py-4">
                <TextLink to={path} className="inline-flex min-h-8 items-center text-lg">
                  <span lang={titleLanguage === locale ? undefined : titleLanguage}>{title}</span>
                </TextLink>
                <p lang="en" dir="ltr" className="max-w-prose text-muted rtl:text-end">
                  {summary}
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="wide mb-4 text-3xl">{t('lookUpTitle')}</h2>
          <ul className="flex flex-wrap gap-x-8 gap-y-1">
            {LOOK_UP.map(({ key, to }) => (
              <li key={key}>
                <Link
                  to={to}
                  reloadDocument={!to.startsWith('/developers')}
                  className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal"
                >
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

import { QUOTE, SUPPORT_EMAIL } from '../../frame/links.ts';
import { useOnTimeClaim } from '../../parcels/on-time.ts';
import { findOnTime } from '../../parcels/on-time.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { useSite } from '../../platform/site.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Stations } from '../../ui/stations.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Credits } from './about-credits.tsx';
import type { Route } from './+types/about.ts';

export async function loader({ request }: Route.LoaderArgs) {
  return { onTime: await findOnTime(request) };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const t = useT('about');
  const isSimulation = useSite()?.isSimulation ?? false;
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} picture="company" />
      <div className="on-deep bg-deep text-on-deep">
        <div className="shell pt-14 pb-12 lg:pt-20">
          <h1 className="wide max-w-4xl text-4xl sm:text-6xl">{t('title')}</h1>
          <p className="mt-6 max-w-2xl text-lg text-on-deep-muted">{t('lead')}</p>
        </div>
        <Claims onTime={loaderData.onTime} />
      </div>
      <div className="shell space-y-24 pt-20">
        <section className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
          <h2 className="wide text-3xl lg:col-span-4">{t('whoTitle')}</h2>
          <div className="space-y-4 text-lg lg:col-span-8">
            <p className="max-w-prose">{t('who1')}</p>
            <p className="max-w-prose">{t('who2')}</p>
            <div className="flex flex-wrap gap-4 pt-2">
              <LinkButton to={QUOTE}>{t('servicesLink')}</LinkButton>
              <LinkButton look="secondary" to="/contact">
                {t('contactLink')}
              </LinkButton>
            </div>
          </div>
        </section>
        <section className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
          <h2 className="wide text-3xl lg:col-span-4">{t('howTitle')}</h2>
          <div className="lg:col-span-8">
            <Stations
              upright
              stations={STEPS.map((step) => ({
                title: t(`how.${step}`),
                text: t(`how.${step}Text`),
              }))}
            />
          </div>
        </section>
        <Promises />
        {isSimulation && <Simulation />}
        <Credits />
      </div>
    </>
  );
}

const STEPS = [1, 2, 3, 4, 5] as const;
const CLAIMS = ['destinations', 'support', 'onTime'] as const;

function Claims({ onTime }: Route.ComponentProps['loaderData']) {
  const t = useT('about');
  const { rate, of } = useOnTimeClaim(onTime, t('claim.onTime'));
  return (
    <dl className="shell grid gap-x-8 gap-y-6 pb-12 sm:grid-cols-3">
      {CLAIMS.map((claim) => (
        <div
          key={claim}
          className="flex flex-col-reverse justify-end border-t-[6px] border-on-deep pt-3"
        >
          <dt className="text-on-deep-muted">
            {t(`claim.${claim}Label`)}
            {claim === 'onTime' && of !== undefined && <span className="block text-sm">{of}</span>}
          </dt>
          <dd className="wide text-4xl sm:text-5xl">
            {claim === 'onTime' ? rate : t(`claim.${claim}`)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const PROMISES = ['price', 'status', 'news', 'data'] as const;

function Promises() {
  const t = useT('about');
  return (
    <section>
      <h2 className="wide mb-8 text-3xl">{t('promiseTitle')}</h2>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {PROMISES.map((id) => (
          <li key={id} className="border-t-2 border-ink pt-4">
            <h3 className="text-lg">{t(`promise.${id}`)}</h3>
            <p className="mt-2 max-w-prose text-muted">{t(`promise.${id}Text`)}</p>
            {id === 'data' && (
              <TextLink to="/legal/privacy" className="mt-3 inline-block">
                {t('privacyLink')}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Simulation() {
  const t = useT('about');
  return (
    <section id="simulation" className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
      <h2 className="wide text-3xl lg:col-span-4">{t('simulationTitle')}</h2>
      <div className="space-y-4 border-s-[6px] border-signal ps-6 text-lg lg:col-span-8">
        <p className="max-w-prose">{t('simulation1')}</p>
        <p className="max-w-prose">{t('simulation2', { email: SUPPORT_EMAIL })}</p>
      </div>
    </section>
  );
}

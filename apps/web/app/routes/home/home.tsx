import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TrackingForm } from '../../parcels/tracking-form.tsx';
import { Timetable } from '../../parcels/timetable.tsx';
import { findTariff } from '../../parcels/tariff.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { classes } from '../../ui/classes.ts';
import { Locations } from './locations.tsx';
import { QuickQuote } from './quick-quote.tsx';
import { Steps } from './steps.tsx';
import { Support } from './support.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  return { tariff: await findTariff(request) };
}

export default function Home() {
  const { tariff } = useLoaderData<typeof loader>();
  const t = useT('home');
  const quote = useT('quote');
  return (
    <>
      <title>{t('metaTitle')}</title>
      <meta name="description" content={t('metaDescription')} />
      <div className="on-deep bg-deep text-on-deep">
        <div className="shell grid items-start gap-x-14 gap-y-12 pt-12 pb-14 lg:grid-cols-12 lg:pt-20 lg:pb-20">
          <div className="lg:col-span-7">
            <h1 className="wide text-4xl sm:text-6xl">{t('title')}</h1>
            <p className="mt-5 mb-10 max-w-xl text-lg text-on-deep-muted">{t('lead')}</p>
            <TrackingForm focus />
          </div>
          <div className="lg:col-span-5">
            <QuickQuote />
          </div>
        </div>
        <FactStrip />
      </div>
      <div className="shell space-y-24 pt-20">
        {tariff !== null && (
          <section>
            <h2 className="wide mb-8 text-3xl sm:text-4xl">{quote('timetableTitle')}</h2>
            <Timetable tariff={tariff} />
          </section>
        )}
        <Steps />
        <Locations />
        <Support />
      </div>
    </>
  );
}

/** The line enters the page and stops at each claim. */
function FactStrip() {
  const t = useT('home');
  const facts = [
    [t('factDestinations'), t('factDestinationsLabel')],
    [t('factSupport'), t('factSupportLabel')],
    [t('factOnTime'), t('factOnTimeLabel')],
  ];
  return (
    <div className="relative pb-10">
      <span aria-hidden="true" className="absolute inset-x-0 top-[9px] h-1.5 bg-on-deep" />
      <dl className="shell relative grid grid-cols-3">
        {facts.map(([value, label], at) => (
          <div key={label} className="flex flex-col-reverse pe-3">
            <dt className="text-sm text-on-deep-muted sm:text-base">{label}</dt>
            <dd className="wide mt-5 text-2xl sm:text-4xl">{value}</dd>
            <span
              aria-hidden="true"
              className={classes(
                'order-last size-6 rounded-full border-[5px] border-on-deep',
                at === facts.length - 1 ? 'bg-signal' : 'bg-deep',
              )}
            />
          </div>
        ))}
      </dl>
    </div>
  );
}

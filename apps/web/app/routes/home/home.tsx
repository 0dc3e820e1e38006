import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TrackingForm } from '../../parcels/tracking-form.tsx';
import { Timetable } from '../../parcels/timetable.tsx';
import { readTariff } from '../../parcels/tariff.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Locations } from './locations.tsx';
import { QuickQuote } from './quick-quote.tsx';
import { Steps } from './steps.tsx';
import { Support } from './support.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  return { tariff: await readTariff(request) };
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
        <section>
          <h2 className="wide mb-8 text-3xl sm:text-4xl">{quote('timetableTitle')}</h2>
          <Timetable tariff={tariff} />
        </section>
        <Steps />
        <Locations />
        <Support />
      </div>
    </>
  );
}

function FactStrip() {
  const t = useT('home');
  const facts = [
    [t('factDestinations'), t('factDestinationsLabel')],
    [t('factSupport'), t('factSupportLabel')],
    [t('factOnTime'), t('factOnTimeLabel')],
  ];
  return (
    <div className="border-t border-deep-hairline">
      <dl className="shell grid grid-cols-3 divide-x divide-deep-hairline">
        {facts.map(([value, label]) => (
          <div key={label} className="flex flex-col-reverse px-3 py-5 first:ps-0 sm:px-8 sm:py-7">
            <dt className="text-sm text-on-deep-muted sm:text-base">{label}</dt>
            <dd className="wide text-2xl sm:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

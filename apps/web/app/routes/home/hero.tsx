import { type MeasuredOnTime, useOnTimeClaim } from '../../parcels/on-time.ts';
import { TrackingForm } from '../../parcels/tracking-form.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { classes } from '../../ui/classes.ts';
import { WorldMap } from '../../ui/drawings/world-map.tsx';
import { useCityName } from './city-names.ts';
import { MAP_ROUTES, MAP_STOPS } from './network.ts';
import { QuickQuote } from './quick-quote.tsx';

/** The tracking field with the quote beside it, over the map of the network. */
export function Hero({ onTime }: { onTime: MeasuredOnTime | null }) {
  const t = useT('home');
  const nameOf = useCityName();
  return (
    <div className="on-deep overflow-hidden bg-deep text-on-deep">
      <div className="shell relative z-10 grid items-start gap-x-14 gap-y-12 pt-12 lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-7">
          <h1 className="wide text-4xl sm:text-6xl">{t('title')}</h1>
          <p className="mt-5 mb-8 max-w-xl text-lg text-pretty text-on-deep-muted">{t('lead')}</p>
          <TrackingForm focus />
        </div>
        <div className="lg:col-span-5">
          <QuickQuote />
        </div>
      </div>
      <div className="mt-6 flex justify-center lg:-mt-16">
        <WorldMap
          routes={MAP_ROUTES}
          stops={MAP_STOPS.map((stop) => ({ ...stop, name: nameOf(stop.name) }))}
          className="w-full max-w-[90rem] min-w-[44rem] shrink-0"
        />
      </div>
      <FactStrip onTime={onTime} />
    </div>
  );
}

/** The line enters the page and stops at each claim. */
function FactStrip({ onTime }: { onTime: MeasuredOnTime | null }) {
  const t = useT('home');
  const { rate, of } = useOnTimeClaim(onTime, t('factOnTime'));
  const facts = [
    [t('factDestinations'), t('factDestinationsLabel')],
    [t('factSupport'), t('factSupportLabel')],
    [rate, t('factOnTimeLabel'), of],
  ];
  return (
    <div className="relative pb-10">
      <span aria-hidden="true" className="absolute inset-x-0 top-[9px] h-1.5 bg-on-deep" />
      <dl className="shell relative grid grid-cols-3">
        {facts.map(([value, label, note], at) => (
          <div key={label} className="flex flex-col-reverse justify-end pe-3">
            <dt className="text-sm text-on-deep-muted sm:text-base">
              {label}
              {note !== undefined && <span className="block text-sm">{note}</span>}
            </dt>
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

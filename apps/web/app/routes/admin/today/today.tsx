import { readToday, type TodayNumbers } from '@waypost/contract/client';
import { formatCountry } from '@waypost/i18n/formats';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { useRevalidator } from 'react-router';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { AsOf } from '../as-of.tsx';
import { MissingCells } from '../lists/missing-cells.tsx';
import { useAttended } from '../use-attended.ts';
import { HubLoads } from './hub-loads.tsx';
import { Lanes } from './lanes.tsx';
import { Pickups } from './pickups.tsx';
import { Promises } from './promises.tsx';
import { TodayFigures } from './today-figures.tsx';
import { Waiting } from './waiting.tsx';
import type { Route } from './+types/today.ts';

const EVERY_MS = 10_000;

/** Throws on failure, so that a page already shown stays, with a notice. */
export async function loader({ request }: Route.LoaderArgs) {
  const numbers = await askOrThrow(request, readToday);
  return { numbers, countries: countriesIn(numbers) };
}

/** Country names may differ between browser and server, which would break hydration. */
function countriesIn({ lanes, pickups }: TodayNumbers): Record<string, string> {
  const codes = [
    ...lanes.flatMap(({ from, to }) => [from, to]),
    ...pickups.map(({ country }) => country),
  ];
  return Object.fromEntries(codes.map((code) => [code, formatCountry(code, DEFAULT_LOCALE)]));
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const t = useT('console-today');
  const { numbers, countries } = loaderData;
  const { revalidate } = useRevalidator();
  useAttended(EVERY_MS, revalidate);
  return (
    <>
      <PageHead title={t('meta')} noindex />
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="wide text-2xl">{t('title')}</h1>
        <AsOf at={numbers.asOf} t={t} />
      </div>
      <MissingCells cells={numbers.cellsMissing} />
      <TodayFigures numbers={numbers} />
      <div className="mt-8 grid gap-x-8 gap-y-10 text-sm xl:grid-cols-2">
        <HubLoads hubs={numbers.hubs} />
        <Lanes lanes={numbers.lanes} hubs={numbers.hubs} countries={countries} />
        <Pickups pickups={numbers.pickups} countries={countries} />
        <Promises promise={numbers.promise} />
        <Waiting desk={numbers.desk} unmatched={numbers.unmatched} />
      </div>
    </>
  );
}

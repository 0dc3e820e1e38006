import { type NetworkNumbers, readNetwork } from '@waypost/contract/client';
import { formatCountry } from '@waypost/i18n/formats';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { useRevalidator } from 'react-router';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { AsOf } from '../as-of.tsx';
import { MissingCells } from '../lists/missing-cells.tsx';
import { useAttended } from '../use-attended.ts';
import { KeyFigures } from './key-figures.tsx';
import { Late } from './late.tsx';
import { OnTime } from './on-time.tsx';
import { Mails, Queues } from './queues.tsx';
import { Scans } from './scans.tsx';
import type { Route } from './+types/network.ts';

const EVERY_MS = 10_000;

/** Throws on failure, so that a page already shown stays, with a notice. */
export async function loader({ request }: Route.LoaderArgs) {
  const numbers = await askOrThrow(request, readNetwork);
  return { numbers, countries: countriesIn(numbers) };
}

/** Country names may differ between browser and server, which would break hydration. */
function countriesIn({ onTime, late }: NetworkNumbers): Record<string, string> {
  const codes = [...onTime.byLane, ...late.oldest].flatMap(({ from, to }) => [from, to]);
  return Object.fromEntries(codes.map((code) => [code, formatCountry(code, DEFAULT_LOCALE)]));
}

export default function Network({ loaderData }: Route.ComponentProps) {
  const t = useT('console-network');
  const { numbers, countries } = loaderData;
  const { revalidate } = useRevalidator();
  useAttended(EVERY_MS, revalidate);
  return (
    <>
      <PageHead title={t('meta')} />
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="wide text-2xl">{t('title')}</h1>
        <AsOf at={numbers.asOf} t={t} />
      </div>
      <MissingCells cells={numbers.cellsMissing} />
      <KeyFigures numbers={numbers} />
      <div className="mt-8 grid gap-x-8 gap-y-10 text-sm xl:grid-cols-2">
        <Scans scans={numbers.scans} />
        <OnTime onTime={numbers.onTime} countries={countries} />
        <Late late={numbers.late} countries={countries} />
        <Queues queues={numbers.queues} />
        <Mails mails={numbers.mails} />
      </div>
    </>
  );
}

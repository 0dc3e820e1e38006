import { listServicePoints, type ServicePoint } from '@waypost/contract/client';
import { formatCountry } from '@waypost/i18n/formats';
import { PointAddress, PointHours } from '../../parcels/service-point-card.tsx';
import { askOrThrow } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { Route } from './+types/service-points.ts';

export async function loader({ request }: Route.LoaderArgs) {
  return askOrThrow(request, listServicePoints);
}

export default function ServicePoints({ loaderData }: Route.ComponentProps) {
  const t = useT('handover');
  const locale = useLocale();
  const { points } = loaderData;
  const byCountry = Map.groupBy(points, ({ country }: ServicePoint) => country);
  return (
    <div className="shell py-10">
      <PageHead title={t('pointsMeta')} description={t('pointsLead')} />
      <h1 className="wide text-4xl sm:text-5xl">{t('pointsTitle')}</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted">{t('pointsLead')}</p>
      {points.length === 0 && <EmptyState title={t('pointsEmpty')} />}
      {[...byCountry].map(([country, listed]) => (
        <section key={country} className="mt-12">
          <h2 className="text-2xl">{formatCountry(country, locale)}</h2>
          <ul className="mt-4 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {listed.map((point) => (
              <li key={point.id} className="space-y-3 border-t-2 border-ink pt-3">
                <h3 translate="no" className="text-base">
                  {point.name}
                </h3>
                <PointAddress point={point} />
                <PointHours point={point} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-12">
        <LinkButton to="/services/express">{t('pointsQuote')}</LinkButton>
      </p>
    </div>
  );
}

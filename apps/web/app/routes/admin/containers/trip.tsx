import { cancelTrip, readTrip } from '@waypost/contract/client';
import { useSearchParams } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { finishForm } from '../../../platform/form-reply.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { PostForm } from '../../../platform/post-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Facts, Panel } from '../../../ui/panel.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { ListHeader } from '../lists/list-rows.tsx';
import { signedInContext } from '../signed-in.ts';
import { TRIPS, tripPath } from './container-address.ts';
import { ContainersTable } from './containers-table.tsx';
import type { Route } from './+types/trip.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const read = await askOrThrow(request, readTrip, { path: { tripId: params.tripId } });
  return { ...read, mayChange: permissions.includes('dispatch:write') };
}

export async function action({ request, params }: Route.ActionArgs) {
  const { tripId } = params;
  const form = await request.formData();
  const answer = await ask(request, cancelTrip, { path: { tripId } });
  return finishForm(form, answer, `${tripPath(tripId)}?done=cancelled`);
}

export default function Trip({ loaderData }: Route.ComponentProps) {
  const t = useT('console-containers');
  const [params] = useSearchParams();
  const { trip, containers, mayChange } = loaderData;
  const { arrivedAtOther, missing } = trip;
  return (
    <>
      <PageHead title={t('tripMeta')} noindex />
      <p className="mb-2 text-sm">
        <TextLink to={TRIPS.path({ hub: trip.from.id })}>{t('allTrips')}</TextLink>
      </p>
      <ListHeader
        title={`${trip.vehicle}, ${trip.from.code} → ${trip.to.code}`}
        note={t(`trip.${trip.state}`)}
      />
      {params.get('done') === 'cancelled' && (
        <Notice tone="good" title={t('tripCancelled')} className="mb-4" />
      )}
      {missing > 0 && (
        <Notice tone="problem" title={t('missingCount', { count: missing })} className="mb-4" />
      )}
      <Panel className="mb-6">
        <Facts
          dense
          facts={[
            [t('from'), `${trip.from.code}, ${trip.from.name}`],
            [t('to'), `${trip.to.code}, ${trip.to.name}`],
            trip.plannedAt !== null && [t('planned'), <Time key="planned" at={trip.plannedAt} />],
            trip.departedAt !== null && [
              t('departed'),
              <Time key="departed" at={trip.departedAt} />,
            ],
            trip.arrivedAt !== null && [
              arrivedAtOther === null
                ? t('arrived')
                : t('arrivedElsewhere', { hub: arrivedAtOther.code }),
              <Time key="arrived" at={trip.arrivedAt} />,
            ],
            trip.seal !== '' && [t('seal'), trip.seal],
            [
              t('loaded'),
              trip.state === 'open'
                ? t('loadedCount', { count: trip.containers })
                : t('unloadedOf', { arrived: trip.arrived, count: trip.containers }),
            ],
          ]}
        />
      </Panel>
      {containers.length === 0 ? (
        <EmptyState title={t('nothingLoaded')} />
      ) : (
        <ContainersTable containers={containers} />
      )}
      {mayChange && trip.state === 'open' && (
        <PostForm
          intent="cancel"
          submit={t('cancel')}
          sending={t('cancelling')}
          fallback={t('saveFailed')}
          look="secondary"
          button={{ className: '', size: 'small' }}
          className="mt-6"
        >
          {null}
        </PostForm>
      )}
    </>
  );
}

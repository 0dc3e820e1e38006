import { type Hub, listHubs, listTrips, planTrip, type TripLine } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { useSearchParams } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, finishForm, useReply } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { PostForm } from '../../../platform/post-form.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { DISPATCH } from '../admin-paths.ts';
import { HubFilter } from '../lists/hub-filter.tsx';
import { BesidePanel, ListHeader } from '../lists/list-rows.tsx';
import { signedInContext } from '../signed-in.ts';
import { WorkPanel } from '../work-panel.tsx';
import { CONTAINERS, TRIPS, tripPath } from './container-address.ts';
import type { Route } from './+types/trips.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const { hubs } = await askOrThrow(request, listHubs, { query: { state: 'active' } });
  const hubId = TRIPS.read(new URL(request.url).searchParams).hub ?? hubs.at(-1)?.id;
  const { trips } =
    hubId === undefined
      ? { trips: [] }
      : await askOrThrow(request, listTrips, { query: { hubId } });
  const mayChange = permissions.includes('dispatch:write');
  return { hubs, hubId, trips, mayChange, newId: crypto.randomUUID() };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const hubId = textIn(form, 'hubId');
  const plannedAt = textIn(form, 'plannedAt');
  const body = {
    id: textIn(form, 'id'),
    hubId,
    toHubId: textIn(form, 'toHubId'),
    vehicle: textIn(form, 'vehicle'),
    ...(plannedAt !== '' && { plannedAt: `${plannedAt}:00Z` }),
  };
  const answer = await ask(request, planTrip, { body });
  return finishForm(form, answer, TRIPS.path({ hub: hubId }, { done: 'saved' }), {
    trip_not_changeable: 'toHubId',
  });
}

export default function Trips({ loaderData }: Route.ComponentProps) {
  const t = useT('console-containers');
  const [params] = useSearchParams();
  const { hubs, hubId, trips, mayChange, newId } = loaderData;
  const isAdding = mayChange && hubId !== undefined && params.has('add');
  const place = hubId === undefined ? {} : { hub: hubId };
  return (
    <>
      <PageHead title={t('tripsMeta')} noindex />
      <p className="mb-2 text-sm">
        <TextLink to={DISPATCH}>{t('rounds')}</TextLink>
      </p>
      <ListHeader title={t('trips')}>
        <div className="flex flex-wrap gap-3">
          {mayChange && hubId !== undefined && (
            <LinkButton id="add" to={TRIPS.path(place, { add: '1' })} size="small">
              {t('addTrip')}
            </LinkButton>
          )}
          <LinkButton to={CONTAINERS.path(place)} look="secondary" size="small">
            {t('title')}
          </LinkButton>
        </div>
      </ListHeader>
      <HubFilter key={hubId} page={TRIPS.page} hubs={hubs} hubId={hubId} t={t} />
      {params.get('done') === 'saved' && (
        <Notice tone="good" title={t('tripSaved')} className="mb-4" />
      )}
      <BesidePanel panel={isAdding ? <TripPanel newId={newId} hubId={hubId} hubs={hubs} /> : null}>
        {trips.length === 0 ? (
          <EmptyState title={t('noTrips')}>{t('noTripsText')}</EmptyState>
        ) : (
          <TripsTable trips={trips} />
        )}
      </BesidePanel>
    </>
  );
}

function TripsTable({ trips }: { trips: TripLine[] }) {
  const t = useT('console-containers');
  return <Table dense caption={t('trips')} rows={trips} columns={columnsIn(t)} />;
}

function columnsIn(t: Translate<'console-containers'>): Column<TripLine>[] {
  return [
    {
      name: t('vehicle'),
      heads: true,
      cell: ({ id, vehicle }) => (
        <TextLink to={tripPath(id)} className="py-2">
          {vehicle}
        </TextLink>
      ),
    },
    { name: t('from'), cell: ({ from }) => from.code },
    { name: t('to'), cell: ({ to }) => to.code },
    { name: t('state'), cell: ({ state }) => t(`trip.${state}`) },
    {
      name: t('departed'),
      cell: ({ departedAt }) => departedAt && <Time at={departedAt} />,
      isEmpty: ({ departedAt }) => departedAt === null,
    },
    {
      name: t('arrived'),
      cell: ({ arrivedAt }) => arrivedAt && <Time at={arrivedAt} />,
      isEmpty: ({ arrivedAt }) => arrivedAt === null,
    },
    {
      name: t('loaded'),
      cell: ({ state, arrived, containers, missing }) => (
        <>
          {state === 'open'
            ? t('loadedCount', { count: containers })
            : t('unloadedOf', { arrived, count: containers })}
          {missing > 0 && (
            <strong className="ms-2 text-exception">{t('missingCount', { count: missing })}</strong>
          )}
        </>
      ),
    },
  ];
}

type TripPanelProps = { newId: string; hubId: string; hubs: Hub[] };

function TripPanel({ newId, hubId, hubs }: TripPanelProps) {
  const t = useT('console-containers');
  const shown = fieldsOf(useReply('plan'), () => t('fault'));
  const others = hubs.filter(({ id }) => id !== hubId);
  return (
    <WorkPanel title={t('addTrip')} closed={TRIPS.path({ hub: hubId })} opener="add">
      <PostForm intent="plan" submit={t('save')} sending={t('saving')} fallback={t('saveFailed')}>
        <input type="hidden" name="id" value={newId} />
        <input type="hidden" name="hubId" value={hubId} />
        <Select {...shown('toHubId')} label={t('to')}>
          <Choices
            of={others}
            value={({ id }) => id}
            name={({ code, name }) => `${code}, ${name}`}
          />
        </Select>
        <Field
          {...shown('vehicle')}
          label={t('vehicle')}
          help={t('vehicleHelp')}
          maxLength={40}
          autoComplete="off"
        />
        <Field
          {...shown('plannedAt')}
          type="datetime-local"
          label={t('planned')}
          help={t('plannedHelp')}
        />
      </PostForm>
    </WorkPanel>
  );
}

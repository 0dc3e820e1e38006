import {
  addVehicle,
  changeVehicle,
  listHubs,
  listVehicles,
  type Vehicle,
} from '@waypost/contract/client';
import { useSearchParams } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, finishForm, useReply } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { PostForm } from '../../../platform/post-form.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { HubFilter } from '../lists/hub-filter.tsx';
import { BesidePanel, ListHeader } from '../lists/list-rows.tsx';
import { signedInContext } from '../signed-in.ts';
import { WorkPanel } from '../work-panel.tsx';
import { BOARD, placeOf, VEHICLES } from './dispatch-address.ts';
import { VehiclesTable } from './vehicles-table.tsx';
import type { Route } from './+types/vehicles.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { permissions } = context.get(signedInContext);
  const { hubs } = await askOrThrow(request, listHubs, { query: { state: 'active' } });
  const hubId = VEHICLES.read(searchParams).hub ?? hubs.at(-1)?.id;
  const { vehicles } =
    hubId === undefined
      ? { vehicles: [] }
      : await askOrThrow(request, listVehicles, { query: { hubId } });
  return { hubs, hubId, vehicles, mayChange: permissions.includes('dispatch:write') };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const limit = (name: string) => (textIn(form, name) === '' ? null : Number(textIn(form, name)));
  const hubId = textIn(form, 'hubId');
  const fields = {
    code: textIn(form, 'code'),
    maxPieces: limit('maxPieces'),
    maxKg: limit('maxKg'),
    maxLitres: limit('maxLitres'),
    active: form.has('active'),
  };
  const vehicleId = textIn(form, 'vehicleId');
  const revision = Number(textIn(form, 'revision'));
  const answer =
    vehicleId === ''
      ? await ask(request, addVehicle, { body: { ...fields, hubId } })
      : await ask(request, changeVehicle, { path: { vehicleId }, body: { ...fields, revision } });
  return finishForm(form, answer, VEHICLES.path({ hub: hubId }, { done: 'saved' }), {
    vehicle_code_taken: 'code',
  });
}

export default function Vehicles({ loaderData }: Route.ComponentProps) {
  const t = useT('console-dispatch');
  const [params] = useSearchParams();
  const { hubs, hubId, vehicles, mayChange } = loaderData;
  const opened = vehicles.find(({ id }) => id === params.get('vehicle')) ?? null;
  const isOpen = mayChange && hubId !== undefined && (opened !== null || params.has('add'));
  return (
    <>
      <PageHead title={t('vehiclesMeta')} noindex />
      <p className="mb-2 text-sm">
        <TextLink to={BOARD.path(placeOf(hubId))}>{t('back')}</TextLink>
      </p>
      <ListHeader title={t('vehicles')}>
        {mayChange && hubId !== undefined && (
          <LinkButton id="add" to={VEHICLES.path({ hub: hubId }, { add: '1' })} size="small">
            {t('addVehicle')}
          </LinkButton>
        )}
      </ListHeader>
      <HubFilter key={hubId} page={VEHICLES.page} hubs={hubs} hubId={hubId} t={t} />
      {params.get('done') === 'saved' && (
        <Notice tone="good" title={t('vehicleSaved')} className="mb-4" />
      )}
      <BesidePanel
        panel={isOpen ? <VehiclePanel key={opened?.id} hubId={hubId} vehicle={opened} /> : null}
      >
        {vehicles.length === 0 ? (
          <EmptyState title={t('noVehicles')}>{t('noVehiclesText')}</EmptyState>
        ) : (
          <VehiclesTable vehicles={vehicles} current={opened?.id} mayChange={mayChange} />
        )}
      </BesidePanel>
    </>
  );
}

const LIMITS = ['maxPieces', 'maxKg', 'maxLitres'] as const;

function VehiclePanel({ hubId, vehicle }: { hubId: string; vehicle: Vehicle | null }) {
  const t = useT('console-dispatch');
  const shown = fieldsOf(useReply('save'), () => t('fault'));
  return (
    <WorkPanel
      title={vehicle?.code ?? t('addVehicle')}
      closed={VEHICLES.path({ hub: hubId })}
      opener={vehicle === null ? 'add' : `work-${vehicle.id}`}
    >
      <PostForm intent="save" submit={t('save')} sending={t('saving')} fallback={t('saveFailed')}>
        <input type="hidden" name="hubId" value={hubId} />
        <input type="hidden" name="vehicleId" value={vehicle?.id ?? ''} />
        <input type="hidden" name="revision" value={vehicle?.revision ?? 0} />
        <Field
          {...shown('code', vehicle?.code)}
          label={t('code')}
          maxLength={20}
          autoComplete="off"
        />
        {LIMITS.map((name) => (
          <Field
            key={name}
            {...shown(name, `${vehicle?.[name] ?? ''}`)}
            type="number"
            min={1}
            label={t(name)}
            help={t('limitHelp')}
          />
        ))}
        <Checkbox name="active" label={t('inUse')} defaultChecked={vehicle?.active ?? true} />
      </PostForm>
    </WorkPanel>
  );
}

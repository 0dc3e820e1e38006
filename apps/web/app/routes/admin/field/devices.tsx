import { listFieldDevices } from '@waypost/contract/client';
import { Smartphone } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { isFiltered } from '../../../platform/list-address.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { FIELD_DEVICES } from '../admin-paths.ts';
import { BesidePanel, ListHeader, ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { signedInContext } from '../signed-in.ts';
import { changeDevices } from './device-changes.server.ts';
import { AddDevicePanel, DevicePanel } from './device-panels.tsx';
import { DevicesTable } from './devices-table.tsx';
import { FieldFilters } from './field-filters.tsx';
import { DEVICE_LIST, DEVICE_STATES } from './field-listing.ts';
import { FieldTabs } from './field-tabs.tsx';
import { readHubOptions } from './hub-options.server.ts';
import { NewEnrolment } from './new-enrolment.tsx';
import type { Route } from './+types/devices.ts';

const DONE = ['revoked', 'moved'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { admin, permissions } = context.get(signedInContext);
  return {
    ...(await loadList(request, DEVICE_LIST, (query) => ask(request, listFieldDevices, { query }))),
    hubs: await readHubOptions(request),
    hasSecondFactor: admin.secondFactor,
    mayManage: permissions.includes('settings:write'),
    newId: crypto.randomUUID(),
  };
}

export async function action({ request }: Route.ActionArgs) {
  return changeDevices(request);
}

export default function FieldDevices({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('console-field');
  const { listing, page, requestId, hubs, hasSecondFactor, mayManage, newId } = loaderData;
  const [search] = useSearchParams();
  const done = DONE.find((each) => each === search.get('done'));
  const made = actionData !== undefined && 'made' in actionData ? actionData.made : null;
  const opened = page?.devices.find(({ id }) => id === search.get('device'));
  return (
    <>
      <PageHead title={t('devicesMeta')} noindex />
      <ListHeader title={t('devicesTitle')}>
        {mayManage && (
          <LinkButton
            id="add"
            to={DEVICE_LIST.path(listing, { add: '' })}
            preventScrollReset
            size="small"
          >
            <Smartphone aria-hidden="true" className="size-4" />
            {t('addDevice')}
          </LinkButton>
        )}
      </ListHeader>
      <FieldTabs current="devices" />
      {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-4" />}
      {made !== null && <NewEnrolment made={made} kept={DEVICE_LIST.path(listing)} />}
      <FieldFilters page={FIELD_DEVICES} states={DEVICE_STATES} {...{ listing, hubs }} />
      <BesidePanel
        panel={
          <>
            {made === null && mayManage && search.has('add') && (
              <AddDevicePanel {...{ newId, listing, hubs, hasSecondFactor }} />
            )}
            {made === null && mayManage && opened !== undefined && (
              <DevicePanel
                key={opened.id}
                device={opened}
                listing={listing}
                hubs={hubs}
                hasSecondFactor={hasSecondFactor}
              />
            )}
          </>
        }
      >
        <ListRows
          address={DEVICE_LIST}
          listing={listing}
          rows={page?.devices}
          next={page?.next}
          requestId={requestId}
          words={{ failed: t('devicesFailed'), first: t('first') }}
          empty={<EmptyState title={t(isFiltered(listing) ? 'devicesNoMatch' : 'devicesEmpty')} />}
        >
          {(devices) => (
            <DevicesTable
              devices={devices}
              current={opened?.id}
              listing={listing}
              mayManage={mayManage}
            />
          )}
        </ListRows>
      </BesidePanel>
    </>
  );
}

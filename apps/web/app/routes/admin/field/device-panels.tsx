import type { StaffFieldDevice } from '@waypost/contract/client';
import { FIELD_DEVICE_KINDS } from '@waypost/contract/field-rights';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Time } from '../../../ui/time.tsx';
import { CodeAgain } from '../code-again.tsx';
import { WorkPanel } from '../work-panel.tsx';
import { DEVICE_LIST, type DeviceListing } from './field-listing.ts';
import { type HubOption, HubSelect } from './hub-select.tsx';

type AddDevicePanelProps = {
  newId: string;
  listing: DeviceListing;
  hubs: HubOption[];
  hasSecondFactor: boolean;
};

export function AddDevicePanel({ newId, listing, hubs, hasSecondFactor }: AddDevicePanelProps) {
  const t = useT('console-field');
  const field = fieldsOf(useReply('add'), (name) =>
    t(name === 'hubId' ? 'fault.hub' : 'fault.name'),
  );
  return (
    <WorkPanel title={t('addDevice')} closed={DEVICE_LIST.path(listing)} opener="add">
      <p className="mb-4 text-sm text-muted">{t('addDeviceText')}</p>
      <PostForm
        intent="add"
        submit={t('addDevice')}
        sending={t('making')}
        fallback={t('saveFailed')}
      >
        <input type="hidden" name="id" value={field('id', newId).defaultValue} />
        <Field
          {...field('name')}
          label={t('deviceName')}
          help={t('deviceNameHelp')}
          maxLength={80}
          autoComplete="off"
        />
        <Select {...field('kind', 'hub')} label={t('kind')} help={t('kindHelp')}>
          <Choices of={[...FIELD_DEVICE_KINDS]} name={(kind) => t(`kind.${kind}`)} />
        </Select>
        <HubSelect field={field('hubId')} hubs={hubs} />
        {hasSecondFactor && <CodeAgain intent="add" help={t('codeHelp')} />}
      </PostForm>
    </WorkPanel>
  );
}

type DevicePanelProps = {
  device: StaffFieldDevice;
  listing: DeviceListing;
  hubs: HubOption[];
  hasSecondFactor: boolean;
};

export function DevicePanel({ device, listing, hubs, hasSecondFactor }: DevicePanelProps) {
  const t = useT('console-field');
  const { id, name, hub, revocation } = device;
  const moved = fieldsOf(useReply('move'), () => t('fault.hub'));
  const field = fieldsOf(useReply('revoke'), () => t('fault.reason'));
  return (
    <WorkPanel title={name} closed={DEVICE_LIST.path(listing)} opener={`work-${id}`}>
      {revocation === null ? (
        <div className="space-y-6">
          <PostForm
            intent="code"
            submit={t('newCode')}
            sending={t('making')}
            fallback={t('saveFailed')}
            look="secondary"
          >
            <p className="text-sm">{t('newCodeText')}</p>
            <input type="hidden" name="deviceId" value={id} />
            {hasSecondFactor && <CodeAgain intent="code" help={t('codeHelp')} />}
          </PostForm>
          <PostForm
            intent="move"
            submit={t('move')}
            sending={t('saving')}
            fallback={t('saveFailed')}
            look="secondary"
            className="space-y-3 border-t border-hairline pt-4"
          >
            <p className="text-sm">{t('moveText')}</p>
            <input type="hidden" name="deviceId" value={id} />
            <HubSelect field={moved('hubId', hub.id)} hubs={hubs} own={hub} />
          </PostForm>
          <PostForm
            intent="revoke"
            submit={t('revoke')}
            sending={t('revoking')}
            fallback={t('saveFailed')}
            look="danger"
            className="space-y-3 border-t border-hairline pt-4"
          >
            <p className="text-sm">{t('revokeText')}</p>
            <input type="hidden" name="deviceId" value={id} />
            <Field {...field('reason')} label={t('reason')} maxLength={300} autoComplete="off" />
          </PostForm>
        </div>
      ) : (
        <p className="text-sm wrap-anywhere">
          {t('revokedBy', { name: revocation.by ?? t('formerMember') })},{' '}
          <Time at={revocation.at} />: {revocation.reason}
        </p>
      )}
    </WorkPanel>
  );
}

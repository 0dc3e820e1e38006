import type { Hub } from '@waypost/contract/client';
import type { Country } from '../../../parcels/country-list.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { sortPlanPath } from '../admin-paths.ts';
import { WorkPanel } from '../work-panel.tsx';
import { HUB_LIST, type HubListing } from './hub-listing.ts';

type HubPanelProps = {
  /** Null for a new one. */
  hub: Hub | null;
  listing: HubListing;
  countries: Country[];
};

export function HubPanel({ hub, listing, countries }: HubPanelProps) {
  const t = useT('console-hubs');
  return (
    <WorkPanel
      title={hub === null ? t('add') : hub.name}
      closed={HUB_LIST.path(listing)}
      opener={hub === null ? 'add' : `work-${hub.id}`}
    >
      {hub !== null && (
        <p className="mb-4">
          <TextLink to={sortPlanPath(hub.id)}>{t('sortPlan')}</TextLink>
        </p>
      )}
      <HubForm hub={hub} countries={countries} />
      {hub !== null && <ActiveForm hub={hub} />}
    </WorkPanel>
  );
}

const MALFORMED = { code: 'fault.code', city: 'fault.city', timeZone: 'fault.timeZone' } as const;

function HubForm({ hub, countries }: Pick<HubPanelProps, 'hub' | 'countries'>) {
  const t = useT('console-hubs');
  const shown = fieldsOf(useReply('save'), (name, fault) => {
    const known = fault === 'malformed' && name in MALFORMED;
    return t(known ? MALFORMED[name as keyof typeof MALFORMED] : 'fault.short');
  });
  const field = (name: 'code' | 'name' | 'city' | 'timeZone') => ({
    ...shown(name, hub?.[name]),
    label: t(name),
    autoComplete: 'off',
  });
  return (
    <PostForm intent="save" submit={t('save')} sending={t('saving')} fallback={t('saveFailed')}>
      <input type="hidden" name="hubId" value={hub?.id ?? ''} />
      <Field {...field('code')} help={t('codeHelp')} maxLength={8} />
      <Field {...field('name')} maxLength={80} />
      <div className="grid grid-cols-2 gap-3">
        <Field {...field('city')} maxLength={80} />
        <Select {...shown('country', hub?.country ?? 'BE')} label={t('country')}>
          <Choices of={countries} value={({ code }) => code} name={({ name }) => name} />
        </Select>
      </div>
      <Field {...field('timeZone')} help={t('timeZoneHelp')} maxLength={40} />
    </PostForm>
  );
}

function ActiveForm({ hub }: { hub: Hub }) {
  const t = useT('console-hubs');
  const intent = hub.active ? 'deactivate' : 'activate';
  return (
    <div className="mt-6 border-t border-hairline pt-4">
      <p className="mb-3 text-sm text-muted">{t(`${intent}Text`)}</p>
      <PostForm
        intent={intent}
        submit={t(intent)}
        sending={t('saving')}
        fallback={t('saveFailed')}
        look={hub.active ? 'danger' : 'secondary'}
      >
        <input type="hidden" name="hubId" value={hub.id} />
      </PostForm>
    </div>
  );
}

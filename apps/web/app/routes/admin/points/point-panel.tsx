import type { StaffServicePoint } from '@waypost/contract/client';
import type { Country } from '../../../parcels/country-list.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { WorkPanel } from '../work-panel.tsx';
import { WEEK } from './point-fields.ts';
import { POINT_LIST, type PointListing } from './point-listing.ts';

type PointPanelProps = {
  /** Null for a new one. */
  point: StaffServicePoint | null;
  listing: PointListing;
  countries: Country[];
};

export function PointPanel({ point, listing, countries }: PointPanelProps) {
  const t = useT('console-points');
  const opener = point === null ? 'add' : `work-${point.id}`;
  return (
    <WorkPanel
      title={point === null ? t('add') : point.name}
      closed={POINT_LIST.path(listing)}
      opener={opener}
    >
      <PointForm point={point} countries={countries} />
      {point !== null && <OpenForm point={point} />}
    </WorkPanel>
  );
}

function PointForm({ point, countries }: Pick<PointPanelProps, 'point' | 'countries'>) {
  const t = useT('console-points');
  const shown = fieldsOf(useReply('save'), (name, fault) => {
    if (name.startsWith('hours.')) return t('fault.hours');
    return t(name === 'city' && fault === 'malformed' ? 'fault.city' : 'fault.short');
  });
  const field = (name: 'name' | 'line1' | 'line2' | 'postalCode' | 'city' | 'region') => ({
    ...shown(name, point?.[name]),
    label: t(name),
    autoComplete: 'off',
  });
  return (
    <PostForm intent="save" submit={t('save')} sending={t('saving')} fallback={t('saveFailed')}>
      <input type="hidden" name="pointId" value={point?.id ?? ''} />
      <Field {...field('name')} maxLength={80} />
      <Field {...field('line1')} maxLength={120} />
      <Field {...field('line2')} maxLength={120} />
      <div className="grid grid-cols-2 gap-3">
        <Field {...field('postalCode')} maxLength={16} />
        <Field {...field('city')} maxLength={80} />
        <Field {...field('region')} maxLength={80} />
        <Select {...shown('country', point?.country ?? 'BE')} label={t('country')}>
          <Choices of={countries} value={({ code }) => code} name={({ name }) => name} />
        </Select>
      </div>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{t('hours')}</legend>
        <p className="mb-3 text-sm text-muted">{t('hoursHelp')}</p>
        <div className="grid grid-cols-2 gap-3">
          {WEEK.map((day) => (
            <Field
              key={day}
              {...shown(`hours.${day}`, point?.hours[day] ?? (day < 5 ? '09:00-18:00' : ''))}
              label={t(`day.${day}`)}
              maxLength={60}
              autoComplete="off"
            />
          ))}
        </div>
      </fieldset>
      <Field
        {...shown('directions', point?.directions)}
        label={t('directions')}
        help={t('directionsHelp')}
        maxLength={200}
      />
    </PostForm>
  );
}

function OpenForm({ point }: { point: StaffServicePoint }) {
  const t = useT('console-points');
  const intent = point.open ? 'close' : 'open';
  return (
    <div className="mt-6 border-t border-hairline pt-4">
      <p className="mb-3 text-sm text-muted">{t(`${intent}Text`)}</p>
      <PostForm
        intent={intent}
        submit={t(intent)}
        sending={t('saving')}
        fallback={t('saveFailed')}
        look={point.open ? 'danger' : 'secondary'}
      >
        <input type="hidden" name="pointId" value={point.id} />
      </PostForm>
    </div>
  );
}

import type { PickupCities, PickupCity } from '@waypost/contract/client';
import { X } from 'lucide-react';
import type { Country } from '../../../parcels/country-list.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { Link } from '../../../platform/link.tsx';
import { PostForm } from '../../../platform/post-form.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ownPlaces } from './cities-table.tsx';
import { PlacesGrid } from './places-grid.tsx';

type CityFormProps = {
  /** Null for a new city. */
  city: PickupCity | null;
  usual: PickupCities['usual'];
  countries: Country[];
  closed: string;
};

export function CityForm({ city, usual, countries, closed }: CityFormProps) {
  const t = useT('console-pickups');
  const a = useT('admin');
  const shown = fieldsOf(useReply(), (name) =>
    t(name.startsWith('places.') ? 'fault.number' : 'fault.short'),
  );
  return (
    <Panel className="mb-6">
      <div className="mb-4 flex items-start justify-between gap-3">
        <h2 className="text-lg">{city?.city ?? t('addCity')}</h2>
        <Link
          to={closed}
          className="-me-2 -mt-2 flex min-h-11 items-center gap-1.5 rounded px-2 text-sm font-semibold"
        >
          <X aria-hidden="true" className="size-4" />
          {a('close')}
        </Link>
      </div>
      <PostForm
        submit={t('save')}
        sending={t('saving')}
        fallback={t('workFailed')}
        button={{ className: '' }}
      >
        <input type="hidden" name="revision" value={city?.revision ?? 0} />
        {usual.map(({ window }) => (
          <input key={window} type="hidden" name="window" value={window} />
        ))}
        {city === null ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field {...shown('city')} label={t('cityName')} help={t('cityHelp')} maxLength={80} />
            <Select {...shown('country', 'BE')} label={t('country')}>
              <Choices of={countries} value={({ code }) => code} name={({ name }) => name} />
            </Select>
          </div>
        ) : (
          <>
            <input type="hidden" name="city" value={city.city} />
            <input type="hidden" name="country" value={city.country} />
          </>
        )}
        <PlacesGrid
          usual={usual}
          field={(window, day) => {
            const own = ownPlaces(city, window, day);
            return shown(`places.${window}.${day}`, own === null ? '' : `${own}`);
          }}
        />
        <Select
          {...shown('staffConfirms', city?.staffConfirms === true ? 'on' : '')}
          label={t('confirmBy')}
        >
          <option value="">{t('confirmBy.job')}</option>
          <option value="on">{t('confirmBy.staff')}</option>
        </Select>
      </PostForm>
    </Panel>
  );
}

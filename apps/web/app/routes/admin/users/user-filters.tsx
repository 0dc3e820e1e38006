import { Form } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { SearchField, Select } from '../../../ui/field.tsx';
import { USERS } from '../admin-paths.ts';
import { FilterButtons } from '../filter-buttons.tsx';
import { isFiltered, ROLES, SORTS, STATES, type UserListing } from './user-listing.ts';

/** The filters are the address of the page. Each use is a look in the log, so none runs by itself. */
export function UserFilters({ listing }: { listing: UserListing }) {
  const t = useT('console-users');
  return (
    <Form
      method="get"
      action={USERS}
      role="search"
      aria-label={t('filters')}
      className="mb-6 grid grid-cols-2 items-end gap-4 md:grid-cols-[minmax(12rem,2fr)_1fr_1fr_1.3fr_auto]"
    >
      <div className="col-span-2 md:col-span-1">
        <SearchField
          name="search"
          label={t('search')}
          placeholder={t('searchHelp')}
          defaultValue={listing.search}
          maxLength={80}
        />
      </div>
      <Select name="role" label={t('role')} defaultValue={listing.role ?? ''}>
        <option value="">{t('all')}</option>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`role.${role}`)}
          </option>
        ))}
      </Select>
      <Select name="state" label={t('state')} defaultValue={listing.state ?? ''}>
        <option value="">{t('all')}</option>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {t(`state.${state}`)}
          </option>
        ))}
      </Select>
      <Select name="sort" label={t('sort')} defaultValue={listing.sort ?? 'created'}>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
      <FilterButtons
        page={USERS}
        isFiltered={isFiltered(listing)}
        words={{ apply: t('apply'), clear: t('clear') }}
      />
    </Form>
  );
}

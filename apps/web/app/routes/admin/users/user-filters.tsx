import { useT } from '../../../platform/catalogs.tsx';
import { SearchField } from '../../../ui/field.tsx';
import { USERS } from '../admin-paths.ts';
import { FilterChoice, FilterForm } from '../lists/filter-form.tsx';
import { isFiltered } from '../lists/list-address.ts';
import { ROLES, SORTS, STATES, type UserListing } from './user-listing.ts';

/** Each use is a look in the log, so none runs by itself. */
export function UserFilters({ listing }: { listing: UserListing }) {
  const t = useT('console-users');
  return (
    <FilterForm
      page={USERS}
      isFiltered={isFiltered({ ...listing, sort: undefined })}
      words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
      className="md:grid-cols-[minmax(12rem,2fr)_1fr_1fr_1.3fr_auto]"
    >
      <SearchField
        className="col-span-2 md:col-span-1"
        name="search"
        label={t('search')}
        placeholder={t('searchHelp')}
        defaultValue={listing.search}
        maxLength={80}
      />
      <FilterChoice
        name="role"
        label={t('role')}
        value={listing.role}
        all={t('all')}
        options={ROLES}
        nameOf={(role) => t(`role.${role}`)}
      />
      <FilterChoice
        name="state"
        label={t('state')}
        value={listing.state}
        all={t('all')}
        options={STATES}
        nameOf={(state) => t(`state.${state}`)}
      />
      <FilterChoice
        name="sort"
        label={t('sort')}
        value={listing.sort ?? 'created'}
        options={SORTS}
        nameOf={(sort) => t(`sort.${sort}`)}
      />
    </FilterForm>
  );
}

import { useT } from '../../../platform/catalogs.tsx';
import { Choices, SearchField, Select } from '../../../ui/field.tsx';
import { USERS } from '../admin-paths.ts';
import { FilterForm } from '../lists/filter-form.tsx';
import { isFiltered } from '../../../platform/list-address.ts';
import { ROLES, SORTS, STATES, type UserListing } from './user-listing.ts';

/** Each use is a look in the log, so none runs by itself. */
export function UserFilters({ listing }: { listing: UserListing }) {
  const t = useT('console-users');
  return (
    <FilterForm
      page={USERS}
      isFiltered={isFiltered({ ...listing, sort: undefined })}
      keep={{ view: listing.view }}
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
      <Select name="role" label={t('role')} defaultValue={listing.role}>
        <option value="">{t('all')}</option>
        <Choices of={ROLES} name={(role) => t(`role.${role}`)} />
      </Select>
      <Select name="state" label={t('state')} defaultValue={listing.state}>
        <option value="">{t('all')}</option>
        <Choices of={STATES} name={(state) => t(`state.${state}`)} />
      </Select>
      <Select name="sort" label={t('sort')} defaultValue={listing.sort ?? 'created'}>
        <Choices of={SORTS} name={(sort) => t(`sort.${sort}`)} />
      </Select>
    </FilterForm>
  );
}

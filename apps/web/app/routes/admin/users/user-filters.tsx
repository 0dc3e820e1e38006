import { useT } from '../../../platform/catalogs.tsx';
import { Choices, Select } from '../../../ui/field.tsx';
import { USERS } from '../admin-paths.ts';
import { SearchFilters } from '../lists/search-filters.tsx';
import { ROLES, SORTS, STATES, type UserListing } from './user-listing.ts';

/** Does not apply itself, because each search is recorded in the audit log. */
export function UserFilters({ listing }: { listing: UserListing }) {
  const t = useT('console-users');
  const { sort: order, ...narrowing } = listing;
  return (
    <SearchFilters
      page={USERS}
      listing={narrowing}
      keep={{ view: listing.view }}
      t={t}
      className="md:grid-cols-[minmax(12rem,2fr)_1fr_1fr_1.3fr_auto]"
      placeholder={t('searchHelp')}
    >
      <Select name="role" label={t('role')} defaultValue={listing.role}>
        <option value="">{t('all')}</option>
        <Choices of={ROLES} name={(role) => t(`role.${role}`)} />
      </Select>
      <Select name="state" label={t('state')} defaultValue={listing.state}>
        <option value="">{t('all')}</option>
        <Choices of={STATES} name={(state) => t(`state.${state}`)} />
      </Select>
      <Select name="sort" label={t('sort')} defaultValue={order ?? 'created'}>
        <Choices of={SORTS} name={(sort) => t(`sort.${sort}`)} />
      </Select>
    </SearchFilters>
  );
}

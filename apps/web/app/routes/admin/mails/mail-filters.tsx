import { MAIL_TEMPLATES, OUTBOX_STATES } from '@waypost/contract/mail-templates';
import { useT } from '../../../platform/catalogs.tsx';
import { Choices, SearchField, Select } from '../../../ui/field.tsx';
import { EMAILS } from '../admin-paths.ts';
import { FilterForm } from '../lists/filter-form.tsx';
import { isFiltered } from '../../../platform/list-address.ts';
import { AGES_DAYS, type MailListing } from './mail-listing.ts';

export function MailFilters({ listing }: { listing: MailListing }) {
  const t = useT('console-mails');
  return (
    <FilterForm
      page={EMAILS}
      isFiltered={isFiltered(listing)}
      words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
      className="md:grid-cols-[minmax(12rem,2fr)_1fr_minmax(12rem,2fr)_1fr_auto]"
    >
      <SearchField
        className="col-span-2 md:col-span-1"
        name="search"
        label={t('search')}
        placeholder={t('searchHelp')}
        defaultValue={listing.search}
        maxLength={120}
      />
      <Select name="state" label={t('state')} defaultValue={listing.state}>
        <option value="">{t('all')}</option>
        <Choices of={OUTBOX_STATES} name={(state) => t(`state.${state}`)} />
      </Select>
      <Select name="template" label={t('template')} defaultValue={listing.template}>
        <option value="">{t('all')}</option>
        <Choices of={MAIL_TEMPLATES} name={(template) => t(`template.${template}`)} />
      </Select>
      <Select name="days" label={t('days')} defaultValue={listing.days}>
        <option value="">{t('anyAge')}</option>
        <Choices of={AGES_DAYS} name={(days) => t('daysOf', { count: days })} />
      </Select>
    </FilterForm>
  );
}

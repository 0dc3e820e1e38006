import { MAIL_TEMPLATES, OUTBOX_STATES } from '@waypost/contract/mail-templates';
import { useT } from '../../../platform/catalogs.tsx';
import { EMAILS } from '../admin-paths.ts';
import { FilterChoice, FilterForm } from '../lists/filter-form.tsx';
import { isFiltered } from '../lists/list-address.ts';
import { AGES_DAYS, type MailListing } from './mail-listing.ts';

export function MailFilters({ listing }: { listing: MailListing }) {
  const t = useT('console-mails');
  return (
    <FilterForm
      page={EMAILS}
      isFiltered={isFiltered(listing)}
      words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
      className="md:grid-cols-[1fr_minmax(12rem,2fr)_1fr_auto]"
    >
      <FilterChoice
        name="state"
        label={t('state')}
        value={listing.state}
        all={t('all')}
        options={OUTBOX_STATES}
        nameOf={(state) => t(`state.${state}`)}
      />
      <FilterChoice
        name="template"
        label={t('template')}
        value={listing.template}
        all={t('all')}
        options={MAIL_TEMPLATES}
        nameOf={(template) => t(`template.${template}`)}
      />
      <FilterChoice
        name="days"
        label={t('days')}
        value={listing.days}
        all={t('anyAge')}
        options={AGES_DAYS}
        nameOf={(days) => t('daysOf', { count: days })}
      />
    </FilterForm>
  );
}

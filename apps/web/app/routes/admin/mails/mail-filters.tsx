import { MAIL_TEMPLATES, OUTBOX_STATES } from '@waypost/contract/mail-templates';
import { useT } from '../../../platform/catalogs.tsx';
import { Choices, Select } from '../../../ui/field.tsx';
import { EMAILS } from '../admin-paths.ts';
import { SearchFilters } from '../lists/search-filters.tsx';
import { AGES_DAYS, type MailListing } from './mail-listing.ts';

export function MailFilters({ listing }: { listing: MailListing }) {
  const t = useT('console-mails');
  return (
    <SearchFilters
      page={EMAILS}
      listing={listing}
      t={t}
      className="md:grid-cols-[minmax(12rem,2fr)_1fr_minmax(12rem,2fr)_1fr_auto]"
      placeholder={t('searchHelp')}
      maxLength={120}
    >
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
    </SearchFilters>
  );
}

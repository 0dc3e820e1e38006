import { MAIL_TEMPLATES, OUTBOX_STATES } from '@waypost/contract/mail-templates';
import { Form } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Select } from '../../../ui/field.tsx';
import { EMAILS } from '../admin-paths.ts';
import { FilterButtons } from '../filter-buttons.tsx';
import { AGES_DAYS, isFiltered, type MailListing } from './mail-listing.ts';

/** The filters are the address of the page. */
export function MailFilters({ listing }: { listing: MailListing }) {
  const t = useT('console-mails');
  return (
    <Form
      method="get"
      action={EMAILS}
      role="search"
      aria-label={t('filters')}
      className="mb-6 grid grid-cols-2 items-end gap-4 md:grid-cols-[1fr_minmax(12rem,2fr)_1fr_auto]"
    >
      <Select name="state" label={t('state')} defaultValue={listing.state ?? ''}>
        <option value="">{t('all')}</option>
        {OUTBOX_STATES.map((state) => (
          <option key={state} value={state}>
            {t(`state.${state}`)}
          </option>
        ))}
      </Select>
      <Select name="template" label={t('template')} defaultValue={listing.template ?? ''}>
        <option value="">{t('all')}</option>
        {MAIL_TEMPLATES.map((template) => (
          <option key={template} value={template}>
            {t(`template.${template}`)}
          </option>
        ))}
      </Select>
      <Select name="days" label={t('days')} defaultValue={listing.days ?? ''}>
        <option value="">{t('anyAge')}</option>
        {AGES_DAYS.map((days) => (
          <option key={days} value={days}>
            {t('daysOf', { count: days })}
          </option>
        ))}
      </Select>
      <FilterButtons
        page={EMAILS}
        isFiltered={isFiltered(listing)}
        words={{ apply: t('apply'), clear: t('clear') }}
      />
    </Form>
  );
}

import type { SortLane, SortRule } from '@waypost/contract/client';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import type { Country } from '../../../parcels/country-list.server.ts';
import { LISTED_SERVICES } from '../../../parcels/shipment-filter.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import type { HubOption } from './hub-select.tsx';
import { PlanRow } from './plan-row.tsx';
import { changed, raised, without } from './plan-rows.ts';

type RulesEditorProps = {
  rules: SortRule[];
  lanes: SortLane[];
  hubs: HubOption[];
  countries: Country[];
  onChange: (rules: SortRule[]) => void;
};

export function RulesEditor({ rules, lanes, hubs, countries, onChange }: RulesEditorProps) {
  const t = useT('console-field');
  // one shared datalist, because a select of 250 countries in each row made the page slow
  const countryList = useId();
  const first = lanes.at(0)?.code ?? '';
  const add = () =>
    onChange([
      ...rules,
      { country: '', postalPrefix: '', city: '', service: '', deliveredBy: null, lane: first },
    ]);
  const summaryOf = ({ country, postalPrefix, city, service, deliveredBy, lane }: SortRule) => {
    const hub = hubs.find(({ id }) => id === deliveredBy);
    const fits = [
      [country, postalPrefix].filter(Boolean).join(' '),
      city,
      service === '' ? '' : t(`service.${service}`),
      hub === undefined ? '' : t('ruleBy', { code: hub.code }),
    ].filter(Boolean);
    return fits.length === 0 ? '' : t('ruleFits', { what: fits.join(', '), lane });
  };
  return (
    <section className="border-t-2 border-ink pt-4">
      <h2 className="mb-1 text-lg">{t('rules')}</h2>
      <p className="mb-3 text-sm text-muted">{t('planText')}</p>
      <datalist id={countryList}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      {rules.length === 0 && <p className="text-sm">{t('noRules')}</p>}
      <ol className="lg:space-y-1">
        {rules.map((rule, index) => {
          const change = (part: Partial<SortRule>) => onChange(changed(rules, index, part));
          return (
            <PlanRow
              // rows have no id of their own, and are told apart by their place
              key={index}
              index={index}
              summary={summaryOf(rule)}
              onRemove={() => onChange(without(rules, index))}
              onRaise={() => onChange(raised(rules, index))}
              className="md:grid-cols-3 lg:grid-cols-[6.5rem_1fr_1fr_0.8fr_1.2fr_1.2fr]"
            >
              <Field
                label={t('ruleCountry')}
                value={rule.country}
                placeholder={t('any')}
                maxLength={2}
                list={countryList}
                autoComplete="off"
                onChange={({ target }) => change({ country: target.value.toUpperCase() })}
              />
              <Field
                label={t('rulePostal')}
                value={rule.postalPrefix}
                maxLength={12}
                autoComplete="off"
                onChange={({ target }) => change({ postalPrefix: target.value })}
              />
              <Field
                label={t('ruleCity')}
                value={rule.city}
                maxLength={80}
                autoComplete="off"
                onChange={({ target }) => change({ city: target.value })}
              />
              <Select
                label={t('ruleService')}
                value={rule.service}
                onChange={({ target }) => change({ service: target.value as SortRule['service'] })}
              >
                <option value="">{t('anyService')}</option>
                <Choices of={LISTED_SERVICES} name={(service) => t(`service.${service}`)} />
              </Select>
              <Select
                label={t('ruleDelivered')}
                value={rule.deliveredBy ?? ''}
                onChange={({ target }) => change({ deliveredBy: target.value || null })}
              >
                <option value="">{t('any')}</option>
                <Choices
                  of={hubs}
                  value={({ id }) => id}
                  name={({ code, name }) => `${code}, ${name}`}
                />
              </Select>
              <Select
                label={t('ruleLane')}
                value={rule.lane}
                onChange={({ target }) => change({ lane: target.value })}
              >
                <Choices
                  of={lanes}
                  value={({ code }) => code}
                  name={({ code, name }) => `${code}, ${name}`}
                />
              </Select>
            </PlanRow>
          );
        })}
      </ol>
      <Button look="secondary" size="small" className="mt-4" onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        {t('addRule')}
      </Button>
    </section>
  );
}

import type { SortPlanAnswer } from '@waypost/contract/client';
import type { Country } from '../../../parcels/country-list.server.ts';
import { LISTED_SERVICES } from '../../../parcels/shipment-filter.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';

type TryPlanProps = {
  /** As JSON. */
  plan: string;
  country: string;
  countries: Country[];
  tried: SortPlanAnswer | null;
};

/** The lane of a destination, before anything is published. */
export function TryPlan({ plan, country, countries, tried }: TryPlanProps) {
  const t = useT('console-field');
  const field = fieldsOf(useReply('try'), () => t('planFault'));
  return (
    <section className="rounded bg-panel p-4 sm:p-5">
      <h2 className="mb-1 text-lg">{t('tryTitle')}</h2>
      <p className="mb-4 text-sm text-muted">{t('tryText')}</p>
      <PostForm
        intent="try"
        submit={t('try')}
        sending={t('trying')}
        fallback={t('tryFailed')}
        look="secondary"
      >
        <input type="hidden" name="plan" value={plan} />
        <Select {...field('country', country)} label={t('country')}>
          <Choices of={countries} value={({ code }) => code} name={({ name }) => name} />
        </Select>
        <Field {...field('postalCode')} label={t('postalCode')} maxLength={20} autoComplete="off" />
        <Field {...field('city')} label={t('city')} maxLength={80} autoComplete="off" />
        <Select {...field('service', 'standard')} label={t('ruleService')}>
          <Choices of={LISTED_SERVICES} name={(service) => t(`service.${service}`)} />
        </Select>
      </PostForm>
      {tried !== null && (
        <Notice
          tone="note"
          className="mt-4"
          title={t('tryLane', { code: tried.lane.code, name: tried.lane.name })}
        >
          {tried.deliveredBy === null
            ? t('tryNobody')
            : t('tryDelivered', { code: tried.deliveredBy.code })}
        </Notice>
      )}
    </section>
  );
}

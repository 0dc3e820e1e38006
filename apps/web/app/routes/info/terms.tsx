import { TERMS_VERSION } from '@waypost/contract';
import { REPLY_WORKING_DAYS } from '@waypost/domain/desk';
import type { MessageKey } from '@waypost/i18n/messages';
import { SUPPORT_EMAIL } from '../../frame/links.ts';
import { useT } from '../../platform/catalogs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CompanyFacts, LegalDocument, Paragraphs, Points } from './legal-document.tsx';
import { ClaimLimits, LiabilityLimits } from './terms-tables.tsx';
import type { Route } from './+types/terms.ts';

/** The version that accounts agree to, so that the page cannot show another. */
export function loader() {
  return { version: TERMS_VERSION };
}

type Key = MessageKey<'terms'>;

export default function Terms({ loaderData }: Route.ComponentProps) {
  const t = useT('terms');
  const say = (key: Key) => t(key as 'carriage.4', { days: REPLY_WORKING_DAYS });
  const texts = (...keys: Key[]) => <Paragraphs texts={keys.map(say)} />;
  const points = (...keys: Key[]) => <Points texts={keys.map(say)} />;
  const sections = [
    {
      id: 'parties',
      content: (
        <>
          {texts('parties.1', 'parties.2')}
          <CompanyFacts
            placeholder={t('placeholder')}
            facts={[
              [t('parties.company'), t('parties.companyValue')],
              [t('parties.office'), t('parties.officeValue')],
              [t('parties.number'), t('parties.numberValue')],
              [t('parties.email'), SUPPORT_EMAIL],
            ]}
          />
        </>
      ),
    },
    {
      id: 'prices',
      content: (
        <>
          {texts('prices.1', 'prices.2', 'prices.3')}
          {points('prices.fuel', 'prices.security', 'prices.insurance', 'prices.tax', 'prices.cod')}
          {texts('prices.4', 'prices.5', 'prices.6')}
        </>
      ),
    },
    { id: 'booking', content: texts('booking.1', 'booking.2', 'booking.3') },
    {
      id: 'payment',
      content: texts('payment.1', 'payment.2', 'payment.3', 'payment.4', 'payment.5'),
    },
    {
      id: 'prohibited',
      content: (
        <>
          {texts('prohibited.1')}
          {points(
            'prohibited.dangerous',
            'prohibited.weapons',
            'prohibited.drugs',
            'prohibited.money',
            'prohibited.living',
            'prohibited.perishable',
            'prohibited.forged',
            'prohibited.law',
          )}
          {texts('prohibited.2', 'prohibited.3')}
        </>
      ),
    },
    {
      id: 'carriage',
      content: texts('carriage.1', 'carriage.2', 'carriage.3', 'carriage.4', 'carriage.5'),
    },
    { id: 'customs', content: texts('customs.1', 'customs.2', 'customs.3') },
    {
      id: 'cancellations',
      content: texts(
        'cancellations.1',
        'cancellations.2',
        'cancellations.3',
        'cancellations.4',
        'cancellations.5',
      ),
    },
    {
      id: 'liability',
      content: (
        <>
          {texts('liability.1')}
          <LiabilityLimits />
          {texts('liability.2', 'liability.3', 'liability.4', 'liability.5')}
        </>
      ),
    },
    {
      id: 'claims',
      content: (
        <>
          {texts('claims.1')}
          <ClaimLimits />
          {texts('claims.2')}
          <TextLink to="/contact" className="inline-block">
            {t('contactLink')}
          </TextLink>
        </>
      ),
    },
    { id: 'accounts', content: texts('accounts.1', 'accounts.2', 'accounts.3') },
    { id: 'changes', content: texts('changes.1') },
    {
      id: 'law',
      content: (
        <>
          {texts('law.1', 'law.2')}
          <TextLink to="/legal/privacy" className="inline-block">
            {t('privacyLink')}
          </TextLink>
        </>
      ),
    },
  ] as const;
  return (
    <LegalDocument
      area="terms"
      version={loaderData.version}
      sections={sections.map(({ id, content }) => ({ id, title: t(`${id}.title`), content }))}
    />
  );
}

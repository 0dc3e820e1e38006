import { TERMS_VERSION } from '@waypost/contract';
import type { MessageKey } from '@waypost/i18n/messages';
import { SUPPORT_EMAIL } from '../../frame/links.ts';
import { useT } from '../../platform/catalogs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CompanyFacts, LegalDocument, Paragraphs, Points } from './legal-document.tsx';
import { MASKING_EXAMPLES } from './masking-examples.server.ts';
import { CookieTable, DataTable, MaskingTable } from './privacy-tables.tsx';
import type { Route } from './+types/privacy.ts';

export function loader() {
  return { version: TERMS_VERSION, examples: MASKING_EXAMPLES };
}

type Key = MessageKey<'privacy'>;

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const t = useT('privacy');
  const texts = (...keys: Key[]) => <Paragraphs texts={keys.map((key) => t(key as 'short.1'))} />;
  const points = (...keys: Key[]) => <Points texts={keys.map((key) => t(key as 'short.1'))} />;
  const sections = [
    { id: 'short', content: points('short.1', 'short.2', 'short.3', 'short.4') },
    {
      id: 'controller',
      content: (
        <>
          {texts('controller.1')}
          <CompanyFacts
            placeholder={t('placeholder')}
            facts={[
              [t('controller.company'), t('controller.companyValue')],
              [t('controller.office'), t('controller.officeValue')],
              [t('controller.email'), SUPPORT_EMAIL],
            ]}
          />
        </>
      ),
    },
    {
      id: 'data',
      content: (
        <>
          {texts('data.1')}
          <DataTable />
          {texts('data.2')}
        </>
      ),
    },
    {
      id: 'tracking',
      content: (
        <>
          {texts('tracking.1')}
          <MaskingTable examples={loaderData.examples} />
          {texts('tracking.2')}
        </>
      ),
    },
    {
      id: 'cookies',
      content: (
        <>
          {texts('cookies.1')}
          <CookieTable />
        </>
      ),
    },
    {
      id: 'others',
      content: (
        <>
          {texts('others.1')}
          {points('others.carriers', 'others.customs', 'others.payment', 'others.hosting')}
          {texts('others.2')}
        </>
      ),
    },
    { id: 'security', content: texts('security.1') },
    {
      id: 'rights',
      content: (
        <>
          {texts('rights.1')}
          {points('rights.access', 'rights.correct', 'rights.erase', 'rights.consent')}
          {texts('rights.2', 'rights.3')}
          <p className="flex flex-wrap gap-x-8 gap-y-2">
            <TextLink to="/dashboard/profile">{t('profileLink')}</TextLink>
            <TextLink to="/contact">{t('contactLink')}</TextLink>
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      content: (
        <>
          {texts('changes.1')}
          <TextLink to="/legal/terms" className="inline-block">
            {t('termsLink')}
          </TextLink>
        </>
      ),
    },
  ] as const;
  return (
    <LegalDocument
      area="privacy"
      version={loaderData.version}
      sections={sections.map(({ id, content }) => ({ id, title: t(`${id}.title`), content }))}
    />
  );
}

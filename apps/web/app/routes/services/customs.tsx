import { QUOTE } from '../../frame/links.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { CustomsDocument } from '../../ui/drawings/customs-document.tsx';
import { Stations } from '../../ui/stations.tsx';
import { CustomsDocuments } from './customs-documents.tsx';
import { CustomsTracking } from './customs-tracking.tsx';

const STEPS = [1, 2, 3, 4, 5] as const;
const QUESTIONS = ['hold', 'who', 'long', 'gift', 'value', 'within', 'refuse'] as const;

export default function Customs() {
  const t = useT('customs');
  const frame = useT('frame');
  return (
    <>
      <PageHead
        title={t('metaTitle')}
        description={t('metaDescription')}
        picture="customs"
        service={frame('footerCustoms')}
      />
      <div className="shell pt-12 pb-14 lg:pt-16">
        <h1 className="wide max-w-4xl text-4xl sm:text-6xl">{t('title')}</h1>
        <p className="mt-5 max-w-2xl text-lg text-muted">{t('lead')}</p>
      </div>
      <div className="shell space-y-24">
        <section className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <h2 className="wide mb-8 text-3xl sm:text-4xl">{t('stepsTitle')}</h2>
            <Stations
              upright
              stations={STEPS.map((step) => ({
                title: t(`step.${step}`),
                text: t(`step.${step}Text`),
              }))}
            />
          </div>
          <div className="self-center max-lg:hidden lg:col-span-4">
            <CustomsDocument />
          </div>
        </section>
        <CustomsTracking />
        <CustomsDocuments />
        <section className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
          <h2 className="wide text-3xl lg:col-span-4">{t('faqTitle')}</h2>
          <div className="lg:col-span-8">
            <Accordion
              items={QUESTIONS.map((id) => ({
                title: t(`${id}.question`),
                content: <p>{t(`${id}.answer`)}</p>,
              }))}
            />
          </div>
        </section>
        <section className="border-t-2 border-ink pt-6">
          <h2 className="wide text-3xl">{t('endTitle')}</h2>
          <div className="mt-6 flex flex-wrap gap-4">
            <LinkButton to={QUOTE}>{t('quote')}</LinkButton>
            <LinkButton look="secondary" to="/contact">
              {t('contact')}
            </LinkButton>
            <LinkButton look="quiet" to="/services/freight#incoterms">
              {t('incoterms')}
            </LinkButton>
          </div>
        </section>
      </div>
    </>
  );
}
